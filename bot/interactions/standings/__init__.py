"""Leaderboards, player cards, records against someone, and the rules of ratings."""
