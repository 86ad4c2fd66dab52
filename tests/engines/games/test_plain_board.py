"""The plain boards, on which a player may pass, have the rules of the games."""

from collections.abc import Iterator
from random import Random

import pytest

from engines.games.position import PlayedPosition
from engines.games.variants import GAMES
from tests.engines.games.plain_board import Plain, empty, legal, outcome, passed, play
from tests.engines.games.plain_threats import wins
from tests.engines.games.test_rules import played, seen
from tests.sizes import times


def both(variant: str) -> Iterator[tuple[PlayedPosition, Plain]]:
    """Yield the positions of random games, and the plain boards of the same moves."""
    rng = Random(7)
    for _ in range(times(200)):
        board = empty(variant)
        for position in played(GAMES[variant], rng):
            for token in position.tokens[len(board.moves) :]:
                board = play(board, token)
            yield position, board


@pytest.mark.parametrize("variant", GAMES)
def test_moves_and_outcomes(variant: str) -> None:
    """The outcome and the legal moves are those of the game."""
    for position, board in both(variant):
        found = seen(position)
        assert (outcome(board), set(legal(board))) == (found.outcome, set(found.legal))


@pytest.mark.parametrize("variant", GAMES)
def test_who_wins_after_a_pass(variant: str) -> None:
    """The same moves win for the other player; after two passes the board is as it was."""
    for position, board in both(variant):
        game, state = position.game, position.game.after_pass(position.state)
        if position.outcome is None:
            assert {game.tokens[move] for move in game.winning_moves(state)} == wins(passed(board))
        assert game.cells(game.after_pass(state), position.turn) == position.cells
