"""Whether counts follow probabilities, by Pearson's chi-square."""

from collections.abc import Mapping
from math import sqrt

from engines.engine import Chance

ROUNDING = 1e-6


def follows(counts: Mapping[int, int], chances: Mapping[int, Chance]) -> bool:
    """Return whether the counts are within five standard deviations of what is expected."""
    if set(counts) - set(chances):
        return False
    total, freedom = sum(counts.values()), len(chances) - 1
    expected = {cell: float(chance) * total for cell, chance in chances.items()}
    surprise = sum((counts.get(cell, 0) - want) ** 2 / want for cell, want in expected.items())
    return surprise <= freedom + 5 * sqrt(2 * freedom) + ROUNDING
