"""Matches and what belongs to them: challenges, deadlines, shows, shares, history."""
