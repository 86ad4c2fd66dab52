"""The daily puzzles: what a puzzle is, how they are found, and the list of all days."""
