"""Weighs every cell by the lines that run through it."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from engines.board import CELLS, CELLS_OF, LINE_MASKS, Board
from engines.chance import draw, evenly
from engines.engine import Choice

_COMPLETES, _BLOCKS, _RUNS_THROUGH = 10, 5, 1
_PAIR = 2


@dataclass(frozen=True)
class Lines:
    """Plays the cell of the greatest weight; ties are broken evenly."""

    REASONS = ("weights",)
    TABLES = ("weight",)

    @property
    def spec(self) -> str:
        """The engine as text."""
        return "lines"

    def distribution(self, board: Board) -> Mapping[int, Fraction]:
        """Return the cells of the greatest weight with equal probabilities."""
        return _heaviest(board, _weights(board))

    def choose(self, board: Board, rng: Random) -> Choice:
        """Return a move and the weights of the free cells."""
        weights = _weights(board)
        table = tuple(weights[cell] if cell in board.free else None for cell in CELLS)
        return Choice(draw(_heaviest(board, weights), rng), "weights", {"weight": table})


def _heaviest(board: Board, weights: list[int]) -> Mapping[int, Fraction]:
    greatest = max(weights[cell] for cell in board.free)
    return evenly([cell for cell in board.free if weights[cell] == greatest])


def _weights(board: Board) -> list[int]:
    weights = [0] * len(CELLS)
    for side, hostile, worth in (
        (board.own, board.opponent, _COMPLETES),
        (board.opponent, board.own, _BLOCKS),
    ):
        for line in LINE_MASKS:
            if not line & hostile:
                _weigh(weights, line & ~side, worth)
    return weights


def _weigh(weights: list[int], empty: int, worth: int) -> None:
    """Add what an open line with these `empty` cells is worth to each of them."""
    nearly_complete = empty.bit_count() == len(CELLS_OF[0b111]) - _PAIR
    for cell in CELLS_OF[empty]:
        weights[cell] += worth if nearly_complete else _RUNS_THROUGH
