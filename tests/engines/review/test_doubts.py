"""Doubts about moves of ultimate: what a review names where the end is too far to see."""

from random import Random

import pytest

from engines.games.position import Node, PlayedPosition
from engines.games.ultimate import ULTIMATE
from engines.games.variants import SOLVED_GAMES
from engines.levels import engine_of
from engines.review.doubts import Doubt, judged
from engines.review.review import review
from tests.sizes import times

CARELESS = 0.3


def careless(seed: int) -> PlayedPosition:
    """Return a game between engines that make three moves in ten at random."""
    rng, position, engine = Random(seed), PlayedPosition(ULTIMATE), engine_of("tree:30", ULTIMATE)
    while moves := position.legal_moves():
        searched = engine.choose(position, rng).move
        position = position.play(rng.choice(moves) if rng.random() < CARELESS else searched)
    return position


def at_random(seed: int) -> PlayedPosition:
    """Return a random game."""
    rng, position = Random(seed), PlayedPosition(ULTIMATE)
    while moves := position.legal_moves():
        position = position.play(rng.choice(moves))
    return position


def before(game: PlayedPosition, ply: int) -> PlayedPosition:
    """Return the position before the move at a ply."""
    return PlayedPosition(ULTIMATE, game.moves[:ply], game.states[:ply])


def chance_after(game: PlayedPosition, ply: int, move: int) -> float:
    """Return how likely a long search thinks that the player at a ply wins after a move."""
    position = before(game, ply).play(move)
    result = ULTIMATE.result(position.state)
    if result is not None:
        return (1 - result) / 2
    choice = engine_of("learned:5000", ULTIMATE).choose(position, Random(0))
    return 1 - (choice.scores["chance"][choice.move] or 0)


def doubts(game: PlayedPosition, given: int = 0) -> tuple[Doubt, ...]:
    return review(game, given).doubts


@pytest.mark.parametrize("seed", range(3))
def test_what_is_doubtful(seed: int) -> None:
    """Doubts are about moves whose result is unknown, and another legal move was far better.

    There are at most five, and none about moves that nobody chose.
    """
    game = careless(seed)
    found = review(game)
    assert 0 < len(found.doubts) <= 5
    for doubt in found.doubts:
        assert found.moves[doubt.ply] is None
        assert doubt.better in {*before(game, doubt.ply).legal_moves()} - {game.moves[doubt.ply]}
        assert 0 <= doubt.after <= doubt.before - 14 <= 100
    given = found.doubts[0].ply + 1
    rest = doubts(game, given)
    assert set(found.doubts[1:]) <= set(rest)
    assert all(doubt.ply >= given for doubt in rest)


def test_a_win_and_a_win_overlooked() -> None:
    """Nobody doubts a move that wins, far from the end; where it was overlooked, it was better."""
    game = at_random(24)
    last, won = len(game.moves) - 1, game.moves[-1]
    assert ULTIMATE.moves_left(game.state) > 12
    assert last not in {doubt.ply for doubt in doubts(game)}
    overlooked = doubts(before(game, last).play_tokens(["64"]))[-1]
    assert overlooked == Doubt(last, before=100, after=0, better=won)


def test_a_second_look() -> None:
    """A move that only a short search finds much worse is not named."""
    game, ply = careless(2), 45
    better = engine_of("learned:1000", ULTIMATE).choose(before(game, ply), Random(0)).move
    first = [
        judged(Node(ULTIMATE, before(game, ply).play(move).state))[0]
        for move in (game.moves[ply], better)
    ]
    assert first[0] - first[1] > 0.15
    assert chance_after(game, ply, better) - chance_after(game, ply, game.moves[ply]) < 0.15
    assert ply not in {doubt.ply for doubt in doubts(game)}


def test_the_five_greatest() -> None:
    """Of a game full of mistakes, no more than five are looked at."""
    assert len(doubts(at_random(1))) == 5


def test_other_games_have_no_doubts() -> None:
    """Where every move's worth is known, nothing is merely judged."""
    for game in SOLVED_GAMES.values():
        assert not doubts(PlayedPosition(game).play(0))


@pytest.mark.slow
def test_a_longer_search_agrees() -> None:
    """Of what is named, a search of 5,000 positions finds nine in ten worse than the other move."""
    games, agrees = times(8, share=2), []
    for seed in range(24, 24 + games):
        game = careless(seed)
        for doubt in doubts(game):
            better = chance_after(game, doubt.ply, doubt.better)
            agrees.append(better > chance_after(game, doubt.ply, game.moves[doubt.ply]))
    assert len(agrees) >= 2 * games
    assert sum(agrees) >= 0.9 * len(agrees)
