"""What a review says of a move, and of a game; tests/engines/review has what is true of each."""

from dataclasses import replace

import pytest

from bot.interactions.review.reviewed_game import ReviewedGame
from bot.interactions.review.summary import remark
from bot.interactions.review.verdict import verdict
from engines.games.game import other
from engines.games.position import PlayedPosition
from engines.games.variants import GAMES
from engines.review.review import review
from tests.conftest import ANN, BEN, visible
from tests.domain.ratings.matches import friends

OPENED = "2 0 3 2 3 3 2 1 1 2 2 0 4 4 4 0 4 3 0 1"
"""The last move lies below the square where the opponent completes a line."""
NEXT = "Next time, take"


def played(variant: str, moves: str) -> ReviewedGame:
    """Return a game between Ann, who has X, and Ben; who did not move last has resigned."""
    position = PlayedPosition(GAMES[variant]).play_tokens(moves.split())
    winner = position.outcome.winner if position.outcome else other(position.turn)
    match = friends(winner, variant=variant, moves=position.moves)
    return ReviewedGame(position, review(position), match)


@pytest.mark.parametrize(
    ("variant", "moves", "said"),
    [
        ("classic", "0 5 3 1 6", "That won the game."),
        ("misere", "3 6 1 4 7 2", "That completed a line, and here a line loses. Next time, take "
         "the middle-right square."),
        ("classic", "0 3 1 4 8", "There was a win: the top-right corner."),
        ("classic", "0 5 3 1", "It left a line open: X can win with the bottom-left corner. "
         "Next time, take the bottom-left corner."),
        ("drop", OPENED, "Now X can win with b2. Next time, take a1, d1 or e1."),
        ("classic", "2 5 7 0", "It lets X make two threats at once with the middle. "
         "Next time, take the middle."),
        ("misere", "3 6", "A win could be forced: the top-middle square."),
        ("classic", "1 3", "Now X can force a win with the middle. "
         "Next time, take one of the green squares."),
        ("sizes", "a4 c2", "Now X can force a win with the top-left corner with a small piece. "
         "Next time, take one of 14 other moves."),
        ("classic", "1 0 4 7 8 2 5 3 6", "There was no other move."),
        ("classic", "8 5 6 3 4 0", "All moves were worth the same."),
        ("classic", "3 8 6 0", "By then, X could win against any move."),
        ("sizes", "b2 c2", "Only this move still wins."),
        ("classic", "8 4", "Only this move keeps the draw."),
        ("classic", "6 2 8 7 0", "Two threats at once: one gets through."),
        ("classic", "8 4 2 5", "It blocks X's line."),
        ("misere", "3 2 1 5", "It keeps the win. A little better: the bottom-middle square."),
        ("classic", "1 2 6", "It keeps the draw. It also sets a trap: the reply that looks natural "
         "is wrong. A little better: the middle."),
    ],
)  # fmt: skip
def test_the_last_move(variant: str, moves: str, said: str) -> None:
    """Who made it reads why it was called so, and what to do next time; others what was better."""
    game = played(variant, moves)
    plies = len(game.board.moves)
    movers, others = (ANN, BEN) if plies % 2 else (BEN, ANN)
    for viewer, expected in ((movers, said), (others, said.replace(NEXT, "Better:"))):
        _, told = visible(verdict(game, plies, "en", viewer)).split("\n")
        assert told == expected


@pytest.mark.parametrize(
    ("variant", "moves", "said"),
    [
        ("classic", "1 0", "Neither side made a decisive mistake."),
        ("classic", "3 8 6 0", "Well found: your move to the bottom-left corner was the only good "
         "one."),
        ("classic", "6 2 8 7 0", "You set a fine trap: the bottom-middle square."),
        ("misere", "3 6", "Here is one idea: On move 1, take the middle next time."),
        ("classic", "0 5", "Your only move was right."),
        ("classic", "0 5 3 1", "One of your 2 moves was right. On move 3, take the top-right "
         "corner next time."),
        ("classic", "0 1 4 8", "2 of your 2 moves were right."),
        ("classic", "5 0 2", ""),
    ],
)  # fmt: skip
def test_the_whole_game(variant: str, moves: str, said: str) -> None:
    """Who lost reads what they did well and what to do next time; who won only that it is even."""
    game = played(variant, moves)
    assert game.match is not None
    lost, won = (ANN, BEN) if game.match.winner == "O" else (BEN, ANN)
    assert visible(remark(game, "en", lost)) == said
    assert remark(game, "en", won) == (said if said.startswith("Neither") else "")


def test_a_game_whose_first_moves_nobody_can_judge() -> None:
    """Only the last moves are counted, and said to be the last."""
    game = played("classic", "2 5 7 0 6 4")
    assert game.review is not None
    known = game.review._replace(moves=(None, None, *game.review.moves[2:]))
    said = remark(replace(game, review=known), "en", ANN)
    assert visible(said).startswith("One of your last 2 moves was right.")
