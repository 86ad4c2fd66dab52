"""How strong each engine is: exact results, stored because calculating them is slow."""

from collections.abc import Mapping
from typing import NamedTuple


class Strength(NamedTuple):
    """How many of 100 games an engine wins and loses against a player who takes any free cell.

    It moves first in half of them. `worst_case` is the fraction of its games that it loses to its
    most dangerous opponent, averaged over both sides.
    """

    wins: int
    losses: int
    worst_case: float

    @property
    def worst(self) -> int:
        """How many of 100 games it loses to its most dangerous opponent."""
        return round(100 * self.worst_case)


STRENGTH: Mapping[str, Strength] = {
    "dice": Strength(wins=85, losses=2, worst_case=0.589),
    "lines": Strength(wins=94, losses=2, worst_case=0.5),
    "wargames": Strength(wins=93, losses=1, worst_case=0.5),
    "sampling:100": Strength(wins=81, losses=1, worst_case=0.355),
    "minimax:9": Strength(wins=87, losses=0, worst_case=0.0),
    "perfect": Strength(wins=95, losses=0, worst_case=0.0),
}
"""The engines that a person can pick, by spec, as they play best."""
