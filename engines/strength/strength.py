"""How strong each engine is: results of the arena, stored because calculating them is slow."""

from collections.abc import Mapping
from dataclasses import dataclass

Rates = tuple[float, float, float]
"""Games won, drawn and lost, as fractions of 1."""


@dataclass(frozen=True)
class Strength:
    """An engine's exact results, rounded to three digits.

    `first` and `second` are its rates against a player who takes any free cell, when it moves
    first and when it moves second. `worst_case` is the fraction of its games that it loses to its
    most dangerous opponent, averaged over both sides.
    """

    first: Rates
    second: Rates
    worst_case: float

    @property
    def wins(self) -> int:
        """How many of 100 games it wins against a random player, moving first in half of them."""
        return _percent((self.first[0] + self.second[0]) / 2)

    @property
    def losses(self) -> int:
        """How many of the same 100 games it loses."""
        return _percent((self.first[2] + self.second[2]) / 2)

    @property
    def worst(self) -> int:
        """How many of 100 games it loses to its most dangerous opponent."""
        return _percent(self.worst_case)


def _percent(rate: float) -> int:
    return round(100 * rate)


STRENGTH: Mapping[str, Strength] = {
    "dice": Strength((0.918, 0.075, 0.008), (0.782, 0.188, 0.03), 0.589),
    "lines": Strength((0.986, 0.014, 0.0), (0.885, 0.086, 0.03), 0.5),
    "wargames": Strength((0.979, 0.021, 0.0), (0.887, 0.101, 0.013), 0.5),
    "sampling:100": Strength((0.899, 0.101, 0.0), (0.724, 0.262, 0.014), 0.355),
    "minimax:9": Strength((0.968, 0.032, 0.0), (0.777, 0.223, 0.0), 0.0),
    "perfect": Strength((0.99, 0.01, 0.0), (0.916, 0.084, 0.0), 0.0),
}
"""The engines that a person can pick, by spec, as they play best."""
