"""Never loses, and among the sound moves plays those that fallible people fail against most.

It looks ahead to the end of the game against a declared model of such a person, who plays an
optimal move with probability 4/5 (all optimal moves alike) and else any free cell.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import lcm
from random import Random

from engines.chance import evenly
from engines.engine import Choice, Table
from engines.games.classic import CELLS, CELLS_OF, FULL, HAS_LINE, Board
from engines.solver import sound
from engines.symmetry import representative

Prospect = tuple[int, int]
"""Chances of winning and losing, as whole numbers over `_WHOLE` to the replies still to come."""

_WELL, _ANYHOW = 4, 1  # fifths of the person's moves
_EVERY_SHARE = lcm(*range(1, len(CELLS) + 1))  # divided by any number of cells, it stays whole
_WHOLE = (_WELL + _ANYHOW) * _EVERY_SHARE


@dataclass(frozen=True)
class Perfect:
    """Keeps the theoretical result, then wins at once if it can, then hopes for most mistakes."""

    REASONS = ("win", "trap", "hold")
    TABLES = ("chance",)

    @property
    def spec(self) -> str:
        """The engine as text."""
        return "perfect"

    def distribution(self, board: Board) -> Mapping[int, Fraction]:
        """Return the moves that nothing is better than, with equal probabilities."""
        return evenly(_choices(board.own, board.opponent))

    def choose(self, board: Board, rng: Random) -> Choice:
        """Return a move and each sound move's chance of winning against the model."""
        why, chances = _thought(board.own, board.opponent)
        return Choice(rng.choice(_choices(board.own, board.opponent)), why, {"chance": chances})


@cache
def _thought(own: int, opponent: int) -> tuple[str, Table]:
    """Return why the choices are what they are, and every sound move's chance of winning."""
    wins = {cell: _after(own | 1 << cell, opponent)[0] for cell in sound(own, opponent)}
    best = _choices(own, opponent)[0]
    whole = _WHOLE ** ((FULL & ~(own | opponent)).bit_count() // 2)
    chances = tuple(wins[cell] / whole if cell in wins else None for cell in CELLS)
    if HAS_LINE[own | 1 << best]:
        return "win", chances
    return "trap" if wins[best] else "hold", chances


@cache
def _choices(own: int, opponent: int) -> tuple[int, ...]:
    cells = sound(own, opponent)
    wins = tuple(cell for cell in cells if HAS_LINE[own | 1 << cell])
    if wins:
        return wins
    merits = [_merit(_after(own | 1 << cell, opponent)) for cell in cells]
    best = max(merits)
    return tuple(cell for cell, merit in zip(cells, merits, strict=True) if merit == best)


def _merit(prospect: Prospect) -> Prospect:
    return prospect[0], -prospect[1]


def _after(own: int, person: int) -> Prospect:
    """Return the engine's prospect once it has moved, over `_WHOLE` to the replies to come."""
    return _prospect(*representative(own, person))


@cache
def _prospect(own: int, person: int) -> Prospect:
    free = CELLS_OF[FULL & ~(own | person)]
    replies = (len(free) + 1) // 2
    if HAS_LINE[own]:
        return _WHOLE**replies, 0
    win = loss = 0
    for cell, weight in _replies(own, person, free):
        won, lost = _answer(own, person | 1 << cell, replies - 1)
        win, loss = win + weight * won, loss + weight * lost
    return win, loss


def _answer(own: int, person: int, replies: int) -> Prospect:
    """Return the engine's prospect once the person has replied."""
    if HAS_LINE[person]:
        return 0, _WHOLE**replies
    if own | person == FULL:
        return 0, 0
    return _after(own | 1 << _choices(own, person)[0], person)


def _replies(own: int, person: int, free: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return the person's replies and how often of `_WHOLE` times each comes."""
    if not free:
        return []
    well = sound(person, own)
    anyhow, care = _ANYHOW * _EVERY_SHARE // len(free), _WELL * _EVERY_SHARE // len(well)
    return [(cell, anyhow + care if cell in well else anyhow) for cell in free]
