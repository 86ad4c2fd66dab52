"""The daily puzzle: when each counts, attempts, streaks and results."""
