"""Practice: positions of one's own games, to find what was right."""
