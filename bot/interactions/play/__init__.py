"""Games in play: how they start, the moves, the offers, the end, and what comes after it."""
