"""Looks two plies ahead, in a way of its own, and settles the rest by taste."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from random import Random

from engines.chance import evenly
from engines.engine import Choice, Table
from engines.games.classic import CELLS, CENTRE, CORNERS, LINE_MASKS, Board

Worth = dict[int, int]

_LINE, _WON = 3, 6  # a full line of one side counts double
_TASTE = tuple(
    (0.4, 0.5) if cell == CENTRE else (0.3, 0.4) if cell in CORNERS else (0.2, 0.3)
    for cell in CELLS
)


@dataclass(frozen=True)
class Wargames:
    """Weighs its moves against the replies, cell by cell, and never sees some traps for it."""

    REASONS = ("immediate", "two-plies")
    TABLES = ("own", "reply", "taste")

    @property
    def spec(self) -> str:
        """The engine as text."""
        return "wargames"

    def distribution(self, board: Board) -> Mapping[int, Fraction]:
        """Return the moves of the greatest worth that suit the taste best, evenly.

        Worths are whole numbers and tastes differ by less than one, so taste only breaks ties;
        those of one kind of cell are drawn from the same range, hence evenly.
        """
        worth = _thought(board)[0]
        best = [cell for cell in worth if worth[cell] == max(worth.values())]
        favourite = max(_TASTE[cell] for cell in best)
        return evenly([cell for cell in best if _TASTE[cell] == favourite])

    def choose(self, board: Board, rng: Random) -> Choice:
        """Return a move with the worth of moves and replies, and the sum that taste made of it."""
        worth, why, tables = _thought(board)
        taste = {cell: sure + rng.uniform(*_TASTE[cell]) for cell, sure in worth.items()}
        best = max(taste, key=taste.__getitem__)
        return Choice(best, why, tables | {"taste": _table(taste)})


@cache
def _thought(board: Board) -> tuple[Worth, str, dict[str, Table]]:
    """Return the worth of each move, the reason, and the tables that taste has no part in."""
    own, replies = _worth(board)
    tables = {"own": _table(own), "reply": _table(replies)}
    return own, "two-plies" if replies else "immediate", tables


def _worth(board: Board) -> tuple[Worth, Worth]:
    """Return the worth of each move, and of each reply unless a win is at hand."""
    own = {cell: _greatest(board.own | 1 << cell, board.opponent) for cell in board.free}
    if max(own.values()) == _WON:
        return own, {}
    replies = {reply: _reply(board, reply) for reply in board.free}
    return {cell: own[cell] * -replies[cell] for cell in own}, replies


def _reply(board: Board, reply: int) -> int:
    """Return the worst that a reply on this cell does, whatever the move before it elsewhere."""
    opponent = board.opponent | 1 << reply
    moves = (cell for cell in board.free if cell != reply)
    return min([0, *(-_greatest(opponent, board.own | 1 << cell) for cell in moves)])


def _greatest(side: int, other: int) -> int:
    """Return the greatest sum of a line, `side`'s marks counting 1 and the other's -1."""
    sums = ((line & side).bit_count() - (line & other).bit_count() for line in LINE_MASKS)
    greatest = max(sums)
    return _WON if greatest == _LINE else greatest


def _table(numbers: Mapping[int, float]) -> Table:
    return tuple(numbers.get(cell) for cell in CELLS)
