"""Finished games: the lists of them, their animations, and sharing one with a channel."""
