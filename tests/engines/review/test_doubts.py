"""Doubts about moves of ultimate: what a review names where the end is too far to see."""

from random import Random

import pytest

from engines.games.position import Node, PlayedPosition
from engines.games.ultimate import ULTIMATE
from engines.levels import engine_of
from engines.review.doubts import Doubt, judged
from engines.review.review import review
from tests.engines.games.test_rules import played


def at_random(seed: int) -> PlayedPosition:
    *_, last = played(ULTIMATE, Random(seed))
    return last


def before(game: PlayedPosition, ply: int) -> PlayedPosition:
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


@pytest.mark.slow
def test_what_is_doubtful() -> None:
    """Doubts, five at most, are about moves that were chosen over one that seems far better."""
    game = at_random(1)
    found = review(game)
    assert len(found.doubts) == 5
    for doubt in found.doubts:
        assert found.moves[doubt.ply] is None
        assert doubt.better in {*before(game, doubt.ply).legal_moves()} - {game.moves[doubt.ply]}
        assert 0 <= doubt.after <= doubt.before - 14 <= 100
    *_, before_last, last = found.doubts
    rest = doubts(game, before_last.ply + 1)
    assert last in rest
    assert all(doubt.ply > before_last.ply for doubt in rest)
    chances = [chance_after(game, last.ply, it) for it in (last.better, game.moves[last.ply])]
    assert chances[0] - chances[1] > 0.1


def test_a_win_and_a_win_overlooked() -> None:
    """Nobody doubts a move that wins, far from the end; where it was overlooked, it was better."""
    game = at_random(24)
    last, won = len(game.moves) - 1, game.moves[-1]
    assert ULTIMATE.moves_left(game.state) > 12
    assert not doubts(game, given=last)
    overlooked = before(game, last).play_tokens(["64"])
    assert doubts(overlooked, given=last) == (Doubt(last, before=100, after=0, better=won),)


@pytest.mark.slow
def test_a_second_look() -> None:
    """A move that only a short search finds much worse is not named."""
    ply, better = 30, 40
    game = before(at_random(11), ply + 1)
    nodes = [Node(ULTIMATE, before(game, ply).play(it).state) for it in (game.moves[ply], better)]
    played, instead = (judged(node, 400)[0] for node in nodes)
    assert 0.15 < played - instead < 0.3
    assert chance_after(game, ply, better) - chance_after(game, ply, game.moves[ply]) < 0.15
    assert not doubts(game, given=ply)
