"""An engine as strong as wanted: of skill 0 to 100, for an opponent who fits the person.

It slips in a natural way: by not looking beyond the next move. A win in one and a block are
overlooked only at low skill, so it is not seen to throw games away. Ultimate is not solved: there
the good moves are those that `tree` makes, and the next move may win a small board.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from statistics import fmean
from typing import NamedTuple

from engines.engine import Choice, Player, draw, uniform
from engines.games.game import Move
from engines.games.position import Position
from engines.players.baselines import TakeAndBlock, Uniform, WinAndBlock
from engines.players.tree import Tree
from engines.solver import best_moves

HIGHEST = 100
_ATTENTIVE = 40  # the skill from which on it never overlooks a win in one or a block
REMEMBERED = 10
"""How many of a person's latest results choose the next skill."""
_LATEST = 5
_FIRST_SKILL, _GAIN = 48, 48
"""Found by experiment: `benchmarks/matched.py` shows what they do for people of four kinds."""


@dataclass(frozen=True)
class Mixture:
    """Players, and how often each of them makes the move; these parts add up to 1."""

    parts: tuple[tuple[Player, Fraction], ...]

    def distribution(self, position: Position) -> Mapping[Move, Fraction]:
        """Return the probability of every possible move."""
        chances: dict[Move, Fraction] = {}
        for player, part in self.parts:
            for move, chance in player.distribution(position).items() if part else ():
                chances[move] = chances.get(move, Fraction(0)) + part * Fraction(chance)
        return chances

    def move(self, position: Position, rng: Random) -> Move:
        """Return a move drawn with these probabilities; only one of the players has to think."""
        players, parts = zip(*self.parts, strict=True)
        player: Player = rng.choices(players, [float(part) for part in parts])[0]
        return draw(player.distribution(position), rng)


@dataclass(frozen=True)
class Matched:
    """Keeps the position's value as often as its skill says, in percent; otherwise it slips."""

    skill: int

    REASONS = ("measured",)
    TABLES = ()

    @property
    def spec(self) -> str:
        return f"matched:{self.skill}"

    def distribution(self, position: Position) -> Mapping[Move, Fraction]:
        if not position.game.is_solved:
            return self._in_ultimate.distribution(position)
        seen = tuple(WinAndBlock().distribution(position))
        attention = min(Fraction(self.skill, _ATTENTIVE), Fraction(1))
        attentive = self._among(seen, position, attention)
        careless = self._among(position.legal_moves(), position, 1 - attention)
        moves = position.legal_moves()
        chances = {move: attentive.get(move, 0) + careless.get(move, 0) for move in moves}
        return {move: Fraction(chance) for move, chance in chances.items() if chance}

    def choose(self, position: Position, rng: Random) -> Choice:
        if not position.game.is_solved:
            return Choice(self._in_ultimate.move(position, rng), "measured")
        return Choice(draw(self.distribution(position), rng), "measured")

    @property
    def _in_ultimate(self) -> Mixture:
        skill = Fraction(self.skill, HIGHEST)
        attention = (1 - skill) * min(Fraction(self.skill, _ATTENTIVE), Fraction(1))
        return Mixture(
            ((Tree(), skill), (TakeAndBlock(), attention), (Uniform(), 1 - skill - attention))
        )

    def _among(
        self, moves: Collection[Move], position: Position, total: Fraction
    ) -> dict[Move, Fraction]:
        """Return the chances of some moves, which add up to `total`: good ones by skill."""
        skill = Fraction(self.skill, HIGHEST)
        chances = uniform(moves, total * (1 - skill))
        if not skill * total:
            return chances  # the good moves, which may take a search, make no difference
        good = [move for move in best_moves(position) if move in moves] or moves
        return chances | {m: chances[m] + c for m, c in uniform(good, total * skill).items()}


class Result(NamedTuple):
    """A person's game against the engine: its skill, and the person's points, 0 to 1."""

    skill: int
    points: float


def next_skill(results: Sequence[Result]) -> int:
    """Return the skill at which a person should get half of the points.

    `results` are the person's games so far, the latest last; the last ten count. Where there are
    fewer, draws at the first skill stand for the others, so that one result changes little.
    """
    latest = [*[Result(_FIRST_SKILL, 0.5)] * REMEMBERED, *results][-REMEMBERED:]
    skill = fmean(result.skill for result in latest[-_LATEST:])
    points = fmean(result.points for result in latest)
    return min(HIGHEST, max(0, round(skill + _GAIN * (points - 0.5))))
