"""Glicko-2: how results change a rating, and how it becomes less certain over time.

Source: Mark E. Glickman, "Example of the Glicko-2 system" (2013); docstrings name its steps. The
formulas use the paper's own scale, whose unit is 173.7178 rating points.
"""

from collections.abc import Callable, Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

START, SCALE = 1500.0, 173.7178
MAX_DEVIATION = 350.0  # that of a new player
PERIODS_A_DAY = 0.21436  # as on Lichess, so that a deviation of 60 grows to 110 in a year

_TAU = 0.5  # limits how fast volatility changes; the paper's example uses it
_TOLERANCE = 1e-6
_MAX_STEPS = 100


class Rating(NamedTuple):
    """A strength in points, its uncertainty, and how much the player's results vary."""

    points: float = START
    deviation: float = MAX_DEVIATION
    volatility: float = 0.06


OpponentScore = tuple[Rating, float]  # the opponent's rating before, and the score: 1, 0.5 or 0


def aged(rating: Rating, periods: float) -> Rating:
    """Return a rating after `periods` without a match, by step 6: only the deviation changes."""
    deviation = _grown_deviation(rating.deviation, rating.volatility, periods)
    return Rating(rating.points, deviation, rating.volatility)


def expected(rating: Rating, opponent: Rating) -> float:
    """Return the expected score against an opponent, from 0 to 1."""
    gap = (rating.points - opponent.points) / SCALE
    return 1 / (1 + exp(-_g(opponent) * gap))


def updated(rating: Rating, results: Sequence[OpponentScore], periods: float = 1.0) -> Rating:
    """Return a rating after the results of one rating period, by steps 2 to 8.

    That period is the last of the `periods` since the last change; the others had no match.
    """
    before = aged(rating, periods - 1)
    surprise = information = 0.0
    for opponent, score in results:
        g, chance = _g(opponent), expected(before, opponent)
        surprise += g * (score - chance)
        information += g**2 * chance * (1 - chance)
    variance = 1 / information
    volatility = _volatility(before, variance, variance * surprise)
    widened = _grown_deviation(before.deviation, volatility, min(periods, 1)) / SCALE
    spread = 1 / sqrt(1 / widened**2 + 1 / variance)
    points = before.points + SCALE * spread**2 * surprise
    return Rating(points, SCALE * spread, volatility)


def towards(rating: Rating, target: Rating, share: float) -> Rating:
    """Return the rating between this one and `target`, at `share` (0 to 1) of the way."""
    return Rating(*(old + share * (new - old) for old, new in zip(rating, target, strict=True)))


def _grown_deviation(deviation: float, volatility: float, periods: float) -> float:
    grown = sqrt(deviation**2 + max(periods, 0.0) * (SCALE * volatility) ** 2)
    return min(grown, MAX_DEVIATION)


def _g(opponent: Rating) -> float:
    """Return how much a result against this opponent counts: g of step 3, at most 1."""
    return 1 / sqrt(1 + 3 * (opponent.deviation / SCALE / pi) ** 2)


def _volatility(rating: Rating, variance: float, improvement: float) -> float:
    """Return the new volatility, by step 5; `slope` is the paper's f."""
    spread, start = (rating.deviation / SCALE) ** 2 + variance, log(rating.volatility**2)
    excess = improvement**2 - spread

    def slope(x: float) -> float:
        grown = exp(x)
        return grown * (excess - grown) / (2 * (spread + grown) ** 2) - (x - start) / _TAU**2

    return exp(_root(slope, start, _second_bound(slope, start, excess)) / 2)


def _second_bound(slope: Callable[[float], float], start: float, excess: float) -> float:
    """Return a value on the other side of the root, by step 5.2."""
    if excess > 0:
        return log(excess)
    steps = 1
    while slope(start - steps * _TAU) < 0:
        steps += 1
    return start - steps * _TAU


def _root(slope: Callable[[float], float], near: float, far: float) -> float:
    """Return where `slope` is zero, by the Illinois algorithm of steps 5.3 to 5.5."""
    at_near, at_far = slope(near), slope(far)
    for _ in range(_MAX_STEPS):
        if abs(far - near) <= _TOLERANCE:
            break
        middle = near + (near - far) * at_near / (at_far - at_near)
        at_middle = slope(middle)
        if at_middle * at_far <= 0:
            near, at_near = far, at_far
        else:
            at_near /= 2
        far, at_far = middle, at_middle
    return near
