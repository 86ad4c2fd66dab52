"""Ultimate: nine small boards in a large one; a cell sends the other player to its small board."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import chain
from typing import NamedTuple

from engines.games.classic import CELLS, CELLS_OF, FULL, HAS_LINE, LINES, SYMMETRIES
from engines.games.game import DRAW, LOSS, WIN, Cell, Game, Line, Mark, Move, other
from engines.games.grid import image_finder, mask_of

SIZE = len(CELLS)  # how many cells a small board has, and how many small boards there are

_SIDE = 3
_PICKS = ("nw", "n", "ne", "w", "centre", "e", "sw", "s", "se")
_MOVES = tuple(
    tuple(tuple(SIZE * board + cell for cell in cells) for cells in CELLS_OF) for board in CELLS
)  # by small board and mask of its cells
_CELL_OF = tuple(
    (board // _SIDE * _SIDE + cell // _SIDE) * SIZE + board % _SIDE * _SIDE + cell % _SIDE
    for board in CELLS
    for cell in CELLS
)  # where each move is on the large board, row by row
_MOVE_AT = tuple(_CELL_OF.index(place) for place in range(SIZE * SIZE))


class Boards(NamedTuple):
    """The marks on all small boards, and who has won which, as masks.

    Bit 9b + c of a mask of cells is cell c of small board b; bit b of a mask of boards is board b.
    """

    own: int = 0  # cells of the player to move
    opponent: int = 0
    own_boards: int = 0  # boards won by the player to move
    opponent_boards: int = 0
    drawn_boards: int = 0  # full, and won by nobody
    sent: int | None = None  # the board in which the next move must be made; None: any open one

    @property
    def open_boards(self) -> int:
        return FULL & ~(self.own_boards | self.opponent_boards | self.drawn_boards)

    @property
    def playable_boards(self) -> int:
        return self.open_boards if self.sent is None else 1 << self.sent

    def free(self, board: int) -> int:
        """Return the empty cells of a small board as a mask, even if it is closed."""
        return FULL & ~((self.own | self.opponent) >> SIZE * board)


class Ultimate(Game[Boards]):
    """Three small boards in a row win. If all are closed before that, more small boards win.

    A board that is won or full is closed; a player who is sent to a closed one moves in any other.
    """

    name = "ultimate"
    rows = columns = SIZE
    tokens = tuple(map(str, range(SIZE * SIZE)))
    picks = _PICKS
    is_long = True
    is_solved = False
    blocks = _SIDE
    symmetries = tuple(
        tuple(SIZE * symmetry[board] + symmetry[cell] for board in CELLS for cell in CELLS)
        for symmetry in SYMMETRIES
    )
    start = Boards()

    @cached_property
    def squares(self) -> tuple[str, ...]:
        """The small board, then the square in it, both 1 to 9."""
        return tuple(self.shown[move] for move in _MOVE_AT)

    @cached_property
    def shown(self) -> tuple[str, ...]:
        return tuple(f"{board + 1}{cell + 1}" for board in CELLS for cell in CELLS)

    @property
    def spelling(self) -> str:
        return "a small board and a square in it, both 1 to 9: 53 is square 3 of the centre board"

    def __init__(self) -> None:
        self._images = image_finder(self.symmetries)
        self._images_of_boards = image_finder(SYMMETRIES)

    def result(self, state: Boards) -> int | None:
        if HAS_LINE[state.opponent_boards]:
            return LOSS
        if state.open_boards:
            return None
        lead = state.own_boards.bit_count() - state.opponent_boards.bit_count()
        return WIN if lead > 0 else LOSS if lead else DRAW

    def legal_moves(self, state: Boards) -> tuple[Move, ...]:
        if self.result(state) is not None:
            return ()
        boards = CELLS_OF[state.playable_boards]
        return tuple(chain.from_iterable(_MOVES[board][state.free(board)] for board in boards))

    def after(self, state: Boards, move: Move) -> Boards:
        board, cell = divmod(move, SIZE)
        own, opponent, own_boards, opponent_boards, drawn, _ = state
        own |= 1 << move
        if HAS_LINE[own >> SIZE * board & FULL]:
            own_boards |= 1 << board
        elif (own | opponent) >> SIZE * board & FULL == FULL:
            drawn |= 1 << board
        is_closed = (own_boards | opponent_boards | drawn) >> cell & 1
        return Boards(
            opponent, own, opponent_boards, own_boards, drawn, None if is_closed else cell
        )

    def after_pass(self, state: Boards) -> Boards:
        """Return the state after a pass, which sends the other player to no board."""
        own, opponent, own_boards, opponent_boards, drawn, _ = state
        return Boards(opponent, own, opponent_boards, own_boards, drawn)

    def moves_left(self, state: Boards) -> int:
        return sum(state.free(board).bit_count() for board in CELLS_OF[state.open_boards])

    def winning_line(self, state: Boards) -> Line | None:
        """Return the other player's lines in three small boards in a row, or None."""
        boards = (line for line in LINES if mask_of(line) & ~state.opponent_boards == 0)
        return next((self.lines_in(state.opponent, line) for line in boards), None)

    def lines_in(self, marks: int, boards: Line) -> Line:
        """Return the cells of the first complete line in each of some small boards."""
        cells: list[int] = []
        for board in boards:
            small = marks >> SIZE * board
            cells += _cells(board, next(line for line in LINES if mask_of(line) & ~small == 0))
        return tuple(cells)

    def canonical(self, state: Boards) -> Boards:
        own, opponent = map(self._images, state[:2])
        boards = map(self._images_of_boards, state[2:5])
        sent = [None if state.sent is None else image[state.sent] for image in SYMMETRIES]
        return Boards(*min(zip(own, opponent, *boards, sent, strict=True)))

    def cells(self, state: Boards, turn: Mark) -> tuple[Cell, ...]:
        own, opponent, empty = Cell(turn), Cell(other(turn)), Cell()
        return tuple(
            own if state.own >> move & 1 else opponent if state.opponent >> move & 1 else empty
            for move in _MOVE_AT
        )

    def cell_of(self, state: Boards, move: Move) -> int:  # noqa: ARG002 - it stays where it is put
        return _CELL_OF[move]

    def pick_of(self, move: Move) -> str:
        return _PICKS[move // SIZE]

    def owners(self, state: Boards, turn: Mark) -> Mapping[int, Mark]:
        won = ((turn, state.own_boards), (other(turn), state.opponent_boards))
        return {
            cell: mark
            for mark, boards in won
            for board in CELLS_OF[boards]
            for cell in _cells(board, CELLS)
        }

    def areas(self, state: Boards) -> Mapping[str, Line]:
        """Return the boards in play, such as `board-nw`; if it is only one, its lines: `line-0`."""
        boards = CELLS_OF[state.playable_boards]
        if len(boards) > 1:
            return {f"board-{_PICKS[board]}": _cells(board, CELLS) for board in boards}
        return {f"line-{number}": _cells(boards[0], line) for number, line in enumerate(LINES)}

    def left_of(self, state: Boards, pick: str) -> int:
        board = _PICKS.index(pick)
        return state.free(board).bit_count() if state.playable_boards >> board & 1 else 0


def _cells(board: int, cells: Iterable[int]) -> Line:
    """Return where cells of a small board (0 to 8) are on the large one (0 to 80)."""
    return tuple(_CELL_OF[SIZE * board + cell] for cell in cells)


ULTIMATE = Ultimate()
