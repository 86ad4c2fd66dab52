"""The measures of an engine's strength: its results against the baselines and in the worst case."""

from collections.abc import Mapping

from engines.engine import Chance, Player
from engines.games.game import AnyGame
from engines.players.baselines import Fallible, Optimal, Uniform, WinAndBlock
from engines.strength import results
from engines.strength.arena import Record, average, both_sides, worst_case
from engines.strength.strength import Strength

BASELINES: Mapping[str, Player] = {
    "random": Uniform(),
    "win-and-block": WinAndBlock(),
    "80:20": Fallible(),
    "optimal, uniform": Optimal(),
}
LIKE_PEOPLE = ("random", "win-and-block", "80:20")
WORST_CASE = "worst case"


def losses(player: Player) -> dict[str, Chance]:
    """Return how often `player` loses by each measure, as the average of both sides."""
    lost = {name: average(both_sides(player, other)).loss for name, other in BASELINES.items()}
    return lost | {WORST_CASE: sum(worst_case(player)) / 2}


def scores(player: Player) -> dict[str, Chance]:
    """Return the points of `player` a game against each baseline, as the average of both sides.

    A win is a point and a draw half a point.
    """
    records = {name: average(both_sides(player, other)) for name, other in BASELINES.items()}
    return {name: record.score for name, record in records.items()}


def averages(player: Player, game: AnyGame) -> dict[str, Record]:
    """Return the record of `player` against the baselines that play like people, both sides."""
    return {name: average(_both_sides(player, BASELINES[name], game)) for name in LIKE_PEOPLE}


def _both_sides(player: Player, other: Player, game: AnyGame) -> tuple[Record, Record]:
    first, second = results.play_out(player, other, game), results.play_out(other, player, game)
    return first, second.reversed_sides()


def measure(player: Player) -> Strength:
    """Return the strength of `player`, rounded to three digits."""
    first, second = both_sides(player, BASELINES["random"])
    return Strength(_rounded(first), _rounded(second), round(float(sum(worst_case(player))) / 2, 3))


def _rounded(record: Record) -> tuple[float, float, float]:
    win, draw, loss = (round(float(chance), 3) for chance in record)
    return win, draw, loss
