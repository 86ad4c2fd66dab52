"""Glicko-2: what results say about a player, and how that grows stale.

After Mark E. Glickman, "Example of the Glicko-2 system" (2013), whose steps are named below. The
formulas are on his own scale, a unit of which is 173.7178 points of a rating.
"""

from collections.abc import Callable, Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

START, SCALE = 1500.0, 173.7178
WIDEST = 350.0
"""The deviation of somebody of whom nothing is known."""
PERIODS_A_DAY = 0.21436
"""How fast knowledge grows stale: Lichess's figure, a deviation of 60 to 110 in a year."""

_TAU = 0.5  # how fast a volatility may change; the value of the example
_CLOSE = 1e-6
_STEPS = 100


class Rating(NamedTuple):
    """A strength in points, how far off it may be, and how erratic its bearer is."""

    points: float = START
    deviation: float = WIDEST
    volatility: float = 0.06


Result = tuple[Rating, float]
"""An opponent as it stood, and the score against it: 1, 0.5 or 0."""


def aged(rating: Rating, periods: float) -> Rating:
    """Return a rating as it stands after `periods` without a match, a fraction included.

    Step 6: nothing changes but that it is less certain.
    """
    deviation = _grown(rating.deviation, rating.volatility, periods)
    return Rating(rating.points, deviation, rating.volatility)


def expected(rating: Rating, opponent: Rating) -> float:
    """Return the score, from 0 to 1, that is to be expected against an opponent."""
    gap = (rating.points - opponent.points) / SCALE
    return 1 / (1 + exp(-_trust(opponent) * gap))


def after(rating: Rating, results: Sequence[Result], periods: float = 1.0) -> Rating:
    """Return a rating after the results of one rating period, `periods` after it last changed.

    Time beyond one period has been spent without a match. Steps 2 to 8.
    """
    before = aged(rating, periods - 1)
    surprise = sum(_trust(foe) * (score - expected(before, foe)) for foe, score in results)
    variance = 1 / sum(_information(before, foe) for foe, _ in results)
    volatility = _volatility(before, variance, variance * surprise)
    widened = _grown(before.deviation, volatility, min(periods, 1)) / SCALE
    spread = 1 / sqrt(1 / widened**2 + 1 / variance)
    points = before.points + SCALE * spread**2 * surprise
    return Rating(points, SCALE * spread, volatility)


def towards(rating: Rating, target: Rating, share: float) -> Rating:
    """Return the rating that lies `share` (0 to 1) of the way to `target`."""
    return Rating(
        rating.points + share * (target.points - rating.points),
        rating.deviation + share * (target.deviation - rating.deviation),
        rating.volatility + share * (target.volatility - rating.volatility),
    )


def _grown(deviation: float, volatility: float, periods: float) -> float:
    grown = sqrt(deviation**2 + max(periods, 0.0) * (SCALE * volatility) ** 2)
    return min(grown, WIDEST)


def _trust(opponent: Rating) -> float:
    """Return how much a result against an opponent says: g of step 3, at most 1."""
    return 1 / sqrt(1 + 3 * (opponent.deviation / SCALE / pi) ** 2)


def _information(rating: Rating, opponent: Rating) -> float:
    chance = expected(rating, opponent)
    return _trust(opponent) ** 2 * chance * (1 - chance)


def _volatility(rating: Rating, variance: float, improvement: float) -> float:
    """Return the new volatility: step 5."""
    spread, start = (rating.deviation / SCALE) ** 2 + variance, log(rating.volatility**2)

    def slope(x: float) -> float:
        pull = exp(x) * (improvement**2 - spread - exp(x)) / (2 * (spread + exp(x)) ** 2)
        return pull - (x - start) / _TAU**2

    return exp(_root(slope, start, _other_end(slope, start, improvement**2 - spread)) / 2)


def _other_end(slope: Callable[[float], float], start: float, excess: float) -> float:
    """Return a place beyond the root: steps 5.2."""
    if excess > 0:
        return log(excess)
    steps = 1
    while slope(start - steps * _TAU) < 0:
        steps += 1
    return start - steps * _TAU


def _root(slope: Callable[[float], float], near: float, far: float) -> float:
    """Return where `slope` is zero, by the Illinois algorithm: steps 5.3 to 5.5."""
    at_near, at_far = slope(near), slope(far)
    for _ in range(_STEPS):
        if abs(far - near) <= _CLOSE:
            break
        middle = near + (near - far) * at_near / (at_far - at_near)
        at_middle = slope(middle)
        if at_middle * at_far <= 0:
            near, at_near = far, at_far
        else:
            at_near /= 2
        far, at_far = middle, at_middle
    return near
