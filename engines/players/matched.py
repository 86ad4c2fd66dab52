"""An engine that fits the person: its skill, 0 to 100, follows their results against it.

At 0 it makes any move, at 100 it plays like the highest level.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from engines.engine import Choice, Engine, Player, draw
from engines.games.game import Move
from engines.games.position import Position

HIGHEST = 100
REMEMBERED = 5  # how many of a person's latest results `next_skill` needs
_FIRST_SKILL, _FIRST_STEP, _STEP = 25, 15, 5  # a win or loss is a step; the first four are large


@dataclass(frozen=True)
class Matched:
    """Plays like the two levels between which its skill lies, each as often as it is near."""

    skill: int
    scale: tuple[Player, ...]  # the weakest first, at equal distances from skill 0 to 100

    @property
    def spec(self) -> str:
        return f"matched:{self.skill}"

    def distribution(self, position: Position) -> Mapping[Move, float]:
        lower, upper, part = self._neighbours
        chances: dict[Move, float] = defaultdict(float)
        for player, share in ((lower, 1 - part), (upper, part)):
            for move, chance in player.distribution(position).items() if share else ():
                chances[move] += share * float(chance)
        return dict(chances)

    def choose(self, position: Position, rng: Random) -> Choice:
        lower, upper, part = self._neighbours
        player = upper if rng.random() < part else lower
        if not isinstance(player, Engine):
            return Choice(draw(player.distribution(position), rng), "guess")
        made = player.choose(position, rng)
        return Choice(made.move, made.why if made.why.startswith("overlooked") else "measured")

    @property
    def _neighbours(self) -> tuple[Player, Player, float]:
        """The players below and above the skill, and how often the upper one moves, 0 to 1."""
        place = self.skill * (len(self.scale) - 1) / HIGHEST
        lower = min(int(place), len(self.scale) - 2)
        return self.scale[lower], self.scale[lower + 1], place - lower


class SkillResult(NamedTuple):
    """A person's game against the engine: its skill, and the person's points, 0 to 1."""

    skill: int
    points: float


def next_skill(results: Sequence[SkillResult]) -> int:
    """Return the skill for a person's next game; `results` are their latest, the newest last."""
    if not results:
        return _FIRST_SKILL
    skill, points = results[-1]
    step = _FIRST_STEP if len(results) < REMEMBERED else _STEP
    return min(HIGHEST, max(0, skill + round(step * (2 * points - 1))))
