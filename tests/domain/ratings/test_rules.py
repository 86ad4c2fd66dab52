import pytest
from hypothesis import given, strategies as st

from bot.domain.match import Ending, Machine, Match, Person
from bot.domain.match_effects import RatingWeight, WeightReason
from bot.domain.ratings import rules
from bot.domain.ratings.glicko2 import MAX_DEVIATION, Rating
from bot.domain.ratings.past_match import REMEMBERED, past_match_of
from bot.domain.ratings.standing import SETTLED_BELOW, Record, Standing, played
from engines.games.game import Mark
from tests.conftest import ANN, BEN, EVE
from tests.domain.ratings.matches import X_WINS, finished, friends

MIRRORED = tuple((2, 1, 0, 5, 4, 3, 8, 7, 6)[cell] for cell in X_WINS)
OTHER = finished("X", moves=(0, 3, 1, 5, 2))
"""Another game of the same length that X wins; not an image of `X_WINS`."""


def weighed(match: Match, earlier: list[Match]) -> RatingWeight:
    """Return the rating weight of a match after earlier ones, latest first."""
    return rules.weigh(past_match_of(match), map(past_match_of, earlier))


@pytest.mark.parametrize("ending", sorted(set(Ending) - {Ending.LINE, Ending.FULL_BOARD}))
@pytest.mark.parametrize("moves", [(), (0,), (0, 4), (0, 4, 8), (0, 4, 8, 1)], ids=len)
def test_a_side_that_moved_once(moves: tuple[int, ...], ending: Ending) -> None:
    """Unless each side has moved twice it counts for nobody; then it does, if it has a result."""
    weight = weighed(friends("O", moves=moves, ending=ending), [])
    reason = None if len(moves) == 4 else WeightReason.SHORT
    expected = WeightReason.NOBODY if ending is Ending.UNREACHABLE else reason
    assert (weight.counts, weight.share, weight.reason) == (not expected, not expected, expected)


FULL, SECOND = RatingWeight(), RatingWeight(1 / 2, WeightReason.AGAIN, 2)
REPEATED, UNRATED = RatingWeight(0, WeightReason.REPEATED), RatingWeight(0, WeightReason.UNRATED)
BOT, DAYS_LATER, UNRATED_BOT = finished("X", 1), finished("X", 48), finished("X", rated=False)
SHORT = friends("O", moves=(0,), ending=Ending.RESIGNED)
DROP = finished("X", variant="drop", moves=(0, 1, 0, 1, 0, 1, 0))
GIVEN = friends("O", moves=(0, 4, 8, 1, 7), start_ply=2, ending=Ending.RESIGNED)
LONGER = GIVEN._replace(moves=(*GIVEN.moves, 6))
WEIGHTS: dict[str, tuple[Match, list[Match], RatingWeight]] = {
    "repeated": (DAYS_LATER, [finished("X")], REPEATED),
    "mirrored": (DAYS_LATER._replace(moves=MIRRORED), [finished("X")], REPEATED),
    "at another level": (DAYS_LATER, [finished("X", o=Machine("dice", "medium"))], REPEATED),
    "other moves": (DAYS_LATER, [OTHER], FULL),
    "another length": (DAYS_LATER, [finished(None)], FULL),
    "the other mark": (DAYS_LATER, [finished("X", x=Machine("perfect"), o=Person(ANN))], FULL),
    "a friend before": (DAYS_LATER, [friends("X")], FULL),
    "among the latest": (DAYS_LATER, [OTHER] * (REMEMBERED - 1) + [finished("X")], REPEATED),
    "further back": (DAYS_LATER, [OTHER] * REMEMBERED + [finished("X")], FULL),
    # One person cannot force the moves of a friend.
    "friends repeat": (friends("X", 48), [friends("X")], FULL),
    "a day later": (friends("X", 24), [friends("X")], FULL),
    "someone else before": (friends("X", 1), [friends("X", o=Person(EVE))], FULL),
    "a short one before": (friends("X", 1), [SHORT], FULL),
    "resigned before": (friends("X", 1), [SHORT._replace(moves=(0, 4, 8, 1))], SECOND),
    "another game before": (BOT, [finished("X", variant="misere")], FULL),
    "mirrored in drop": (DROP._replace(moves=(4, 3, 4, 3, 4, 3, 4)), [DROP], REPEATED),
    "moved in drop": (DROP._replace(moves=(1, 2, 1, 2, 1, 2, 1)), [DROP], SECOND),
    "unrated": (UNRATED_BOT, [], UNRATED),
    "unrated before": (BOT, [UNRATED_BOT], FULL),
    "given moves": (GIVEN, [], RatingWeight(0, WeightReason.SHORT)),
    "more than given moves": (LONGER, [], FULL),
    # A level and its engine are one opponent.
    "by name before": (BOT, [OTHER._replace(o=Machine("perfect"))], SECOND),
    "another engine before": (BOT, [OTHER._replace(o=Machine("dice"))], FULL),
}


@pytest.mark.parametrize(("match", "earlier", "weight"), WEIGHTS.values(), ids=WEIGHTS)
def test_how_much_a_match_counts(match: Match, earlier: list[Match], weight: RatingWeight) -> None:
    """A repeat against the bot moves no rating, and the same two on one day move it less."""
    assert weighed(match, earlier) == weight


def test_what_counts_at_all() -> None:
    """A repeat counts as won, but an unrated match and one of given moves do not at all."""
    assert [REPEATED.counts, UNRATED.counts] == [True, False]
    assert [rules.counts_if_ended(match) for match in (GIVEN, LONGER)] == [False, True]


@pytest.mark.parametrize("before", [0, 1, 2, 9])
def test_the_nth_match_of_a_day_counts_one_nth(before: int) -> None:
    """The n-th match of the same two within a day counts 1/n, no matter who moves first."""
    swapped = friends("X", x=Person(BEN), o=Person(ANN))
    expected = RatingWeight(1 / (before + 1), WeightReason.AGAIN if before else None, before + 1)
    assert weighed(friends("X", 23), [swapped] * before) == expected


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
        (known(rules.UNTIL_MATCHES - 1, rules.UNTIL_PEOPLE), True),
        (known(rules.UNTIL_MATCHES, rules.UNTIL_PEOPLE - 1), True),
        (known(rules.UNTIL_MATCHES, rules.UNTIL_PEOPLE), False),
        (known(0, 0, SETTLED_BELOW), False),
        (known(1, 1, SETTLED_BELOW + 1), True),
    ],
    ids=["nothing", "few matches", "few people", "enough", "settled", "unsettled"],
)
def test_who_is_new(standing: Standing, new: bool) -> None:
    """Someone is new until six matches with three people, or until their rating is settled."""
    assert rules.is_new(standing) is new


@given(own=ratings, winner=winners)
def test_someone_new_moves_a_rating_within_a_range(own: Rating, winner: Mark | None) -> None:
    """A match with someone new takes nobody out of the range or further away, and settles none."""
    match, standing = friends(winner), Standing(own)
    terms = rules.terms(match, "X", standing, Standing(), RatingWeight())
    now = played(standing, match, "X", terms).rating
    assert min(own.points, rules.LEAST_POINTS) <= now.points <= max(own.points, rules.MOST_POINTS)
    assert (now.deviation <= SETTLED_BELOW) <= (own.deviation <= SETTLED_BELOW)


@given(own=ratings, winner=winners)
def test_a_match_with_someone_known_has_no_limits(own: Rating, winner: Mark | None) -> None:
    """A match with someone who is not new has no limits, and a full share."""
    match, opponent = friends(winner), known(rules.UNTIL_MATCHES, rules.UNTIL_PEOPLE)
    terms = rules.terms(match, "X", Standing(own), opponent, RatingWeight())
    assert terms[2:] == (None, None, None)
    assert terms.weight == RatingWeight()


def test_the_reason_of_a_limited_match() -> None:
    """The result says that the opponent was new, unless there is a stronger reason."""
    for weight, reason in (
        (RatingWeight(), WeightReason.NEWCOMER),
        (RatingWeight(0.5, WeightReason.AGAIN, 2), WeightReason.AGAIN),
    ):
        terms = rules.terms(friends("X"), "X", Standing(), Standing(), weight)
        assert terms.weight == RatingWeight(weight.share, reason, weight.nth)
