"""The board of tic-tac-toe: an immutable position, its legal moves and its outcome."""

from dataclasses import dataclass

from engines.games.game import Cell, Mark, Move
from engines.games.grid import GridGame, Masks, mask_of, square_symmetries, straight_lines
from engines.games.position import Position

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
    """The text is not a position that a game can reach; the message says which and why."""


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


@dataclass(frozen=True)
class Board:
    """A position as two bit masks, bit n for cell n (0 to 8, row by row).

    `own` holds the cells of the side to move and `opponent` those of the other side, so code that
    uses these two masks treats X and O the same way. X moves first.
    """

    own: int = 0
    opponent: int = 0

    game = CLASSIC

    @property
    def state(self) -> Masks:
        """The two masks, as the rules use them."""
        return self.own, self.opponent

    @classmethod
    def of(cls, position: Position) -> "Board":
        """Return a position of classic as a board."""
        return position if isinstance(position, Board) else cls(*position.state)

    @classmethod
    def parse(cls, text: str) -> "Board":
        """Parse nine characters `X`, `O` or `.`, row by row; the counts tell who is to move.

        Raises BadBoardError unless the text is a position that a game can reach.
        """
        if len(text) != len(CELLS) or set(text) - set("XO."):
            raise BadBoardError(f"{text!r}: a board is nine characters X, O or .")
        x, o = (mask_of(cell for cell in CELLS if text[cell] == mark) for mark in "XO")
        board = cls(x, o) if x.bit_count() == o.bit_count() else cls(o, x)
        if not board._is_reachable():
            raise BadBoardError(f"{text!r}: no game leads to this board")
        return board

    def __str__(self) -> str:
        return "".join(map(str, self.cells))

    def _is_reachable(self) -> bool:
        """Whether the counts fit, and the last move can have completed all lines that there are."""
        lead = self.opponent.bit_count() - self.own.bit_count()
        before = [self.opponent ^ 1 << cell for cell in CELLS_OF[self.opponent]] or [0]
        return lead in (0, 1) and not HAS_LINE[self.own] and not all(HAS_LINE[it] for it in before)

    @property
    def turn(self) -> Mark:
        """The mark of the side to move."""
        return "X" if self.own.bit_count() == self.opponent.bit_count() else "O"

    @property
    def cells(self) -> tuple[Cell, ...]:
        """What every cell shows."""
        return CLASSIC.cells(self.state, self.turn)

    @property
    def free(self) -> tuple[int, ...]:
        """The empty cells, lowest first, even if the game is over."""
        return CELLS_OF[FULL & ~(self.own | self.opponent)]

    def legal_moves(self) -> tuple[int, ...]:
        return CLASSIC.legal_moves(self.state)
