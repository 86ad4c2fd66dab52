"""Numbers in sentences that are not counts: Fluent would add thousands separators to them."""


def rating(points: float) -> str:
    """Return a rating in whole points, written like a year."""
    return f"{points:.0f}"


def rating_change(points: int) -> str:
    """Return by how many points a rating went up or down."""
    return f"+{points}" if points > 0 else f"\u2212{-points}" if points else "±0"
