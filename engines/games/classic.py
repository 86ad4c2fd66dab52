"""The rules of tic-tac-toe, and its boards as text."""

from collections import deque
from contextlib import suppress
from itertools import chain, zip_longest

from engines.games.game import Move
from engines.games.grid import GridGame, mask_of, square_symmetries, straight_lines
from engines.games.position import MARKS, IllegalMoveError, PlayedPosition

_SIDE = 3
CELLS = range(_SIDE * _SIDE)
CORNERS, CENTRE, EDGES = (0, 2, 6, 8), 4, (1, 3, 5, 7)
LINES = straight_lines(_SIDE, _SIDE)
SYMMETRIES = square_symmetries(_SIDE)
FULL = mask_of(CELLS)
LINE_MASKS: tuple[int, ...] = tuple(mask_of(line) for line in LINES)
CELLS_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(cell for cell in CELLS if mask >> cell & 1) for mask in range(FULL + 1)
)
HAS_LINE: tuple[bool, ...] = tuple(
    any(mask & line == line for line in LINE_MASKS) for mask in range(FULL + 1)
)


class BadBoardError(ValueError):
    """The text is not a board that a game can reach; the message quotes it and says why."""


class Classic(GridGame):
    """Three in a row win. What searches ask most comes from tables."""

    name = "classic"
    rows = columns = _SIDE
    tokens = tuple(map(str, CELLS))
    lines = LINES
    symmetries = SYMMETRIES
    is_quick = True

    def has_line(self, mask: int) -> bool:
        return HAS_LINE[mask]

    def _moves(self, playable: int) -> tuple[Move, ...]:
        return CELLS_OF[playable]


CLASSIC = Classic()


def parse_board(text: str) -> PlayedPosition:
    """Return the position of nine characters X, O or ., row by row; X moves first.

    Its moves are any that lead to this board. Raises BadBoardError if none do.
    """
    if len(text) != len(CELLS) or set(text) - set("XO."):
        raise BadBoardError(f"{text!r}: a board is nine characters X, O or .")
    x, o = (deque(str(cell) for cell in CELLS if text[cell] == mark) for mark in MARKS)
    for _ in CELLS if len(x) - len(o) in (0, 1) else ():
        (x if len(x) > len(o) else o).rotate()  # another of these cells was the last move
        with suppress(IllegalMoveError):
            moves = filter(None, chain.from_iterable(zip_longest(x, o)))
            return PlayedPosition(CLASSIC).play_tokens(moves)
    raise BadBoardError(f"{text!r}: no game leads to this board")
