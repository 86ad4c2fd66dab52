"""The engines' fixed ratings, derived from their exact scores against each other.

The Elo model gives each engine the points at which its expected scores against all others add up
to its actual scores, calculated over the whole game tree. `docs/ratings.md` says how to calculate
them again.
"""

from collections.abc import Mapping
from math import exp

from bot.domain.ratings.glicko2 import SCALE, START, Rating
from engines.arena import average, both_sides
from engines.engine import Player
from engines.levels import SPEC_OF_LEVEL, engine_of
from engines.opponents import Fallible
from engines.strength import STRENGTH

Scores = Mapping[str, Mapping[str, float]]
"""The mean score of each player against each other one, as the average of both sides."""

ANCHOR = "80:20"
"""A player who makes an optimal move four times in five; has the points that people start with."""

POINTS: Mapping[str, int] = {
    "minimax:4": 1256,
    "sampling:5": 1416,
    "minimax:6": 1497,
    "sampling:20": 1505,
    "minimax:7": 1541,
    "dice": 1554,
    "sampling:100": 1555,
    "lines": 1564,
    "wargames": 1575,
    "perfect": 1603,
    "minimax:9": 1623,
}
"""The result of `fit` for every engine that people can pick; stored because it takes a while."""

_STEP, _TOLERANCE, _MAX_ROUNDS = 60.0, 1e-9, 20_000


def rating_of(spec: str, points: Mapping[str, int] = POINTS) -> Rating:
    """Return an engine's rating, whose deviation is 0."""
    return Rating(points.get(spec, START), deviation=0.0)


def is_beatable(spec: str) -> bool:
    """Return whether it is possible to win against an engine."""
    return spec not in STRENGTH or STRENGTH[spec].worst_case > 0


BEST_BEATABLE = POINTS[SPEC_OF_LEVEL["hard"]]
"""The points of the strongest level that a person can beat."""


def exact_scores() -> Scores:
    """Return the scores of all engines and the anchor against each other; takes 20 s."""
    players: dict[str, Player] = {spec: engine_of(spec) for spec in POINTS}
    players[ANCHOR] = Fallible()
    return {
        name: {
            other: _score(player, opponent) for other, opponent in players.items() if other != name
        }
        for name, player in players.items()
    }


def _score(player: Player, opponent: Player) -> float:
    record = average(both_sides(player, opponent))
    return float(record.win + record.draw / 2)


def fit(scores: Scores) -> dict[str, float]:
    """Return the points of each player, where the anchor has the starting points."""
    points = dict.fromkeys(scores, START)
    for _ in range(_MAX_ROUNDS):
        worst = max(abs(_adjust(points, name, actual)) for name, actual in scores.items())
        if worst < _TOLERANCE:
            break
    shift = START - points[ANCHOR]
    return {name: value + shift for name, value in points.items()}


def _adjust(points: dict[str, float], name: str, actual: Mapping[str, float]) -> float:
    """Move a player's points towards its actual scores; return the score above expectation."""
    gaps = {other: points[name] - points[other] for other in actual}
    surplus = sum(score - 1 / (1 + exp(-gaps[other] / SCALE)) for other, score in actual.items())
    points[name] += _STEP * surplus
    return surplus
