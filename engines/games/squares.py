"""Squares: four in a row, or two by two, on a board of four by four."""

from engines.games.grid import GridGame, square_symmetries, straight_lines

_SIDE = 4
_BLOCKS = tuple(
    (cell, cell + 1, cell + _SIDE, cell + _SIDE + 1)
    for cell in range(_SIDE * (_SIDE - 1))
    if cell % _SIDE < _SIDE - 1
)


class Squares(GridGame):
    """Four in a row win, and so does a block of two by two."""

    name = "squares"
    rows = columns = _SIDE
    tokens = tuple(map(str, range(_SIDE * _SIDE)))
    lines = straight_lines(_SIDE, _SIDE) + _BLOCKS
    symmetries = square_symmetries(_SIDE)


SQUARES = Squares()
