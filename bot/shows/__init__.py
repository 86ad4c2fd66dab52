"""Shows: two engines play each other, and people watch."""
