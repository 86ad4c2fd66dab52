"""The fact that a review gives as the reason for a move's name."""

import pytest

from engines.games.position import PlayedPosition
from engines.games.variants import GAMES
from engines.review.reasons import Fact
from engines.review.review import review

MORE_BOARDS = (
    "25 67 44 73 11 20 18 5 45 6 56 26 80 77 51 57 29 19 17 76 43 64 14 46 35 72 2 23 52 63 4 41"
    " 48 31 38 66 33 59 8 78 60 54 0 30 27 70 39 32 61 37 58 40 36 79"
)
"""The opponent wins without a line, by more small boards."""
SENT_AWAY = (
    "25 70 66 29 20 21 31 38 22 40 39 28 11 23 53 72 8 76 36 3 30 27 6 60 62 75 78 61 68 49 41 50"
    " 48 58 37 9 1 12 54 4 43 71 74 19 16 63 7 67 42 59 51 57 77 46 10 14 47"
)
"""The opponent is sent away from the square where they threaten to win, and it stays free."""
CHASED = (
    "54 6 62 73 15 59 50 49 39 33 58 44 72 3 31 36 5 47 23 46 16 68 52 69 79 67 37 10 14 51 13 41"
    " 20 19 12 27 1 42 64 66 34 18 2 24 29 21 30 28 7 76 43 40 74 32 75 35 80 78"
)
"""Every reply leaves a win, but there are no two squares that win already."""


@pytest.mark.parametrize(
    ("variant", "moves", "fact", "about"),
    [
        ("drop", "0 1 0 1 0 2", Fact.LINE_LEFT_OPEN, "0"),
        ("drop", "0 4 0 4 2 3 4 3 3 2 0 0 3 2 1 4", Fact.WIN_KEPT, None),
        ("drop", "4 3 4 3 3 3 1 1 1 1 0 4 1 3 0 0 4 0 4 0", Fact.ONLY_WINNING, None),
        ("drop", "2 0 3 3 3 3 4 1 3 4 0", Fact.LOSS_ALLOWED, "1"),
        ("ultimate", MORE_BOARDS, Fact.WIN_ALLOWED, "42"),
        ("ultimate", SENT_AWAY, Fact.ONLY_WINNING, None),
        ("ultimate", CHASED, Fact.WIN_KEPT, None),
        ("classic", "5 0 2", Fact.ONLY_WINNING, None),
    ],
)
def test_the_fact_of_the_last_move(variant: str, moves: str, fact: Fact, about: str | None) -> None:
    """A move's reason is what anyone can check on the board, with the square that it is about."""
    game = PlayedPosition(GAMES[variant]).play_tokens(moves.split())
    last = review(game, given=len(game.moves) - 1).moves[-1]
    assert last is not None
    found = last.reason
    token = None if found.move is None else game.game.tokens[found.move]
    assert (found.fact, token) == (fact, about)
