"""Drop: marks fall to the lowest free cell of their column; four in a row win."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from engines.games.game import Move
from engines.games.grid import GridGame, Masks, straight_lines

_SIDE, _LENGTH = 5, 4
_STRIDE = _SIDE + 1  # an empty column next to the board, so that no line runs on in the next row
_DIRECTIONS = (1, _STRIDE - 1, _STRIDE, _STRIDE + 1)
_BOTTOM = sum(1 << _STRIDE * (_SIDE - 1) + column for column in range(_SIDE))
_COLUMNS = tuple(sum(1 << _STRIDE * row + n for row in range(_SIDE)) for n in range(_SIDE))


class Drop(GridGame):
    """A move is a column; its mark lands on those that are there already."""

    name = "drop"
    rows = columns = _SIDE
    tokens = tuple(map(str, range(_SIDE)))
    lines = straight_lines(_SIDE, _LENGTH)
    symmetries = (tuple(range(_SIDE)), tuple(reversed(range(_SIDE))))

    @cached_property
    def shown(self) -> tuple[str, ...]:
        return tuple(square[0] for square in self.squares[:_SIDE])

    @cached_property
    def spelt(self) -> Mapping[str, Move]:
        """The columns by their letters and by their squares; `notation` takes only free ones."""
        return {text: self.shown.index(text[0]) for text in (*self.shown, *self.squares)}

    @property
    def spelling(self) -> str:
        return "a column, a to e, or a free square of it, such as c5"

    def _bit(self, cell: int) -> int:
        return 1 << cell // _SIDE * _STRIDE + cell % _SIDE

    def has_line(self, mask: int) -> bool:
        for n in _DIRECTIONS:
            pairs = mask & mask >> n
            if pairs & pairs >> 2 * n:
                return True
        return False

    def _threats(self, mask: int) -> int:
        found = 0
        for n in _DIRECTIONS:
            before, after = mask << n & mask << 2 * n, mask >> n & mask >> 2 * n
            found |= before & (mask << 3 * n | mask >> n) | after & (mask >> 3 * n | mask << n)
        return found

    def playable(self, taken: int) -> int:
        """Return the landing cells: those that stand on the ground or on a mark."""
        return (taken >> _STRIDE | _BOTTOM) & self.full & ~taken

    def _moves(self, playable: int) -> tuple[Move, ...]:
        return tuple(n for n, column in enumerate(_COLUMNS) if playable & column)

    def after(self, state: Masks, move: Move) -> Masks:
        own, opponent = state
        return opponent, own | self.playable(own | opponent) & _COLUMNS[move]

    def cell_of(self, state: Masks, move: Move) -> int:
        return self.bits.index(self.playable(state[0] | state[1]) & _COLUMNS[move])

    def cells_of(self, state: Masks, move: Move) -> tuple[int, ...]:
        return tuple(range(self.cell_of(state, move), -1, -_SIDE))

    def move_of(self, number: int) -> Move:
        return number % _SIDE

    def images(self, state: Masks) -> Sequence[Masks]:
        return state, (_mirrored(state[0]), _mirrored(state[1]))


def _mirrored(mask: int) -> int:
    shifts = zip(_COLUMNS, range(_SIDE - 1, -_SIDE, -2), strict=True)
    return sum((mask & column) << n if n > 0 else (mask & column) >> -n for column, n in shifts)


DROP = Drop()
