"""Ratings: what changes them, what does not, and the values that leaderboards show."""
