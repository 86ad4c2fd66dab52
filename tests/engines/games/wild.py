"""Wild tic-tac-toe: a player puts either mark. The seventh game, added as one file."""

from engines.games.classic import CELLS, FULL, HAS_LINE, LINES, SYMMETRIES
from engines.games.game import DRAW, LOSS, Cell, Game, Line, Mark, Move
from engines.games.grid import Masks, cells_in, image_finder, mask_of

_PICKS = ("x", "o")


class Wild(Game[Masks]):
    """Anyone who completes three alike wins, whatever the mark. A state is the Xs and the Os."""

    name = "wild"
    rows = columns = 3
    tokens = tuple(f"{pick}{cell}" for pick in _PICKS for cell in CELLS)
    symmetries = tuple(
        tuple(len(CELLS) * pick + cell for pick in range(2) for cell in symmetry)
        for symmetry in SYMMETRIES
    )
    start = (0, 0)

    def __init__(self) -> None:
        self._images = image_finder(SYMMETRIES)

    def result(self, state: Masks) -> int | None:
        """Return LOSS if there is a line, DRAW if the board is full."""
        if any(HAS_LINE[mask] for mask in state):
            return LOSS
        return DRAW if state[0] | state[1] == FULL else None

    def legal_moves(self, state: Masks) -> tuple[Move, ...]:
        """Return the empty cells, first for X, then for O."""
        if self.result(state) is not None:
            return ()
        free = tuple(cells_in(FULL & ~(state[0] | state[1])))
        return (*free, *(len(CELLS) + cell for cell in free))

    def after(self, state: Masks, move: Move) -> Masks:
        """Return the state with one more X or O."""
        pick, cell = divmod(move, len(CELLS))
        x, o = state
        return (x, o | 1 << cell) if pick else (x | 1 << cell, o)

    def after_pass(self, state: Masks) -> Masks:
        """Return the same state: both may put either mark."""
        return state

    def moves_left(self, state: Masks) -> int:
        """Return the number of empty cells."""
        return len(CELLS) - (state[0] | state[1]).bit_count()

    def winning_line(self, state: Masks) -> Line | None:
        """Return the first line of three alike."""
        lines = (line for mask in state for line in LINES if mask_of(line) & ~mask == 0)
        return next(lines, None)

    def canonical(self, state: Masks) -> Masks:
        """Return the least image; the marks are worth the same, so either may come first."""
        x, o = (self._images(mask) for mask in state)
        return min(*zip(x, o, strict=True), *zip(o, x, strict=True))

    def cells(self, state: Masks, turn: Mark) -> tuple[Cell, ...]:  # noqa: ARG002 - marks are free
        """Return the marks; whose turn it is does not matter."""
        x, o = state
        marks = {**dict.fromkeys(cells_in(x), Cell("X")), **dict.fromkeys(cells_in(o), Cell("O"))}
        return tuple(marks.get(cell, Cell()) for cell in CELLS)


WILD = Wild()
