"""What a player may ask for during a match: a draw, a move back, a hint."""

import pytest

from bot.domain.match import Ending, Match, Person
from bot.domain.moves import has_hint, hint_taken, pressed
from bot.domain.offers import draw_offered, offer_accepted, take_back_asked
from bot.domain.transitions import ended
from bot.errors import Refusal
from tests.conftest import ANN, BEN, EVE, NOW, a_match

FRIENDS = a_match(o=Person(BEN), moves=(4, 0, 1, 2))


def test_a_draw_that_both_offer_is_agreed() -> None:
    """If the other player offers a draw too, instead of an answer, the match is drawn."""
    match = draw_offered(FRIENDS, ANN, FRIENDS.revision, NOW)
    over = draw_offered(match, BEN, match.revision, NOW)
    assert (over.ending, over.winner, over.offer) == (Ending.AGREED, None, None)


def test_who_took_moves_back_is_noted_once_each() -> None:
    """The marks of both players are noted, each once however often they take a move back."""
    match = FRIENDS._replace(taken_back="O")
    for _ in range(2):
        match = take_back_asked(match._replace(moves=(4, 0)), ANN, match.revision, NOW)
        match = offer_accepted(match, BEN, match.revision, NOW)
    assert match.taken_back == "OX"


MATCH = a_match(moves=(0, 4), revision=1)


def taken(match: Match, revision: int | None = None) -> Match:
    """Return the match after Ann takes a hint on the present board, or on that of a revision."""
    return hint_taken(match, ANN, match.revision if revision is None else revision, NOW)


def test_a_turn_has_one_hint() -> None:
    """It is a revision with its ply, unrated; another one counts after a move or a take-back."""
    once = taken(MATCH)
    assert once == MATCH._replace(hints=(2,), rated=False, revision=2)
    assert taken(once) is once
    assert taken(once, revision=1) is once
    later = taken(pressed(once, ANN, 2, 8, NOW))
    assert later.hints == (2, 4)
    assert taken(take_back_asked(later, ANN, later.revision, NOW)).hints == (2, 4)


@pytest.mark.parametrize(
    ("match", "person", "revision", "error"),
    [
        (MATCH, EVE, 1, "not-your-match"),
        (MATCH, ANN, 0, "board-moved-on"),
        (MATCH._replace(hints=(0,)), ANN, 0, "board-moved-on"),
        (MATCH._replace(o=Person(BEN)), ANN, 1, "no-hints"),
        (MATCH._replace(moves=(0,)), ANN, 1, "not-your-turn"),
        (ended(MATCH, Ending.RESIGNED, "O", NOW), ANN, 2, "match-over"),
    ],
    ids=["stranger", "old-board", "old-hint", "between-people", "not-to-move", "over"],
)
def test_who_gets_no_hint(match: Match, person: int, revision: int, error: str) -> None:
    """Strangers, old boards, matches between people or over: each refusal says why."""
    with pytest.raises(Refusal, match=error):
        hint_taken(match, person, revision, NOW)


def test_a_hint_is_for_its_position() -> None:
    """It stands until the match changes or ends."""
    match = taken(MATCH)
    assert has_hint(match, 2)
    assert not has_hint(MATCH, 1)
    assert not has_hint(match, 1)
    assert not has_hint(pressed(match, ANN, 2, 8, NOW), 2)
    assert not has_hint(ended(match, Ending.RESIGNED, "O", NOW)._replace(revision=2), 2)
