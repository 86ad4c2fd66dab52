"""Noughts: a tic-tac-toe bot for Discord."""
