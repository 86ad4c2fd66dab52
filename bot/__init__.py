"""Noughts: a tic-tac-toe bot for Discord."""

__version__ = "0.2.0"
