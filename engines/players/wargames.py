"""An engine that looks two plies ahead, and breaks ties by a random preference, its taste."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from random import Random

from engines.engine import Choice, ScoreTable, greatest, table_of, uniform
from engines.games.classic import CELLS, CENTRE, CLASSIC, CORNERS, LINE_MASKS
from engines.games.grid import Masks
from engines.games.position import Position

CellValues = dict[int, int]

_FULL_LINE, _WON = 3, 6  # a full line of one side counts double
_TASTE = tuple(
    (0.4, 0.5) if cell == CENTRE else (0.3, 0.4) if cell in CORNERS else (0.2, 0.3)
    for cell in CELLS
)


@dataclass(frozen=True)
class Wargames:
    """Weighs its move on a cell against a reply on that same cell, and so misses some traps."""

    spec = "wargames"

    def distribution(self, position: Position) -> Mapping[int, Fraction]:
        """Return equal probabilities for the moves of the greatest value that taste prefers."""
        # Values are whole and tastes differ by less than 1, so taste only breaks ties. Cells of one
        # kind draw theirs from the same range, so they are equally likely.
        values = _search(position.state)[0]
        return uniform(greatest({cell: _TASTE[cell] for cell in greatest(values)}))

    def choose(self, position: Position, rng: Random) -> Choice:
        values, why, tables = _search(position.state)
        taste = {cell: value + rng.uniform(*_TASTE[cell]) for cell, value in values.items()}
        best = max(taste, key=taste.__getitem__)
        return Choice(best, why, tables | {"taste": table_of(CLASSIC, taste)})


@cache
def _search(state: Masks) -> tuple[CellValues, str, dict[str, ScoreTable]]:
    """Return the value of each move, the reason, and the tables that do not depend on taste."""
    own, replies = _values(state)
    tables = {"own": table_of(CLASSIC, own), "reply": table_of(CLASSIC, replies)}
    return own, "two-plies" if replies else "immediate", tables


def _values(state: Masks) -> tuple[CellValues, CellValues]:
    """Return the value of each move, and of each reply unless a move wins at once."""
    (own, opponent), free = state, CLASSIC.legal_moves(state)
    moves = {cell: _greatest_line_sum(own | 1 << cell, opponent) for cell in free}
    if max(moves.values()) == _WON:
        return moves, {}
    replies = {reply: _reply_value(state, reply) for reply in free}
    return {cell: moves[cell] * -replies[cell] for cell in moves}, replies


def _reply_value(state: Masks, reply: int) -> int:
    """Return the lowest value, 0 at most, of a reply here after any own move on another cell."""
    own, opponent = state
    moves = (cell for cell in CLASSIC.legal_moves(state) if cell != reply)
    sums = (_greatest_line_sum(opponent | 1 << reply, own | 1 << cell) for cell in moves)
    return min([0, *(-value for value in sums)])


def _greatest_line_sum(side: int, other: int) -> int:
    """Return the greatest sum of a line (1 for each mark of `side`, -1 for the other's); 3 is 6."""
    sums = ((line & side).bit_count() - (line & other).bit_count() for line in LINE_MASKS)
    most = max(sums)
    return _WON if most == _FULL_LINE else most
