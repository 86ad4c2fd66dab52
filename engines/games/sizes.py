"""Sizes: two small, two medium and two large pieces each; larger ones cover smaller ones."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from engines.games.classic import CELLS, CELLS_OF, CLASSIC, FULL, HAS_LINE, LINES, SYMMETRIES
from engines.games.game import DRAW, LOSS, Cell, Game, Line, Mark, Move, other
from engines.games.grid import image_finder, mask_of

_NAMES = ("a", "b", "c")  # small, medium and large
_LARGE = len(_NAMES) - 1
_MOVES = tuple(
    tuple(tuple(len(CELLS) * size + cell for cell in cells) for cells in CELLS_OF)
    for size in range(len(_NAMES))
)  # by size and mask of cells


class Pieces(NamedTuple):
    """The top piece of every cell, as masks of cells, and the pieces that are left in each hand."""

    own: int = 0  # cells whose top piece belongs to the player to move
    opponent: int = 0
    medium: int = 0  # cells whose top piece is medium, whoever it belongs to
    large: int = 0  # large; a piece in neither of these masks is small
    own_hand: tuple[int, ...] = (2, 2, 2)  # how many small, medium and large ones are left
    opponent_hand: tuple[int, ...] = (2, 2, 2)

    def open_to(self, size: int) -> int:
        """Return the cells that are empty or hold a smaller piece than `size` (0 to 2)."""
        if size == 0:
            return FULL & ~(self.own | self.opponent)
        return FULL & ~(self.large if size == _LARGE else self.medium | self.large)


class Sizes(Game[Pieces]):
    """Three pieces of a mark in a row, seen from above, win; who cannot place a piece draws."""

    name = "sizes"
    rows = columns = 3
    tokens = tuple(f"{size}{cell}" for size in _NAMES for cell in CELLS)
    picks = _NAMES
    lines = LINES
    symmetries = tuple(
        tuple(size * len(CELLS) + cell for size in range(len(_NAMES)) for cell in symmetry)
        for symmetry in SYMMETRIES
    )
    start = Pieces()

    @cached_property
    def shown(self) -> tuple[str, ...]:
        """The size as the number that pieces show, 1 to 3, then the square."""
        return tuple(f"{n + 1}{square}" for n in range(len(_NAMES)) for square in self.squares)

    @cached_property
    def spelt(self) -> Mapping[str, Move]:
        """The moves by the texts in `shown`, and by those with a, b or c for the size."""
        lettered = [f"{name}{square}" for name in _NAMES for square in self.squares]
        return {text: move for texts in (self.shown, lettered) for move, text in enumerate(texts)}

    @property
    def spelling(self) -> str:
        return "a size, 1 to 3, and a square, 1 to 9: 35 is a large piece on square 5"

    def __init__(self) -> None:
        self._images = image_finder(SYMMETRIES)

    def result(self, state: Pieces) -> int | None:
        if HAS_LINE[state.opponent]:
            return LOSS
        return None if self._moves(state) else DRAW

    def legal_moves(self, state: Pieces) -> tuple[Move, ...]:
        return () if HAS_LINE[state.opponent] else self._moves(state)

    def line_moves(self, state: Pieces) -> tuple[Move, ...]:
        cells = CLASSIC.threats(state.own)
        return self._moves(state, cells) if cells and not HAS_LINE[state.opponent] else ()

    def _moves(self, state: Pieces, cells: int = FULL) -> tuple[Move, ...]:
        moves: tuple[Move, ...] = ()
        for size, left in enumerate(state.own_hand):
            if left:
                moves += _MOVES[size][state.open_to(size) & cells]
        return moves

    def after(self, state: Pieces, move: Move) -> Pieces:
        size, cell = divmod(move, len(CELLS))
        bit, hand = 1 << cell, list(state.own_hand)
        hand[size] -= 1
        return Pieces(
            state.opponent & ~bit,
            state.own | bit,
            state.medium & ~bit | (bit if size == 1 else 0),
            state.large | (bit if size == _LARGE else 0),
            state.opponent_hand,
            tuple(hand),
        )

    def after_pass(self, state: Pieces) -> Pieces:
        own, opponent, medium, large, own_hand, opponent_hand = state
        return Pieces(opponent, own, medium, large, opponent_hand, own_hand)

    def moves_left(self, state: Pieces) -> int:
        return sum(state.own_hand) + sum(state.opponent_hand)

    def left_of(self, state: Pieces, pick: str) -> int:
        return state.own_hand[_NAMES.index(pick)]

    def winning_line(self, state: Pieces) -> Line | None:
        return next((line for line in LINES if mask_of(line) & ~state.opponent == 0), None)

    def images(self, state: Pieces) -> Sequence[Pieces]:
        masks = zip(*(self._images(mask) for mask in state[:4]), strict=True)
        return [Pieces._make((*four, *state[4:])) for four in masks]

    def cells(self, state: Pieces, turn: Mark) -> tuple[Cell, ...]:
        return tuple(self._cell(state, 1 << cell, turn) for cell in CELLS)

    def _cell(self, state: Pieces, bit: int, turn: Mark) -> Cell:
        if not (state.own | state.opponent) & bit:
            return Cell()
        size = 2 if state.large & bit else 1 if state.medium & bit else 0
        return Cell(turn if state.own & bit else other(turn), _NAMES[size])


SIZES = Sizes()
