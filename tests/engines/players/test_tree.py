"""The tree search of ultimate: what it proves, what it chooses, and what it says."""

from collections.abc import Iterator
from math import isclose
from random import Random

import pytest

from engines.engine import Player
from engines.games.game import DRAW, LOSS, WIN
from engines.games.position import PlayedPosition
from engines.games.ultimate import ULTIMATE
from engines.ladders import LADDERS
from engines.players.baselines import TakeAndBlock
from engines.players.learned import Learned
from engines.players.search_tree import SearchTree
from engines.players.tree import AT_A_GLANCE, Tree
from engines.players.ultimate_values import moves_at_a_glance
from engines.solver import best_moves, value
from engines.solvers.exhaustive import UnsolvedError
from engines.strength.exact import average
from engines.strength.results import play_games
from tests.engines.solvers.test_values import plain_value


def positions(left: int, games: int) -> Iterator[PlayedPosition]:
    """Yield positions of random games in which at most that many moves are left."""
    rng = Random(left)
    for _ in range(games):
        position = PlayedPosition(ULTIMATE)
        while ULTIMATE.moves_left(position.state) > left and position.outcome is None:
            position = position.play(rng.choice(position.legal_moves()))
        if position.outcome is None:
            yield position


def test_values_near_the_end() -> None:
    """With few moves left the solver's values are those of plain search."""
    found = {position: value(position) for position in positions(left=8, games=30)}
    assert found == {position: plain_value(ULTIMATE, position.state) for position in found}
    assert {WIN, DRAW, LOSS} == set(found.values())


def test_values_far_from_the_end() -> None:
    """Where more moves are left, there is no answer, and no long search for it."""
    for position in positions(left=40, games=3):
        with pytest.raises(UnsolvedError, match="at most 12 moves may be left, not"):
            best_moves(position)


def test_proofs() -> None:
    """Near the end the tree proves a win or a loss, stops, and plays as well as can be."""
    for position in positions(left=12, games=12):
        root = SearchTree(ULTIMATE, AT_A_GLANCE, position.state).grow(20_000)
        if value(position) != DRAW:
            assert root.result == value(position)
            assert root.total < 20_000
        for engine in (Tree(20_000), Learned(20_000)):
            assert set(engine.distribution(position)) <= set(best_moves(position))


def test_a_glance_sees_the_end() -> None:
    """A glance has every legal move in order, and the result of each that ends the game."""
    for left in (1, 6, 20, 60):
        for position in positions(left, games=10):
            seen = moves_at_a_glance(position.state)
            assert tuple(move for move, _, _ in seen) == position.legal_moves()
            for move, result, chance in seen:
                ended = ULTIMATE.result(ULTIMATE.after(position.state, move))
                assert result == (None if ended is None else -ended)
                assert 0 < chance < 1


def test_a_glance_is_the_same_for_both_players() -> None:
    """The worth of a position does not depend on who has X, or on which way it is turned."""
    for position in positions(left=50, games=5):
        seen = {move: chance for move, _, chance in moves_at_a_glance(position.state)}
        for symmetry in ULTIMATE.symmetries:
            image = PlayedPosition(ULTIMATE)
            for move in position.moves:
                image = image.play(symmetry[move])
            turned = {move: chance for move, _, chance in moves_at_a_glance(image.state)}
            assert all(isclose(chance, turned[symmetry[move]]) for move, chance in seen.items())


def test_choices() -> None:
    """A choice is one that the engine states, the same for the same seed, and tells its numbers."""
    engine = Tree(200)
    for position in positions(left=45, games=5):
        choice, chances = engine.choose(position, Random(3)), engine.distribution(position)
        assert choice == engine.choose(position, Random(3))
        assert sum(chances.values()) == 1
        assert choice.move in chances.keys() <= set(position.legal_moves())
        visits = [count for count in choice.scores["visits"] if count is not None]
        assert choice.scores["visits"][choice.move] == max(visits)
        assert len(visits) == len(position.legal_moves())
        assert all(0 <= p <= 1 for p in choice.scores["chance"] if p is not None)


@pytest.mark.parametrize(("worth", "why"), [(WIN, "win"), (DRAW, "search"), (LOSS, "loss")])
def test_reasons(worth: int, why: str) -> None:
    """It says so if it has proven a win, and if there is no escape."""
    found = [position for position in positions(left=9, games=30) if value(position) == worth]
    assert {Tree(2000).choose(position, Random(1)).why for position in found} == {why}


@pytest.mark.slow
def test_who_beats_which_level() -> None:
    """Each level beats the one below, and who knows the rule easy (see `benchmarks.ultimate`)."""
    easy, medium, hard, _ = LADDERS["ultimate"].levels
    for better, worse in ((medium, easy), (hard, medium), (TakeAndBlock(), easy)):
        assert score(better, worse, games=10) > 1 / 2


def score(one: Player, other: Player, games: int) -> float:
    """Return the part of the points that one player wins in that many games with either mark."""
    first = play_games(ULTIMATE, one, other, games, Random(1))
    second = play_games(ULTIMATE, other, one, games, Random(2))
    return float(average((first, second.reversed_sides())).score)
