"""An engine that searches to the end of the game once few cells are empty, and guesses before."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from random import Random

from engines.chance import uniform
from engines.engine import Choice, Table
from engines.games.classic import CELLS, Board
from engines.solver import best_moves, move_values

_POINTS = 10


@dataclass(frozen=True)
class Minimax:
    """Searches to the end of the game with at most `horizon` (0 to 9) cells empty, else guesses.

    A win counts 10, a draw 0 and a loss -10, no matter how many moves it takes. Of several
    best moves, each is equally likely.
    """

    horizon: int = 9

    REASONS = ("guess", "search")
    TABLES = ("value",)

    @property
    def spec(self) -> str:
        """The engine and its horizon as text."""
        return f"minimax:{self.horizon}"

    def distribution(self, board: Board) -> Mapping[int, Fraction]:
        """Return equal probabilities for the best moves, or for all moves above the horizon."""
        return uniform(best_moves(board) if self._can_search(board) else board.legal_moves())

    def choose(self, board: Board, rng: Random) -> Choice:
        """Return a move and, if it searched, the value of every cell."""
        if self._can_search(board):
            return Choice(rng.choice(best_moves(board)), "search", {"value": _points(board)})
        return Choice(rng.choice(board.legal_moves()), "guess")

    def _can_search(self, board: Board) -> bool:
        return len(board.free) <= self.horizon


@cache
def _points(board: Board) -> Table:
    values = move_values(board)
    return tuple(_POINTS * values[cell] if cell in values else None for cell in CELLS)
