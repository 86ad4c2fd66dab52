"""The Game protocol: who may move where, when a game is over, and how it is written and shown."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeVar, cast

Mark = Literal["X", "O"]
Move = int  # the index of its text in the game's `tokens`
Line = tuple[int, ...]  # the cells of a line, in order
Permutation = tuple[int, ...]  # where a symmetry takes each move

WIN, DRAW, LOSS = 1, 0, -1
_NUMBERED = 9  # boards with so many cells show them as 1 to 9, larger ones as a1 and so on

S = TypeVar("S", bound=Hashable)


def other(mark: Mark) -> Mark:
    return "O" if mark == "X" else "X"


class Cell(NamedTuple):
    """What a cell shows: a mark or nothing, its size, and whether it is the next to vanish."""

    mark: Mark | None = None
    size: str = ""
    fading: bool = False

    def __str__(self) -> str:
        mark = self.mark or "."
        return (mark.lower() if self.fading else mark) + self.size


class Game(ABC, Generic[S]):
    """The rules of one game. A state is a position as its player to move sees it.

    States are immutable and say nothing of earlier moves; `PlayedPosition` knows those, and so
    whose turn it is and which positions came up before. X moves first and turns alternate.
    Cells are numbered from 0, row by row. Only `result` knows when a game is over.
    """

    name: ClassVar[str]
    rows: ClassVar[int]
    columns: ClassVar[int]
    # The text of every move that the game knows, legal or not, as programs write it: from 0.
    tokens: ClassVar[tuple[str, ...]]
    # What a person may pick before the cell: a size, smallest first, or a small board.
    picks: ClassVar[tuple[str, ...]] = ()
    is_quick: ClassVar[bool] = False  # engines take microseconds, so that nobody waits for them
    is_long: ClassVar[bool] = False  # engines may think for a second: too long to answer a press
    is_solved: ClassVar[bool] = True  # every value is known; otherwise no level is unbeatable
    # The result for the player to move once the other player has completed a line.
    line_means: ClassVar[int] = LOSS
    blocks: ClassVar[int] = 1  # how many blocks the board is high and wide; they are drawn apart
    lines: ClassVar[tuple[Line, ...]] = ()  # those that decide a game; none in Ultimate
    symmetries: ClassVar[tuple[Permutation, ...]]  # of the moves; the first is the identity
    start: S

    @cached_property
    def squares(self) -> tuple[str, ...]:
        """What the board shows on each empty cell: 1 to 9, or a1 and so on if there are more."""
        cells = range(self.rows * self.columns)
        if len(cells) == _NUMBERED:
            return tuple(str(cell + 1) for cell in cells)
        places = (divmod(cell, self.columns) for cell in cells)
        return tuple(f"{'abcdefghi'[column]}{row + 1}" for row, column in places)

    @cached_property
    def shown(self) -> tuple[str, ...]:
        """What people read and type for every move; `tokens` are for programs."""
        squares = self.squares
        moves = range(len(self.tokens))
        return tuple(self.pick_of(move) + squares[move % len(squares)] for move in moves)

    @cached_property
    def spelt(self) -> Mapping[str, Move]:
        """Every text that people may type for a move, with that move."""
        return {text: move for move, text in enumerate(self.shown)}

    @property
    def spelling(self) -> str:
        """How people write a move, as the end of a sentence that begins with "A move is"."""
        return f"a square, {self.squares[0]} to {self.squares[-1]}"

    @abstractmethod
    def result(self, state: S) -> int | None:
        """Return WIN, DRAW or LOSS for the player to move if the game is over, otherwise None."""

    @abstractmethod
    def legal_moves(self, state: S) -> tuple[Move, ...]:
        """Return the legal moves, lowest first; none if the game is over."""

    @abstractmethod
    def after(self, state: S, move: Move) -> S:
        """Return the state after a legal move, without checking that it is legal."""

    @abstractmethod
    def after_pass(self, state: S) -> S:
        """Return the state after a pass: no legal move, but it shows what the other threatens."""

    @abstractmethod
    def moves_left(self, state: S) -> int | None:
        """Return the most moves that can still follow, or None if positions can come up again."""

    @abstractmethod
    def winning_line(self, state: S) -> Line | None:
        """Return the first line that decided a game that is over, or None if none did."""

    def images(self, state: S) -> Sequence[S]:
        """Return the image of a state under each symmetry, in order, or the state alone."""
        return (state,)

    def canonical(self, state: S) -> S:
        """Return the least image of a state, which all its images share with no other state."""
        images: Sequence[Any] = self.images(state)
        return cast(S, min(images))

    @abstractmethod
    def cells(self, state: S, turn: Mark) -> tuple[Cell, ...]:
        """Return what every cell shows if `turn` is the mark of the player to move."""

    @property
    def has_circles(self) -> bool:
        """Whether positions can come up again; one that comes up for the third time is a draw."""
        return self.moves_left(self.start) is None

    def winning_moves(self, state: S) -> tuple[Move, ...]:
        """Return the moves that win at once for the player to move, lowest first."""
        return () if self.line_means == WIN else self.line_moves(state)

    def line_moves(self, state: S) -> tuple[Move, ...]:
        """Return the moves that end the game by a line (in Ultimate or by count), lowest first."""
        means, moves = self.line_means, self.legal_moves(state)
        return tuple(move for move in moves if self.result(self.after(state, move)) == means)

    def cell_of(self, state: S, move: Move) -> int:  # noqa: ARG002 - a piece may fall elsewhere
        """Return the cell on which a legal move puts something."""
        return move % (self.rows * self.columns)

    def cells_of(self, state: S, move: Move) -> tuple[int, ...]:
        """Return the free cells that people may press for a legal move, `cell_of` first."""
        return (self.cell_of(state, move),)

    def move_of(self, number: int) -> Move:
        """Return the move that a button's number stands for.

        The first of a move's `cells_of` has the number of the move, each next one `columns` more.
        """
        return number

    def pick_of(self, move: Move) -> str:
        """Return what a person picks before the cell, such as a piece's size; "" for nothing."""
        return self.tokens[move].rstrip("0123456789")

    def piece(self, cell: Cell) -> str:
        """Return what the board shows on a cell that is taken: the mark, and the piece's number."""
        number = str(self.picks.index(cell.size) + 1) if cell.size else ""
        return f"{cell.mark}{number}"

    def owners(self, state: S, turn: Mark) -> Mapping[int, Mark]:  # noqa: ARG002 - blocks may be won
        """Return who has won the block of a cell, for each cell where someone has."""
        return {}

    def areas(self, state: S) -> Mapping[str, Line]:  # noqa: ARG002 - as above
        """Return the parts of the board in play and their cells, by name; none if all of it is."""
        return {}

    def left_of(self, state: S, pick: str) -> int:  # noqa: ARG002 - where there is nothing to pick
        """Return how often the player to move can still use `pick`."""
        return 0


AnyGame = Game[Any]
