import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.rating_change import RatingWeight, Reason
from bot.domain.ratings import rules
from bot.domain.ratings.glicko2 import MAX_DEVIATION, Rating
from bot.domain.ratings.rules import (
    LEAST_POINTS,
    MOST_POINTS,
    UNTIL_MATCHES,
    UNTIL_PEOPLE,
    is_new,
)
from bot.domain.ratings.standing import SETTLED_BELOW, Record, Standing, played
from engines.games.game import Mark
from tests.domain.ratings.matches import friends

ratings = st.builds(Rating, st.floats(800, 2200), st.floats(40, MAX_DEVIATION), st.just(0.06))
winners: st.SearchStrategy[Mark | None] = st.sampled_from(["X", "O", None])


def known(matches: int, people: int, deviation: float = MAX_DEVIATION) -> Standing:
    """Return the standing of a person with that many matches against that many people."""
    records = {"people": Record(losses=matches), "easy": Record(wins=9)}
    return Standing(Rating(1500, deviation), records=records, people_met=people)


@pytest.mark.parametrize(
    ("standing", "new"),
    [
        (Standing(), True),
        (known(UNTIL_MATCHES - 1, UNTIL_PEOPLE), True),
        (known(UNTIL_MATCHES, UNTIL_PEOPLE - 1), True),
        (known(UNTIL_MATCHES, UNTIL_PEOPLE), False),
        (known(0, 0, SETTLED_BELOW), False),
        (known(1, 1, SETTLED_BELOW + 1), True),
    ],
    ids=["nothing", "few matches", "few people", "enough", "settled", "unsettled"],
)
def test_who_is_new(standing: Standing, new: bool) -> None:
    """Someone is new until six matches with three people, or until their rating is settled."""
    assert is_new(standing) is new


@given(own=ratings, winner=winners)
def test_someone_new_moves_a_rating_within_a_range(own: Rating, winner: Mark | None) -> None:
    """A match with someone new takes nobody out of the range or further away, and settles none."""
    match, standing = friends(winner), Standing(own)
    terms = rules.terms(match, "X", standing, Standing(), RatingWeight())
    now = played(standing, match, "X", terms).rating
    assert min(own.points, LEAST_POINTS) <= now.points <= max(own.points, MOST_POINTS)
    assert (now.deviation <= SETTLED_BELOW) <= (own.deviation <= SETTLED_BELOW)


@given(own=ratings, winner=winners)
def test_a_match_with_someone_known_has_no_limits(own: Rating, winner: Mark | None) -> None:
    """A match with someone who is not new has no limits, and a full share."""
    match, opponent = friends(winner), known(UNTIL_MATCHES, UNTIL_PEOPLE)
    terms = rules.terms(match, "X", Standing(own), opponent, RatingWeight())
    assert terms[2:] == (None, None, None)
    assert terms.weight == RatingWeight()


def test_the_reason_of_a_limited_match() -> None:
    """The result says that the opponent was new, unless there is a stronger reason."""
    for weight, reason in (
        (RatingWeight(), Reason.NEWCOMER),
        (RatingWeight(0.5, Reason.AGAIN, 2), Reason.AGAIN),
    ):
        terms = rules.terms(friends("X"), "X", Standing(), Standing(), weight)
        assert terms.weight == RatingWeight(weight.share, reason, weight.nth)
