"""A player of ultimate who looks at each move and every reply, to measure the levels against."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from engines.engine import uniform
from engines.games.classic import CELLS_OF, FULL, LINES
from engines.games.game import Move
from engines.games.grid import mask_of
from engines.games.position import Position
from engines.games.ultimate import SIZE, ULTIMATE, Boards

_LINES = tuple(map(mask_of, LINES))
_WON = 10_000
_BOARD = 40
_LINE_OF_BOARDS = (0, 20, 60, 0)
_LINE_OF_MARKS = (0, 1, 6, 0)
"""The worth of a line without marks of the other player, by how many of one's own it has."""


@dataclass(frozen=True)
class Planner:
    """Makes a move whose best reply leaves it most: small boards, and lines that are still open.

    This is how those play who know the rule and think of what the opponent can do next.
    """

    def distribution(self, position: Position) -> Mapping[Move, Fraction]:
        """Return the best moves with equal probabilities."""
        moves, state = position.legal_moves(), position.state
        worth = {move: -_best(ULTIMATE.after(state, move)) for move in moves}
        most = max(worth.values())
        return uniform([move for move in moves if worth[move] == most])


def _best(state: Boards) -> int:
    """Return what the best move leaves the player to move."""
    result = ULTIMATE.result(state)
    if result is not None:
        return _WON * result
    return max(-_worth(ULTIMATE.after(state, move)) for move in ULTIMATE.legal_moves(state))


def _worth(state: Boards) -> int:
    """Return what a position is worth to the player to move."""
    result = ULTIMATE.result(state)
    if result is not None:
        return _WON * result
    own, opponent, drawn = state.own_boards, state.opponent_boards, state.drawn_boards
    lead = _BOARD * (own.bit_count() - opponent.bit_count())
    lead += _lines(own, opponent | drawn, _LINE_OF_BOARDS)
    lead -= _lines(opponent, own | drawn, _LINE_OF_BOARDS)
    return lead + sum(_threats(state, board) for board in CELLS_OF[state.open_boards])


def _threats(state: Boards, board: int) -> int:
    own, opponent = state.own >> SIZE * board & FULL, state.opponent >> SIZE * board & FULL
    return _lines(own, opponent, _LINE_OF_MARKS) - _lines(opponent, own, _LINE_OF_MARKS)


@cache
def _lines(own: int, barred: int, worth: tuple[int, ...]) -> int:
    """Return what the lines are worth in which nothing is barred."""
    return sum(worth[(own & line).bit_count()] for line in _LINES if not line & barred)
