"""Full search once the end is near, guesses before."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from random import Random

from engines.chance import evenly
from engines.engine import Choice, Table
from engines.games.classic import CELLS, Board
from engines.solver import best_moves, move_values

_POINTS = 10


@dataclass(frozen=True)
class Minimax:
    """Searches to the end of the game with at most `horizon` (0 to 9) cells empty, else guesses.

    A win counts 10, a draw 0, a loss -10, however soon it comes; ties are broken evenly.
    """

    horizon: int = 9

    REASONS = ("guess", "search")
    TABLES = ("value",)

    @property
    def spec(self) -> str:
        """The engine and its horizon as text."""
        return f"minimax:{self.horizon}"

    def distribution(self, board: Board) -> Mapping[int, Fraction]:
        """Return the best moves, or above the horizon all of them, with equal probabilities."""
        return evenly(best_moves(board) if self._sees(board) else board.legal_moves())

    def choose(self, board: Board, rng: Random) -> Choice:
        """Return a move and, where it searched, the value of every cell."""
        if self._sees(board):
            return Choice(rng.choice(best_moves(board)), "search", {"value": _points(board)})
        return Choice(rng.choice(board.legal_moves()), "guess")

    def _sees(self, board: Board) -> bool:
        return len(board.free) <= self.horizon


@cache
def _points(board: Board) -> Table:
    values = move_values(board)
    return tuple(_POINTS * values[cell] if cell in values else None for cell in CELLS)
