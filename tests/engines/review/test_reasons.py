"""The fact that a review gives as the reason for a move's name."""

import pytest

from engines.games.position import PlayedPosition
from engines.games.variants import SOLVED_GAMES
from engines.review.reasons import Fact
from engines.review.review import review


@pytest.mark.parametrize(
    ("variant", "moves", "fact", "about"),
    [
        ("classic", "0 3 1 4 2", Fact.WON, None),
        ("classic", "0 3 1 4 8", Fact.WIN_OVERLOOKED, "2"),
        ("classic", "0 4 1 8", Fact.LINE_LEFT_OPEN, "2"),
        ("classic", "8 1 3 6", Fact.FORK_ALLOWED, "4"),
        ("classic", "0 6 7", Fact.WIN_LET_GO, "2"),
        ("classic", "0 1", Fact.LOSS_ALLOWED, "4"),
        ("classic", "0 1 2 4 3 5 7 6 8", Fact.NO_CHOICE, None),
        ("classic", "0 6 7 1 2 8 4", Fact.ALL_EQUAL, None),
        ("classic", "0 1 4 8", Fact.LOST_ALREADY, None),
        ("classic", "0 4", Fact.ONLY_HOLDING, None),
        ("classic", "0 1 4 8 6", Fact.FORK_MADE, None),
        ("classic", "0 4 1 2", Fact.BLOCKED, None),
        ("classic", "0 1 4", Fact.WIN_KEPT, None),
        ("classic", "0", Fact.DRAW_KEPT, None),
        ("misere", "4 0 8 1 3 2", Fact.OWN_LINE, None),
        ("drop", "0 1 0 1 0 2", Fact.LINE_LEFT_OPEN, "0"),
        ("classic", "5 0 2", Fact.ONLY_WINNING, None),
    ],
)
def test_the_fact_of_the_last_move(variant: str, moves: str, fact: Fact, about: str | None) -> None:
    """A move's reason is what anyone can check on the board, with the square that it is about."""
    game = PlayedPosition(SOLVED_GAMES[variant]).play_tokens(moves.split())
    last = review(game).moves[-1]
    assert last is not None
    found = last.reason
    token = None if found.move is None else game.game.tokens[found.move]
    assert (found.fact, token) == (fact, about)
