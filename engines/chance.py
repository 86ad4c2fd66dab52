"""Drawing from probabilities, the same way for every engine."""

from collections.abc import Collection, Mapping
from fractions import Fraction
from random import Random

from engines.engine import Chance


def evenly(cells: Collection[int], share: Fraction = Fraction(1)) -> dict[int, Fraction]:
    """Return each of `cells` with an equal part of `share`."""
    return dict.fromkeys(cells, share / len(cells))


def draw(chances: Mapping[int, Chance], rng: Random) -> int:
    """Return a cell drawn with the given probabilities."""
    if len(chances) == 1:
        return next(iter(chances))
    return rng.choices(list(chances), [float(chance) for chance in chances.values()])[0]
