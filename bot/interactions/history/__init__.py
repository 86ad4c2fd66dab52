"""Finished games: the lists of them, and their animations."""
