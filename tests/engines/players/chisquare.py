"""Pearson's chi-square test of counts against probabilities."""

from collections.abc import Mapping
from math import sqrt

from engines.engine import Chance

ROUNDING = 1e-6


def follows(counts: Mapping[int, int], chances: Mapping[int, Chance]) -> bool:
    """Return whether the statistic is at most five standard deviations above its mean."""
    if set(counts) - set(chances):
        return False
    total, freedom = sum(counts.values()), len(chances) - 1
    expected = {cell: float(chance) * total for cell, chance in chances.items()}
    statistic = sum((counts.get(cell, 0) - want) ** 2 / want for cell, want in expected.items())
    return statistic <= freedom + 5 * sqrt(2 * freedom) + ROUNDING
