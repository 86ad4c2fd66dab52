"""The measures of an engine's strength: its results against the baselines and in the worst case."""

from collections.abc import Mapping

from engines.engine import Chance, Player
from engines.games.classic import CLASSIC
from engines.players.baselines import Casual, Fallible, Optimal, Uniform, WinAndBlock
from engines.strength import results
from engines.strength.arena import average

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


def losses(player: Player) -> dict[str, Chance]:
    """Return how often `player` loses in classic by each of `MEASURES`, and in the worst case.

    Each number is the average of both sides.
    """
    lost = {name: average(results.both_sides(player, BASELINES[name])).loss for name in MEASURES}
    worst = results.worst_losses(player, CLASSIC)
    return lost if worst is None else lost | {WORST_CASE: worst}
