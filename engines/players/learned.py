"""The search tree of `tree` with a judgement that was learned by self-play.

A small network of the kind that chess programs update move by move (Nasu, 2018) judges the position
after each move: all small boards add to its sums, and so does the one to which a move sends. Only
one small board changes, so a move is judged by adding two rows of numbers to what stays.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from operator import add, sub

from engines.games.classic import CELLS_OF, FULL, HAS_LINE
from engines.games.ultimate import SIZE, Boards
from engines.players.learned_table import HIDDEN, UNIT, Sums, sums_of, sums_sent
from engines.players.search_tree import Judgement, MoveValue
from engines.players.tree import Tree
from engines.players.ultimate_values import result_of

_TRUST = 0.7 / UNIT
"""How far to trust the odds that the network states; found by experiment."""
_HALF = HIDDEN // 2
_IN_A_ROW = 3
_CELLS_IN_A_ROW = (1 << _IN_A_ROW * SIZE) - 1
_REMEMBERED = 4096  # rows of small boards, 6 MB


def learned_values(state: Boards) -> list[MoveValue]:
    """Return the value of every legal move, from first to last; the game is not over."""
    whole = _sums(state)
    boards = CELLS_OF[state.playable_boards]
    return [value for board in boards for value in _moves_in(board, state, whole)]


def _moves_in(board: int, state: Boards, whole: Sums) -> Iterator[MoveValue]:
    """Yield the values of the moves in a small board."""
    own, opponent = _marks(state, board)
    rest = tuple(map(sub, whole, sums_of(board, own, opponent)))
    free = FULL & ~(own | opponent)
    for cell in CELLS_OF[free]:
        after = own | 1 << cell
        there = (after, opponent) if cell == board else _marks(state, cell)
        here = map(add, rest, sums_of(board, after, opponent))
        chance = _chance(tuple(map(add, here, sums_sent(cell, *there))))
        move = SIZE * board + cell
        closes = HAS_LINE[after] or free == 1 << cell
        yield MoveValue(move, result_of(state, move) if closes else None, chance)


def _marks(state: Boards, board: int) -> tuple[int, int]:
    return state.own >> SIZE * board & FULL, state.opponent >> SIZE * board & FULL


def _chance(sums: Sums) -> float:
    """Return how likely whoever moved seems to win: half of the sums count for them by size."""
    odds = sum(map(abs, sums[:_HALF])) - sum(map(abs, sums[_HALF:HIDDEN])) + sums[HIDDEN]
    return 1 / (1 + exp(-_TRUST * odds))


def _sums(state: Boards) -> Sums:
    """Return what all small boards add to the sums, row by row: most rows have been seen before."""
    rows = []
    for row in range(_IN_A_ROW):
        first = row * _IN_A_ROW * SIZE
        own, opponent = state.own >> first, state.opponent >> first
        rows.append(_sums_of_row(row, own & _CELLS_IN_A_ROW, opponent & _CELLS_IN_A_ROW))
    return tuple(map(add, map(add, rows[0], rows[1]), rows[2]))


@lru_cache(maxsize=_REMEMBERED)
def _sums_of_row(row: int, own: int, opponent: int) -> Sums:
    boards = [
        sums_of(_IN_A_ROW * row + at, own >> SIZE * at & FULL, opponent >> SIZE * at & FULL)
        for at in range(_IN_A_ROW)
    ]
    return tuple(map(sum, zip(*boards, strict=True)))


@dataclass(frozen=True)
class Learned(Tree):
    """Looks at `playouts` positions as `tree` does; 2,500 take it as long as that one 5,000."""

    playouts: int = 2500

    NAME, JUDGEMENT = "learned", Judgement(learned_values, exploration=0.02)
