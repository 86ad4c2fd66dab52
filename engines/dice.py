"""Rules, and a ten-sided die where the rules leave off."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from random import Random

from engines.chance import draw, evenly
from engines.engine import Choice
from engines.games.classic import CELLS_OF, CENTRE, CORNERS, EDGES, FULL, LINE_MASKS, Board, mask_of

Chances = Mapping[int, Fraction]

_SINGLE_CORNERS = frozenset(1 << cell for cell in CORNERS)
_OPPOSITE_CORNERS = frozenset(mask_of(pair) for pair in ((0, 8), (2, 6)))
_CENTRE = 1 << CENTRE


@dataclass(frozen=True)
class Dice:
    """Plays by seven rules, of which the first that applies decides."""

    REASONS = ("complete", "block", "opening", "centre", "corner", "fork", "any")
    TABLES = ()

    @property
    def spec(self) -> str:
        """The engine as text."""
        return "dice"

    def distribution(self, board: Board) -> Chances:
        """Return what the deciding rule makes of each cell."""
        return dict(_decide(board)[1])

    def choose(self, board: Board, rng: Random) -> Choice:
        """Return a move and the rule that it follows from."""
        why, chances = _decide(board)
        return Choice(draw(chances, rng), why)


@cache
def _decide(board: Board) -> tuple[str, Chances]:
    for why, rule in _RULES.items():
        chances = rule(board)
        if chances is not None:
            return why, chances
    return "any", evenly(board.free)


def _complete(board: Board) -> Chances | None:
    return _finish(board.own, board)


def _block(board: Board) -> Chances | None:
    return _finish(board.opponent, board)


def _finish(side: int, board: Board) -> Chances | None:
    """Return the cell that completes the first line that `side` could complete."""
    taken = board.own | board.opponent
    for line in LINE_MASKS:
        missing = line & ~side
        if missing.bit_count() == 1 and not missing & taken:
            return evenly(CELLS_OF[missing])
    return None


def _opening(board: Board) -> Chances | None:
    if board.plies:
        return None
    return _rolled(6, CORNERS) | _rolled(3, (CENTRE,)) | _rolled(1, EDGES)


def _centre(board: Board) -> Chances | None:
    lone_corner = not board.own and board.opponent in _SINGLE_CORNERS
    return evenly((CENTRE,)) if lone_corner else None


def _corner(board: Board) -> Chances | None:
    lone_centre = not board.own and board.opponent == _CENTRE
    return evenly(CORNERS) if lone_centre else None


def _fork(board: Board) -> Chances | None:
    if board.own != _CENTRE or board.opponent not in _OPPOSITE_CORNERS:
        return None
    edges, free = _rolled(8, EDGES), _rolled(2, CELLS_OF[FULL & ~(board.own | board.opponent)])
    return {cell: chance + edges.get(cell, 0) for cell, chance in free.items()}


def _rolled(sides: int, cells: Collection[int]) -> dict[int, Fraction]:
    """Return `cells`, evenly, at `sides` of the die's ten."""
    return evenly(cells, Fraction(sides, 10))


_RULES: Mapping[str, Callable[[Board], Chances | None]] = {
    "complete": _complete,
    "block": _block,
    "opening": _opening,
    "centre": _centre,
    "corner": _corner,
    "fork": _fork,
}
