"""Noughts: a tic-tac-toe bot for Discord."""

NAME = "Noughts"
__version__ = "1.1.0.dev0"
