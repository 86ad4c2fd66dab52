"""The engines' fixed ratings, derived from their exact scores against each other.

The Elo model gives each engine the points at which its expected scores against all others add up
to its actual scores, calculated over the whole game tree. Published points never change: an engine
that is added is fitted against them.
"""

from collections.abc import Iterable, Mapping
from math import exp

from bot.domain.ratings.glicko2 import SCALE, START, Rating
from engines.engine import Player
from engines.games.classic import CLASSIC
from engines.games.variants import GAMES
from engines.ladders import LADDERS
from engines.levels import SPECS_OF_LEVELS, engine_of, levels_of, spec_for
from engines.players.baselines import Fallible
from engines.strength.arena import average, both_sides
from engines.strength.strength import STRENGTH

Scores = Mapping[str, Mapping[str, float]]
"""The mean score of each player against each other one, as the average of both sides."""

ANCHOR = "80:20"
"""A player who makes an optimal move four times in five; has the points that people start with."""

POINTS_BY_GAME = {game: ladder.points for game, ladder in LADDERS.items()}
"""The points of every engine that people can pick, by game; fitting them takes a while."""
POINTS = POINTS_BY_GAME[CLASSIC.name]
_ADDED = ("sampling:10",)
_FITTED_TOGETHER = {spec: points for spec, points in POINTS.items() if spec not in _ADDED}

_STEP, _TOLERANCE, _MAX_ROUNDS = 20.0, 1e-9, 20_000


class NotConvergedError(RuntimeError):
    """The points still change after the greatest number of rounds."""


def rating_of(spec: str, points: Mapping[str, int] = POINTS) -> Rating:
    """Return an engine's rating, whose deviation is 0."""
    return Rating(points.get(spec, START), deviation=0.0)


def is_beatable(spec: str, variant: str = CLASSIC.name) -> bool:
    """Return whether it is possible to win against an engine in a game."""
    if variant == CLASSIC.name:
        return spec not in STRENGTH or STRENGTH[spec].worst_case > 0
    game = GAMES[variant]
    if "unbeatable" not in levels_of(game):
        return True
    return spec not in (spec_for("unbeatable", None, game), spec_for(None, "minimax", game))


BEST_BEATABLE_BY_GAME = {
    game: points.get(SPECS_OF_LEVELS[game]["hard"], START)
    for game, points in POINTS_BY_GAME.items()
}
"""The points of the strongest level that a person can beat, by game."""
BEST_BEATABLE = BEST_BEATABLE_BY_GAME[CLASSIC.name]


def fit_together() -> dict[str, float]:
    """Return the points of the engines of the first ladder; takes 20 s."""
    return fit(_exact_scores(_FITTED_TOGETHER), {ANCHOR: START})


def fit_added(spec: str) -> float:
    """Return the points of an engine among those of the first ladder."""
    scores = _exact_scores((*_FITTED_TOGETHER, spec))
    return fit(scores, {ANCHOR: START, **_FITTED_TOGETHER})[spec]


def _exact_scores(specs: Iterable[str]) -> Scores:
    """Return the scores of some engines and the anchor against each other."""
    players: dict[str, Player] = {spec: engine_of(spec) for spec in specs}
    players[ANCHOR] = Fallible()
    return {
        name: {
            other: _score(player, opponent) for other, opponent in players.items() if other != name
        }
        for name, player in players.items()
    }


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
