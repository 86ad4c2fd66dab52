"""How sure a rate is that was counted in a sample."""

from math import sqrt

_Z = 1.96  # for 95 %


def wilson(hits: int, count: int) -> tuple[float, float]:
    """Return the 95 % interval (Wilson's) of a rate with `hits` in a sample of `count`."""
    rate, square = hits / count, _Z**2
    middle = (rate + square / (2 * count)) / (1 + square / count)
    half = _Z * sqrt(rate * (1 - rate) / count + square / (4 * count**2)) / (1 + square / count)
    return middle - half, middle + half
