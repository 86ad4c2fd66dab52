"""An engine that looks two plies ahead, and breaks ties by a random preference, its taste."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from random import Random

from engines.engine import Choice, Table, greatest, table_of, uniform
from engines.games.classic import CELLS, CENTRE, CLASSIC, CORNERS, LINE_MASKS, Board
from engines.games.position import Position

Values = dict[int, int]

_FULL_LINE, _WON = 3, 6  # a full line of one side counts double
_TASTE = tuple(
    (0.4, 0.5) if cell == CENTRE else (0.3, 0.4) if cell in CORNERS else (0.2, 0.3)
    for cell in CELLS
)


@dataclass(frozen=True)
class Wargames:
    """Compares its moves with the replies cell by cell, and so misses some traps."""

    spec = "wargames"

    def distribution(self, position: Position) -> Mapping[int, Fraction]:
        """Return equal probabilities for the moves of the greatest value that taste prefers.

        Values are integers and tastes differ by less than one, so taste only breaks ties. Cells of
        one kind draw their taste from the same range, so they are equally likely.
        """
        values = _search(Board.of(position))[0]
        return uniform(greatest({cell: _TASTE[cell] for cell in greatest(values)}))

    def choose(self, position: Position, rng: Random) -> Choice:
        """Return a move, the values of moves and replies, and the values with taste added."""
        values, why, tables = _search(Board.of(position))
        taste = {cell: value + rng.uniform(*_TASTE[cell]) for cell, value in values.items()}
        best = max(taste, key=taste.__getitem__)
        return Choice(best, why, tables | {"taste": table_of(CLASSIC, taste)})


@cache
def _search(board: Board) -> tuple[Values, str, dict[str, Table]]:
    """Return the value of each move, the reason, and the tables that do not depend on taste."""
    own, replies = _values(board)
    tables = {"own": table_of(CLASSIC, own), "reply": table_of(CLASSIC, replies)}
    return own, "two-plies" if replies else "immediate", tables


def _values(board: Board) -> tuple[Values, Values]:
    """Return the value of each move, and of each reply unless a move wins at once."""
    own = {cell: _greatest_line_sum(board.own | 1 << cell, board.opponent) for cell in board.free}
    if max(own.values()) == _WON:
        return own, {}
    replies = {reply: _reply_value(board, reply) for reply in board.free}
    return {cell: own[cell] * -replies[cell] for cell in own}, replies


def _reply_value(board: Board, reply: int) -> int:
    """Return the lowest value of a reply on this cell, over all moves on other cells before it."""
    opponent = board.opponent | 1 << reply
    moves = (cell for cell in board.free if cell != reply)
    return min([0, *(-_greatest_line_sum(opponent, board.own | 1 << cell) for cell in moves)])


def _greatest_line_sum(side: int, other: int) -> int:
    """Return the greatest sum of a line: 1 for each mark of `side`, -1 for each of the other."""
    sums = ((line & side).bit_count() - (line & other).bit_count() for line in LINE_MASKS)
    most = max(sums)
    return _WON if most == _FULL_LINE else most
