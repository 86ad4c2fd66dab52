"""What the bot's own players are worth: fixed ratings, by the exact scores among them.

The Elo model gives each player the points at which the scores it is expected to make against all
the others add up to those it does make, counted over the whole game tree. `docs/ratings.md` tells
how to count them again.
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
"""Player by player, the mean score of a match, each side as often: a draw is a half."""

ANCHOR = "80:20"
"""Who plays an optimal move four times in five, and stands at the points everybody starts with."""

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
"""The fit's result for every engine that a person can pick, kept because counting takes a while."""

_STEP, _CLOSE, _ROUNDS = 60.0, 1e-9, 20_000


def rating_of(spec: str) -> Rating:
    """Return an engine's rating, of which nothing is uncertain."""
    return Rating(POINTS.get(spec, START), deviation=0.0)


def is_beatable(spec: str) -> bool:
    """Return whether there is anybody who wins against an engine now and then."""
    return spec not in STRENGTH or STRENGTH[spec].worst_case > 0


BEST_BEATABLE = POINTS[SPEC_OF_LEVEL["hard"]]
"""The points of the strongest level that can be beaten."""


def exact_scores() -> Scores:
    """Return the scores of every engine and the anchor against one another; takes 20 s."""
    players: dict[str, Player] = {spec: engine_of(spec) for spec in POINTS}
    players[ANCHOR] = Fallible()
    return {
        name: {other: _score(player, foe) for other, foe in players.items() if other != name}
        for name, player in players.items()
    }


def _score(player: Player, foe: Player) -> float:
    record = average(both_sides(player, foe))
    return float(record.win + record.draw / 2)


def fit(scores: Scores) -> dict[str, float]:
    """Return the points of each player, the anchor's at the start of the scale."""
    points = dict.fromkeys(scores, START)
    for _ in range(_ROUNDS):
        worst = max(abs(_improve(points, name, made)) for name, made in scores.items())
        if worst < _CLOSE:
            break
    shift = START - points[ANCHOR]
    return {name: value + shift for name, value in points.items()}


def _improve(points: dict[str, float], name: str, made: Mapping[str, float]) -> float:
    """Move a player's points towards what it made, and return how much it made beyond them."""
    gaps = {other: points[name] - points[other] for other in made}
    beyond = sum(score - 1 / (1 + exp(-gaps[other] / SCALE)) for other, score in made.items())
    points[name] += _STEP * beyond
    return beyond
