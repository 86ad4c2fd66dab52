"""An engine that gives every cell a weight for the lines through it."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from random import Random

from engines.engine import Choice, Table, greatest, uniform
from engines.games.classic import CELLS, CELLS_OF, LINE_MASKS, Board
from engines.games.position import Position

_COMPLETES, _BLOCKS, _RUNS_THROUGH = 10, 5, 1


@dataclass(frozen=True)
class Lines:
    """Plays the cell of the greatest weight; of several, each is equally likely."""

    spec = "lines"

    def distribution(self, position: Position) -> Mapping[int, Fraction]:
        return uniform(_heaviest_cells(Board.of(position))[0])

    def choose(self, position: Position, rng: Random) -> Choice:
        heaviest, weights = _heaviest_cells(Board.of(position))
        return Choice(rng.choice(heaviest), "weights", {"weight": weights})


@cache
def _heaviest_cells(board: Board) -> tuple[tuple[int, ...], Table]:
    """Return the cells of the greatest weight, and the weights of all free cells."""
    weights = _weights(board)
    heaviest = greatest({cell: weights[cell] for cell in board.free})
    return heaviest, tuple(weights[cell] if cell in board.free else None for cell in CELLS)


def _weights(board: Board) -> list[int]:
    weights = [0] * len(CELLS)
    for side, opponent, bonus in (
        (board.own, board.opponent, _COMPLETES),
        (board.opponent, board.own, _BLOCKS),
    ):
        for line in LINE_MASKS:
            if not line & opponent:
                empty = CELLS_OF[line & ~side]
                for cell in empty:
                    weights[cell] += bonus if len(empty) == 1 else _RUNS_THROUGH
    return weights
