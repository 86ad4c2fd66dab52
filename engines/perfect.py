"""An engine that never loses, and plays the optimal moves that people lose to most often.

It searches to the end of the game against a model of a person: the person plays an optimal move
with probability 4/5, each one equally likely, and else any free cell.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import lcm
from random import Random

from engines.chance import uniform
from engines.engine import Choice, Table
from engines.games.classic import CELLS, CELLS_OF, CLASSIC, FULL, HAS_LINE, Board
from engines.solver import solver_of

Prospect = tuple[int, int]
"""Chances of winning and losing, over `_DENOMINATOR` to the power of the replies still to come."""

_optimal_cells = solver_of(CLASSIC).best_moves

_OPTIMAL, _CARELESS = 4, 1  # how the person's moves divide, in fifths
_MULTIPLE = lcm(*range(1, len(CELLS) + 1))  # divisible by any number of cells
_DENOMINATOR = (_OPTIMAL + _CARELESS) * _MULTIPLE


@dataclass(frozen=True)
class Perfect:
    """Keeps the theoretical result, wins at once if it can, and else invites the most mistakes."""

    REASONS = ("win", "trap", "hold")
    TABLES = ("chance",)

    @property
    def spec(self) -> str:
        """The engine as text."""
        return "perfect"

    def distribution(self, board: Board) -> Mapping[int, Fraction]:
        """Return the best moves with equal probabilities."""
        return uniform(_best_cells(board.own, board.opponent))

    def choose(self, board: Board, rng: Random) -> Choice:
        """Return a move and the chance that each optimal move wins against the model."""
        why, chances = _reason_and_chances(board.own, board.opponent)
        return Choice(rng.choice(_best_cells(board.own, board.opponent)), why, {"chance": chances})


@cache
def _reason_and_chances(own: int, opponent: int) -> tuple[str, Table]:
    """Return the reason for the best moves, and the chance that each optimal move wins."""
    wins = {
        cell: _after_move(own | 1 << cell, opponent)[0] for cell in _optimal_cells((own, opponent))
    }
    best = _best_cells(own, opponent)[0]
    total = _DENOMINATOR ** ((FULL & ~(own | opponent)).bit_count() // 2)
    chances = tuple(wins[cell] / total if cell in wins else None for cell in CELLS)
    if HAS_LINE[own | 1 << best]:
        return "win", chances
    return "trap" if wins[best] else "hold", chances


@cache
def _best_cells(own: int, opponent: int) -> tuple[int, ...]:
    cells = _optimal_cells((own, opponent))
    wins = tuple(cell for cell in cells if HAS_LINE[own | 1 << cell])
    if wins:
        return wins
    keys = [_sort_key(_after_move(own | 1 << cell, opponent)) for cell in cells]
    best = max(keys)
    return tuple(cell for cell, key in zip(cells, keys, strict=True) if key == best)


def _sort_key(prospect: Prospect) -> Prospect:
    return prospect[0], -prospect[1]


def _after_move(own: int, person: int) -> Prospect:
    """Return the engine's chances of winning and losing once it has moved."""
    return _prospect(*CLASSIC.canonical((own, person)))


@cache
def _prospect(own: int, person: int) -> Prospect:
    free = CELLS_OF[FULL & ~(own | person)]
    replies = (len(free) + 1) // 2
    if HAS_LINE[own]:
        return _DENOMINATOR**replies, 0
    win = loss = 0
    for cell, times in _replies(own, person, free):
        won, lost = _after_reply(own, person | 1 << cell, replies - 1)
        win, loss = win + times * won, loss + times * lost
    return win, loss


def _after_reply(own: int, person: int, replies: int) -> Prospect:
    """Return the engine's chances of winning and losing once the person has replied."""
    if HAS_LINE[person]:
        return 0, _DENOMINATOR**replies
    if own | person == FULL:
        return 0, 0
    return _after_move(own | 1 << _best_cells(own, person)[0], person)


def _replies(own: int, person: int, free: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return the person's replies and how many of `_DENOMINATOR` times each is played."""
    if not free:
        return []
    best = _optimal_cells((person, own))
    careless, optimal = _CARELESS * _MULTIPLE // len(free), _OPTIMAL * _MULTIPLE // len(best)
    return [(cell, careless + optimal if cell in best else careless) for cell in free]
