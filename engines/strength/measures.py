"""The measures of an engine's strength: its results against the baselines and in the worst case."""

from collections.abc import Iterable, Mapping

from engines.engine import Chance, Player
from engines.games.classic import CLASSIC
from engines.games.game import AnyGame
from engines.players.baselines import Casual, Fallible, Optimal, Uniform, WinAndBlock
from engines.strength import results
from engines.strength.arena import Record, average

BASELINES: Mapping[str, Player] = {
    "random": Uniform(),
    "casual": Casual(),
    "win-and-block": WinAndBlock(),
    "80:20": Fallible(),
    "optimal, uniform": Optimal(),
}
MEASURES = ("random", "win-and-block", "80:20", "optimal, uniform")
"""The baselines by which the ladder of classic is drawn."""
LIKE_PEOPLE = ("random", "casual", "80:20")
"""Those by which the levels of all games are compared."""
WORST_CASE = "worst case"


def losses(
    player: Player, game: AnyGame = CLASSIC, names: Iterable[str] = MEASURES
) -> dict[str, Chance]:
    """Return how often `player` loses to some baselines and, if known, in the worst case.

    Each number is the average of both sides.
    """
    lost = {name: record.loss for name, record in _records(player, game, names).items()}
    worst = results.worst_losses(player, game)
    return lost if worst is None else lost | {WORST_CASE: worst}


def scores(
    player: Player, game: AnyGame = CLASSIC, names: Iterable[str] = MEASURES
) -> dict[str, Chance]:
    """Return the points of `player` a game against some baselines, as the average of both sides.

    A win is a point and a draw half a point.
    """
    return {name: record.score for name, record in _records(player, game, names).items()}


def _records(player: Player, game: AnyGame, names: Iterable[str]) -> dict[str, Record]:
    return {name: average(results.both_sides(player, BASELINES[name], game)) for name in names}
