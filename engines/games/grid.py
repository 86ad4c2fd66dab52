"""Games in which each move adds a mark to a grid, and lines of marks decide."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, reduce
from operator import or_

from engines.games.game import DRAW, Cell, Game, Line, Mark, Move, Permutation, other

Masks = tuple[int, int]  # the cells of the player to move and of the other; bit n is cell n

_REMEMBERED_IMAGES, _REMEMBERED_THREATS = 4096, 1 << 16  # masks whose results are cached


def mask_of(cells: Iterable[int]) -> int:
    return sum(1 << cell for cell in cells)


def cells_in(mask: int) -> Iterator[int]:
    """Yield the numbers of the bits that are set, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def straight_lines(side: int, length: int) -> tuple[Line, ...]:
    """Return the lines of a square grid: rows, columns, then diagonals of either direction."""
    reach = length - 1
    return tuple(
        tuple((row + down * n) * side + column + right * n for n in range(length))
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1))
        for row in range(side - down * reach)
        for column in range(side)
        if 0 <= column + right * reach < side
    )


def square_symmetries(side: int) -> tuple[Permutation, ...]:
    cells = range(side * side)
    quarter_turn = [(cell % side) * side + side - 1 - cell // side for cell in cells]
    mirror = [cell // side * side + side - 1 - cell % side for cell in cells]
    turns = [tuple(cells)]
    for _ in range(3):
        turns.append(tuple(quarter_turn[cell] for cell in turns[-1]))
    return (*turns, *(tuple(mirror[cell] for cell in turn) for turn in turns))


def image_finder(symmetries: Iterable[Permutation]) -> Callable[[int], tuple[int, ...]]:
    """Return a function from a mask to its images, in the order of the symmetries."""
    bits = [[1 << place for place in symmetry] for symmetry in symmetries]

    @lru_cache(maxsize=_REMEMBERED_IMAGES)
    def images(mask: int) -> tuple[int, ...]:
        cells = tuple(cells_in(mask))
        return tuple(sum([moved[cell] for cell in cells]) for moved in bits)

    return images


class GridGame(Game[Masks]):
    """A game of marks on a grid. Completing one of `lines` wins; a full board is a draw."""

    start = (0, 0)

    def __init__(self) -> None:
        self.bits = tuple(map(self._bit, range(self.rows * self.columns)))
        self.full = sum(self.bits)
        self._lines = {sum(self.bits[cell] for cell in line): line for line in self.lines}
        self._images = image_finder(self.symmetries)
        self.threats = lru_cache(maxsize=_REMEMBERED_THREATS)(self._threats)

    def _bit(self, cell: int) -> int:
        return 1 << cell

    def has_line(self, mask: int) -> bool:
        for line in self._lines:  # noqa: SIM110 - searches call this most, and a loop is faster
            if mask & line == line:
                return True
        return False

    def _threats(self, mask: int) -> int:
        """Return the cells that would complete a line of `mask`, even those that are taken."""
        missing = (line & ~mask for line in self._lines)
        return reduce(or_, (cell for cell in missing if cell & (cell - 1) == 0), 0)

    def result(self, state: Masks) -> int | None:
        own, opponent = state
        if self.has_line(opponent):
            return self.line_means
        return DRAW if own | opponent == self.full else None

    def playable(self, taken: int) -> int:
        """Return the cells on which the next mark may land."""
        return self.full & ~taken

    def legal_moves(self, state: Masks) -> tuple[Move, ...]:
        over = self.result(state) is not None
        return () if over else self._moves(self.playable(state[0] | state[1]))

    def line_moves(self, state: Masks) -> tuple[Move, ...]:
        if self.has_line(state[1]):
            return ()
        return self._moves(self.threats(state[0]) & self.playable(state[0] | state[1]))

    def _moves(self, playable: int) -> tuple[Move, ...]:
        return tuple(cells_in(playable))

    def after(self, state: Masks, move: Move) -> Masks:
        return state[1], state[0] | 1 << move

    def after_pass(self, state: Masks) -> Masks:
        return state[1], state[0]

    def moves_left(self, state: Masks) -> int:
        return (self.full & ~(state[0] | state[1])).bit_count()

    def winning_line(self, state: Masks) -> Line | None:
        complete = (line for mask, line in self._lines.items() if state[1] & mask == mask)
        return next(complete, None)

    def images(self, state: Masks) -> Sequence[Masks]:
        return tuple(zip(self._images(state[0]), self._images(state[1]), strict=True))

    def cells(self, state: Masks, turn: Mark) -> tuple[Cell, ...]:
        own, opponent, free = Cell(turn), Cell(other(turn)), Cell()
        return tuple(
            own if state[0] & bit else opponent if state[1] & bit else free for bit in self.bits
        )
