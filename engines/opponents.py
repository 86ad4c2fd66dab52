"""Baselines: players that the engines are measured against; people cannot play them."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from engines.chance import uniform
from engines.games.classic import HAS_LINE, Board
from engines.solver import best_moves

Chances = Mapping[int, Fraction]


@dataclass(frozen=True)
class Uniform:
    """Takes any free cell, each with the same probability."""

    def distribution(self, board: Board) -> Chances:
        """Return every legal move with the same probability."""
        return uniform(board.legal_moves())


@dataclass(frozen=True)
class WinAndBlock:
    """Wins if it can, else blocks if it must, else takes any free cell."""

    def distribution(self, board: Board) -> Chances:
        """Return equal probabilities for the winning cells, else the blocking ones, else all."""
        wins, blocks = completing(board.own, board), completing(board.opponent, board)
        return uniform(wins or blocks or board.legal_moves())


def completing(side: int, board: Board) -> tuple[int, ...]:
    """Return the free cells that complete a line of the mask `side`, lowest first."""
    return tuple(cell for cell in board.free if HAS_LINE[side | 1 << cell])


@dataclass(frozen=True)
class Optimal:
    """Takes any move that keeps the theoretical result, each with the same probability."""

    def distribution(self, board: Board) -> Chances:
        """Return the optimal moves with the same probability."""
        return uniform(best_moves(board))


@dataclass(frozen=True)
class Fallible:
    """Takes an optimal move four times in five, else any free cell."""

    care: Fraction = Fraction(4, 5)

    def distribution(self, board: Board) -> Chances:
        """Return `care` shared by the optimal moves, plus the rest shared by all legal moves."""
        optimal = uniform(best_moves(board), self.care)
        careless = uniform(board.legal_moves(), 1 - self.care)
        return {cell: chance + optimal.get(cell, 0) for cell, chance in careless.items()}
