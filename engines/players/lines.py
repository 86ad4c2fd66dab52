"""An engine that gives every cell a weight for the lines through it."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from random import Random

from engines.engine import Choice, ScoreTable, greatest, table_of, uniform
from engines.games.classic import CELLS, CELLS_OF, CLASSIC, LINE_MASKS
from engines.games.grid import Masks
from engines.games.position import Position

_COMPLETES, _BLOCKS, _RUNS_THROUGH = 10, 5, 1


@dataclass(frozen=True)
class Lines:
    """Plays the cell of the greatest weight; of several, each is equally likely."""

    spec = "lines"

    def distribution(self, position: Position) -> Mapping[int, Fraction]:
        return uniform(_heaviest_cells(position.state)[0])

    def choose(self, position: Position, rng: Random) -> Choice:
        heaviest, weights = _heaviest_cells(position.state)
        return Choice(rng.choice(heaviest), "weights", {"weight": weights})


@cache
def _heaviest_cells(state: Masks) -> tuple[tuple[int, ...], ScoreTable]:
    weights = _weights(*state)
    free = {cell: weights[cell] for cell in CLASSIC.legal_moves(state)}
    return greatest(free), table_of(CLASSIC, free)


def _weights(own: int, opponent: int) -> list[int]:
    weights = [0] * len(CELLS)
    for side, other, bonus in ((own, opponent, _COMPLETES), (opponent, own, _BLOCKS)):
        for line in LINE_MASKS:
            if not line & other:
                empty = CELLS_OF[line & ~side]
                for cell in empty:
                    weights[cell] += bonus if len(empty) == 1 else _RUNS_THROUGH
    return weights
