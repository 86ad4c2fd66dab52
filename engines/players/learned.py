"""The search tree of `tree` with a judgement that was learned by self-play.

A small network of the kind that chess programs update move by move (NNUE: Nasu, 2018) judges the
position after each move. Every small board adds to its sums, and so does the one to which the move
sends the opponent. A move changes one small board, so two additions to the sums judge it.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import exp

from engines.games.classic import CELLS_OF, FULL, HAS_LINE
from engines.games.game import AnyGame
from engines.games.ultimate import SIZE, Boards
from engines.players.learned_table import UNIT, odds_of, sums_of, sums_sent
from engines.players.proofs import prove
from engines.players.search_tree import MoveValue, SearchParameters, TreeNode
from engines.players.tree import Tree
from engines.players.ultimate_values import result_of

_TRUST = 0.7 / UNIT  # how far to trust the odds that the network states; found by experiment
_OPENING, _ALIKE_IN_OPENING = 14, Fraction(3, 10)
"""While fewer than 14 marks stand, a move with three tenths of the best one's visits will do."""
_LATE = 34  # from so many marks on it seeks proofs; earlier 6,000 positions prove nothing
_IN_A_ROW = 3
_ROW = _IN_A_ROW * SIZE
_CELLS_IN_A_ROW = (1 << _ROW) - 1
_REMEMBERED = 8192  # rows of small boards, and steps in them: 6 MB


def learned_values(state: Boards) -> list[MoveValue]:
    own, opponent = state.own, state.opponent
    (first, sent_to_first), (second, sent_to_second), (third, sent_to_third) = (
        _row(0, own & _CELLS_IN_A_ROW, opponent & _CELLS_IN_A_ROW),
        _row(1, own >> _ROW & _CELLS_IN_A_ROW, opponent >> _ROW & _CELLS_IN_A_ROW),
        _row(2, own >> 2 * _ROW, opponent >> 2 * _ROW),
    )
    whole, sent = first + second + third, sent_to_first + sent_to_second + sent_to_third
    found = []
    for board in CELLS_OF[state.playable_boards]:
        marks = own >> SIZE * board & FULL, opponent >> SIZE * board & FULL
        for move, cell, change, closes, sent_here in _steps(board, *marks):
            chance = 1 / (1 + exp(-_TRUST * odds_of(whole + change + (sent_here or sent[cell]))))
            found.append((move, result_of(state, move) if closes else None, chance))
    return found


@lru_cache(maxsize=_REMEMBERED)
def _steps(board: int, own: int, opponent: int) -> tuple[tuple[int, int, int, bool, int], ...]:
    """Return what each move in a small board does to the sums.

    An entry is the move, its cell, by how much it changes the sums, whether it closes the board,
    and what being sent adds if it sends to this same board, otherwise 0.
    """
    before, found = sums_of(board, own, opponent), []
    free = FULL & ~(own | opponent)
    for cell in CELLS_OF[free]:
        after = own | 1 << cell
        closes = HAS_LINE[after] or free == 1 << cell
        sent_here = sums_sent(board, after, opponent) if cell == board else 0
        change = sums_of(board, after, opponent) - before
        found.append((SIZE * board + cell, cell, change, closes, sent_here))
    return tuple(found)


@lru_cache(maxsize=_REMEMBERED)
def _row(row: int, own: int, opponent: int) -> tuple[int, tuple[int, ...]]:
    """Return what a row of small boards adds to the sums, and what being sent to each would add."""
    boards = [
        (_IN_A_ROW * row + at, own >> SIZE * at & FULL, opponent >> SIZE * at & FULL)
        for at in range(_IN_A_ROW)
    ]
    return sum(sums_of(*board) for board in boards), tuple(sums_sent(*board) for board in boards)


@dataclass(frozen=True)
class Learned(Tree):
    """Looks at `playouts` positions as `tree` does, but varies openings, and seeks proofs late."""

    playouts: int = 6000
    proofs: int = 2  # how many positions proofs may look at for each one of the tree

    NAME, PARAMETERS = "learned", SearchParameters(learned_values, 0.02, best_replies=0.7)

    def alike(self, state: Boards) -> Fraction:
        return _ALIKE_IN_OPENING if _marks(state) < _OPENING else super().alike(state)

    def prove(self, game: AnyGame, root: TreeNode) -> None:
        if self.proofs and _marks(root.state) >= _LATE:
            prove(game, learned_values, root, self.proofs * self.playouts)


def _marks(state: Boards) -> int:
    return (state.own | state.opponent).bit_count()
