"""Games as a few numbers, which stand in the ids of buttons."""

from random import Random

import pytest

from bot.views.custom_ids import GAME_REVIEW_STEP, SHARED_REVIEW, custom_id
from bot.views.id_numbers import MAX_NUMBER, game_from, parts_of
from engines.games.position import PlayedPosition
from engines.games.vanish import VANISH
from engines.games.variants import SOLVED_GAMES

LONGEST_ID = 100


@pytest.mark.parametrize("variant", SOLVED_GAMES)
def test_a_game_comes_back_from_its_parts(variant: str) -> None:
    """Random games and all their beginnings are read again as they were, from ids that fit."""
    rng = Random(6)
    for _ in range(20):
        games = [PlayedPosition(SOLVED_GAMES[variant])]
        while moves := games[-1].legal_moves():
            games.append(games[-1].play(rng.choice(moves)))
        for game in games:
            parts = parts_of(game)
            assert parts is not None
            assert game_from(parts) == game
            assert max(parts) <= MAX_NUMBER
            assert len(custom_id(GAME_REVIEW_STEP, *parts, len(game.moves), 3)) <= LONGEST_ID


def test_the_longest_ids() -> None:
    """An id with the largest numbers of a share and of its game still fits."""
    largest = [field.most for field in SHARED_REVIEW.fields]
    assert len(custom_id(SHARED_REVIEW, *largest)) <= LONGEST_ID


def long_game() -> PlayedPosition:
    """Return a game of Vanishing that does not end for 190 moves."""
    game, rng = PlayedPosition(VANISH), Random(1)
    while len(game.moves) < 190:
        after = [game.play(move) for move in game.legal_moves()] or [PlayedPosition(VANISH)]
        game = rng.choice([one for one in after if one.outcome is None] or after)
    return game


def test_a_game_that_is_too_long() -> None:
    """A game that does not fit has no parts."""
    assert parts_of(long_game()) is None
