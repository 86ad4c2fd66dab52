"""An engine that follows rules, and rolls a ten-sided die where they leave a choice."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from random import Random

from engines.engine import Choice, draw, uniform
from engines.games.classic import CELLS_OF, CENTRE, CORNERS, EDGES, FULL, LINE_MASKS, Board
from engines.games.grid import mask_of
from engines.games.position import Position

Chances = Mapping[int, Fraction]

_SINGLE_CORNERS = frozenset(1 << cell for cell in CORNERS)
_OPPOSITE_CORNERS = frozenset(mask_of(pair) for pair in ((0, 8), (2, 6)))
_CENTRE = 1 << CENTRE


@dataclass(frozen=True)
class Dice:
    """Plays by seven rules; the first rule that applies decides."""

    spec = "dice"

    def distribution(self, position: Position) -> Chances:
        return dict(_decide(Board.of(position))[1])

    def choose(self, position: Position, rng: Random) -> Choice:
        why, chances = _decide(Board.of(position))
        return Choice(draw(chances, rng), why)


@cache
def _decide(board: Board) -> tuple[str, Chances]:
    for why, rule in _RULES.items():
        chances = rule(board)
        if chances is not None:
            return why, chances
    return "any", uniform(board.free)


def _complete_line_of(side: int, board: Board) -> Chances | None:
    """Return the cell that completes the first line which `side` can complete."""
    taken = board.own | board.opponent
    for line in LINE_MASKS:
        missing = line & ~side
        if missing.bit_count() == 1 and not missing & taken:
            return uniform(CELLS_OF[missing])
    return None


def _opening(board: Board) -> Chances | None:
    if board.plies:
        return None
    return _rolled(6, CORNERS) | _rolled(3, (CENTRE,)) | _rolled(1, EDGES)


def _centre(board: Board) -> Chances | None:
    lone_corner = not board.own and board.opponent in _SINGLE_CORNERS
    return uniform((CENTRE,)) if lone_corner else None


def _corner(board: Board) -> Chances | None:
    lone_centre = not board.own and board.opponent == _CENTRE
    return uniform(CORNERS) if lone_centre else None


def _fork(board: Board) -> Chances | None:
    if board.own != _CENTRE or board.opponent not in _OPPOSITE_CORNERS:
        return None
    edges, free = _rolled(8, EDGES), _rolled(2, CELLS_OF[FULL & ~(board.own | board.opponent)])
    return {cell: chance + edges.get(cell, 0) for cell, chance in free.items()}


def _rolled(sides: int, cells: Collection[int]) -> dict[int, Fraction]:
    """Return equal probabilities for `cells`, which add up to `sides` tenths."""
    return uniform(cells, Fraction(sides, 10))


_RULES: Mapping[str, Callable[[Board], Chances | None]] = {
    "complete": lambda board: _complete_line_of(board.own, board),
    "block": lambda board: _complete_line_of(board.opponent, board),
    "opening": _opening,
    "centre": _centre,
    "corner": _corner,
    "fork": _fork,
}
