"""What the moves of ultimate seem to be worth at a glance, as a search needs it.

A small board counts as won with the probability that it would be if it were filled at random, both
marks equally likely: its odds. After a move, its player's lead is the odds of winning three small
boards in a line, added up over all lines, less the opponent's, and less most of what the opponent
can gain at once in the small board to which the move sends them.
"""

from collections.abc import Iterator
from functools import cache
from math import exp
from operator import mul
from typing import NamedTuple

from engines.games.classic import CELLS, CELLS_OF, FULL, HAS_LINE
from engines.games.game import Move
from engines.games.ultimate import SIZE, ULTIMATE, Boards
from engines.players.search_tree import MoveValue

# How surely a lead wins, and the part of the opponent's gain that counts; both by experiment.
_STEEPNESS, _TEMPO = 5.0, 0.7
_BOARDS_IN_A_LINE = 3

Odds = tuple[float, ...]  # a number for each small board


class CellEffect(NamedTuple):
    """A cell of a small board, and what a mark of the player to move there does to the board."""

    cell: int
    own: float  # how much it changes their odds
    opponent: float  # how much it changes the opponent's
    closes: bool  # whether it wins or fills the board


def moves_at_a_glance(state: Boards) -> list[MoveValue]:
    glance = _Glance(state)
    return [value for board in CELLS_OF[state.playable_boards] for value in glance.moves_in(board)]


class _Glance:
    """What all moves of a position have in common."""

    def __init__(self, state: Boards) -> None:
        self._state = state
        self._marks = [
            (state.own >> SIZE * board & FULL, state.opponent >> SIZE * board & FULL)
            for board in CELLS
        ]
        own = tuple([odds(*marks) for marks in self._marks])
        opponent = tuple([odds(marks[1], marks[0]) for marks in self._marks])
        self._own = _rest_of_lines(own)
        self._opponent = _rest_of_lines(opponent)
        self._lead = (
            sum(map(mul, own, self._own)) - sum(map(mul, opponent, self._opponent))
        ) / _BOARDS_IN_A_LINE
        open_boards = CELLS_OF[state.open_boards]
        self._gains = {board: self._gain(board, *self._marks[board]) for board in open_boards}
        self._gain_anywhere = max(self._gains.values())

    def _gain(self, board: int, own: int, opponent: int) -> float:
        """Return what the opponent can gain at once in a small board with these marks."""
        return (self._own[board] + self._opponent[board]) / 2 * best_gain(opponent, own)

    def moves_in(self, board: int) -> Iterator[MoveValue]:
        own, opponent = self._own[board], self._opponent[board]
        for step in steps(*self._marks[board]):
            move, lead = SIZE * board + step.cell, self._lead
            lead += own * step.own - opponent * step.opponent
            lead -= _TEMPO * self._reply(board, step)
            result = result_of(self._state, move) if step.closes else None
            yield move, result, 1 / (1 + exp(-_STEEPNESS * lead))

    def _reply(self, board: int, step: CellEffect) -> float:
        """Return what the opponent can gain at once after a step."""
        if step.cell != board:
            return self._gains.get(step.cell, self._gain_anywhere)
        if step.closes:
            return self._gain_anywhere
        own, opponent = self._marks[board]
        return self._gain(board, own | 1 << step.cell, opponent)


def result_of(state: Boards, move: Move) -> int | None:
    """Return the game's result for the player of a move, or None if the move does not end it."""
    result = ULTIMATE.result(ULTIMATE.after(state, move))
    return None if result is None else -result


@cache
def odds(own: int, opponent: int) -> float:
    """Return how likely `own` is to win a small board that is filled at random."""
    if HAS_LINE[own] or HAS_LINE[opponent]:
        return float(HAS_LINE[own])
    free = CELLS_OF[FULL & ~(own | opponent)]
    if not free:
        return 0.0
    ways = [odds(own | 1 << n, opponent) + odds(own, opponent | 1 << n) for n in free]
    return sum(ways) / (2 * len(ways))


@cache
def steps(own: int, opponent: int) -> tuple[CellEffect, ...]:
    free = FULL & ~(own | opponent)
    before = odds(own, opponent), odds(opponent, own)
    found = []
    for cell in CELLS_OF[free]:
        after = own | 1 << cell
        gained, lost = odds(after, opponent) - before[0], odds(opponent, after) - before[1]
        found.append(CellEffect(cell, gained, lost, HAS_LINE[after] or free == 1 << cell))
    return tuple(found)


@cache
def best_gain(own: int, opponent: int) -> float:
    """Return by how much one mark of `own` can shift the odds of an open small board at most."""
    return max(step.own - step.opponent for step in steps(own, opponent))


def _rest_of_lines(odds: Odds) -> Odds:
    """Return for each small board the sum, over its lines, of the odds of winning the other two."""
    a, b, c, d, e, f, g, h, i = odds
    return (
        b * c + d * g + e * i, a * c + e * h, a * b + e * g + f * i,
        a * g + e * f, a * i + b * h + c * g + d * f, c * i + d * e,
        a * d + c * e + h * i, b * e + g * i, a * e + c * f + g * h,
    )  # fmt: skip
