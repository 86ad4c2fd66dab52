import pytest

from bot.domain.challenges import rematch
from bot.domain.match import Ending, Machine, Match, Person
from bot.domain.moves import has_hint, hint_taken, pressed
from bot.domain.offers import take_back_asked
from bot.domain.transitions import ended
from bot.errors import Refusal
from tests.conftest import ANN, BEN, EVE, NOW, a_match

MATCH = a_match(moves=(0, 4), revision=1)


def taken(match: Match, revision: int | None = None) -> Match:
    """Return the match after Ann takes a hint on the present board, or on that of a revision."""
    return hint_taken(match, ANN, match.revision if revision is None else revision, NOW)


def test_a_hint_makes_the_match_unrated() -> None:
    """It is stored with its ply, as a separate revision."""
    assert taken(MATCH) == MATCH._replace(hints=(2,), rated=False, revision=2)


def test_a_turn_has_one_hint() -> None:
    """Another hint for the same turn changes nothing, also from the board of just before."""
    once = taken(MATCH)
    assert taken(once) is once
    assert taken(once, revision=1) is once


def test_each_turn_has_its_own() -> None:
    """After a move, and after a take-back, it is another turn."""
    later = taken(pressed(taken(MATCH), ANN, 2, 8, NOW))
    assert later.hints == (2, 4)
    back = taken(take_back_asked(later, ANN, later.revision, NOW))
    assert back.hints == (2, 4)


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


def test_the_next_match_is_rated() -> None:
    """A rematch of a match with hints is rated, unless its engine is matched to the person."""
    over = ended(taken(MATCH), Ending.RESIGNED, "O", NOW)
    assert rematch(over, ANN, 5, NOW).rated
    assert rematch(over, ANN, 5, NOW).hints == ()
    matched = over._replace(o=Machine("matched:40"))
    assert not rematch(matched, ANN, 5, NOW, skill=50).rated
