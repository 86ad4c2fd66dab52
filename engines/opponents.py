"""Yardsticks: players that nobody meets, against which the engines are measured."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from engines.chance import evenly
from engines.games.classic import HAS_LINE, Board
from engines.solver import best_moves

Chances = Mapping[int, Fraction]


@dataclass(frozen=True)
class Uniform:
    """Takes any free cell, all alike."""

    def distribution(self, board: Board) -> Chances:
        """Return every legal move with the same probability."""
        return evenly(board.legal_moves())


@dataclass(frozen=True)
class WinAndBlock:
    """Wins if it can, else blocks if it must, else takes any free cell."""

    def distribution(self, board: Board) -> Chances:
        """Return the completing cells, else the blocking ones, else all, evenly."""
        wins, blocks = completing(board.own, board), completing(board.opponent, board)
        return evenly(wins or blocks or board.legal_moves())


def completing(side: int, board: Board) -> tuple[int, ...]:
    """Return the free cells that complete a line of `side`, a mask, lowest first."""
    return tuple(cell for cell in board.free if HAS_LINE[side | 1 << cell])


@dataclass(frozen=True)
class Optimal:
    """Takes any move that keeps the theoretical result, all alike."""

    def distribution(self, board: Board) -> Chances:
        """Return the optimal moves with the same probability."""
        return evenly(best_moves(board))


@dataclass(frozen=True)
class Fallible:
    """Takes an optimal move four times in five, any free cell otherwise."""

    care: Fraction = Fraction(4, 5)

    def distribution(self, board: Board) -> Chances:
        """Return the optimal moves at `care`, all legal moves at what is left of it."""
        well = evenly(best_moves(board), self.care)
        anyhow = evenly(board.legal_moves(), 1 - self.care)
        return {cell: chance + well.get(cell, 0) for cell, chance in anyhow.items()}
