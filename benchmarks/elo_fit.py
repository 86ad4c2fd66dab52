"""Fits the points of players to their scores against each other, by the Elo model."""

from collections.abc import Mapping
from math import exp

from bot.domain.ratings.glicko2 import SCALE, START
from bot.domain.ratings.rules import POINTS_BY_GAME
from engines.engine import Player
from engines.levels import engine_name, engine_of
from engines.players.baselines import Fallible
from engines.strength.exact import average
from engines.strength.results import both_sides

Scores = Mapping[str, Mapping[str, float]]
"""The mean score of each player against each other one, as the average of both sides."""

ANCHOR = "80:20"
"""A player who makes an optimal move four times in five; has the points that people start with."""

_FITTED_TOGETHER = {spec for spec in POINTS_BY_GAME["classic"] if engine_name(spec) != "level"}

_STEP, _TOLERANCE, _MAX_ROUNDS = 20.0, 1e-9, 20_000


class NotConvergedError(RuntimeError):
    """The points still change after the greatest number of rounds."""


def fit_together() -> dict[str, float]:
    """Return the points of the engines of the first ladder, by exact scores; takes 20 s."""
    players: dict[str, Player] = {spec: engine_of(spec) for spec in _FITTED_TOGETHER}
    players[ANCHOR] = Fallible()
    scores = {
        name: {
            other: _score(player, opponent) for other, opponent in players.items() if other != name
        }
        for name, player in players.items()
    }
    return fit(scores, {ANCHOR: START})


def _score(player: Player, opponent: Player) -> float:
    return float(average(both_sides(player, opponent)).score)


def fit(scores: Scores, fixed: Mapping[str, float]) -> dict[str, float]:
    """Return the points of each player; those of `fixed` stay as they are.

    Raises NotConvergedError if the points do not settle.
    """
    points = {**dict.fromkeys(scores, START), **fixed}
    free = [name for name in scores if name not in fixed]
    for _ in range(_MAX_ROUNDS):
        if max(abs(_adjust(points, name, scores[name])) for name in free) < _TOLERANCE:
            return points
    raise NotConvergedError(f"no points fit {len(scores)} players")


def _adjust(points: dict[str, float], name: str, actual: Mapping[str, float]) -> float:
    """Move a player's points towards its actual scores; return the score above expectation."""
    gaps = {other: points[name] - points[other] for other in actual}
    surplus = sum(score - 1 / (1 + exp(-gaps[other] / SCALE)) for other, score in actual.items())
    points[name] += _STEP * surplus
    return surplus
