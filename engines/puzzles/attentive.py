"""A player that judges puzzles: it sees some threats, and plans now and then."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from engines.engine import uniform
from engines.games.game import Move
from engines.games.position import Position
from engines.players.baselines import WinAndBlock
from engines.solver import best_moves


@dataclass(frozen=True)
class Attentive:
    """Wins and blocks in a share `sees` of its moves, and keeps the value in a share `keeps`."""

    sees: Fraction
    keeps: Fraction

    def distribution(self, position: Position) -> Mapping[Move, Fraction]:
        """Return the probability of every move."""
        seen, legal = tuple(WinAndBlock().distribution(position)), position.legal_moves()
        chances = dict.fromkeys(legal, Fraction(0))
        for moves, part in ((seen, self.sees), (legal, 1 - self.sees)):
            good = [move for move in best_moves(position) if move in moves] or moves
            for among, share in ((good, self.keeps), (moves, 1 - self.keeps)):
                for move, chance in uniform(among, part * share).items():
                    chances[move] += chance
        return chances
