"""Proofs late in ultimate: what they find, and that no visit is wasted on what is proven."""

from collections.abc import Sequence
from typing import Any

import pytest

from engines.games.game import DRAW, WIN
from engines.games.ultimate import ULTIMATE
from engines.games.variants import position_after
from engines.players.learned import Learned, learned_values
from engines.players.proofs import ProofSearch
from engines.players.search_tree import MoveValue, SearchTree, best_moves
from engines.solver import value
from tests.engines.players.test_tree import positions

ONE_WINS = """
    17 75 35 73 15 60 58 40 44 72 2 20 21 32 53 80 74 18
    0 7 70 68 50 47 23 46 16 66 31 39 30 27 4 41 52 71
"""
"""Move 77 wins, and all others seem to draw, however long a tree grows."""
ONE_HOLDS = """
    8 78 57 28 14 47 22 44 72 3 34 68 46 16 65 25 64 15
    59 49 40 42 58 43 63 5 45 1 11 19 10 9 4 74 20 26
"""
"""Any move but 80 loses, which takes 4,000 positions to prove of the one that seems best."""


@pytest.mark.parametrize(("moves", "right"), [(ONE_WINS, 77), (ONE_HOLDS, 80)])
def test_late_moves_are_proven(moves: str, right: int) -> None:
    """Expert finds the only move where its tree alone settles for a draw or loses."""
    position = position_after("ultimate", tuple(map(int, moves.split())))
    assert set(Learned().distribution(position)) == {right}
    assert right not in Learned(proofs=0).distribution(position)


def test_every_visit_adds_a_position() -> None:
    """Moves that are proven are looked at no more, also those that draw."""
    for position in positions(left=25, games=6):
        seen: list[Any] = []

        def values(state: Any, seen: list[Any] = seen) -> Sequence[MoveValue]:
            seen.append(state)
            return learned_values(state)

        tree = SearchTree(ULTIMATE, Learned.PARAMETERS._replace(glance=values), position.state)
        assert tree.grow(1000).total == len(seen)


@pytest.mark.parametrize("chance", [0.4, 0.6])
def test_a_proven_draw_is_a_floor(chance: float) -> None:
    """A draw that is proven is made if all else seems worse, and not if something seems better."""
    position = next(iter(positions(left=30, games=1)))
    root = SearchTree(ULTIMATE, Learned.PARAMETERS, position.state).grow(100)
    root.means = [chance] * len(root.moves)
    root.settle(0, DRAW)
    assert (best_moves(root) == root.moves[:1]) == (chance < 1 / 2)
    assert (root.moves[0] in best_moves(root)) == (chance < 1 / 2)


@pytest.mark.parametrize("left", [4, 8, 12])
def test_a_search_for_proof_is_right(left: int) -> None:
    """Near the end it says of every position whether it is won."""
    for position in positions(left, games=20):
        wins = ProofSearch(ULTIMATE, learned_values, position.state).wins(20_000)
        assert wins == (value(position) == WIN)


def test_a_search_for_proof_stops() -> None:
    """It looks at no more positions than it is told, and then does not know."""
    search = ProofSearch(ULTIMATE, learned_values, next(iter(positions(left=60, games=1))).state)
    assert search.wins(50) is None
    assert search.looked_at == 50
