"""Results, standings, leaderboards and seasons."""
