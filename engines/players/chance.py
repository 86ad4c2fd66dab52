"""Probability distributions over cells, and random draws from them."""

from collections.abc import Collection, Mapping
from fractions import Fraction
from random import Random

from engines.engine import Chance


def uniform(cells: Collection[int], total: Fraction = Fraction(1)) -> dict[int, Fraction]:
    """Return the uniform distribution over `cells`, whose probabilities add up to `total`."""
    return dict.fromkeys(cells, total / len(cells))


def draw(chances: Mapping[int, Chance], rng: Random) -> int:
    """Return a cell drawn with the given probabilities."""
    if len(chances) == 1:
        return next(iter(chances))
    return rng.choices(list(chances), [float(chance) for chance in chances.values()])[0]
