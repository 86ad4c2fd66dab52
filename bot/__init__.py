"""Noughts: a tic-tac-toe bot for Discord."""

__version__ = "1.0.0.dev0"
