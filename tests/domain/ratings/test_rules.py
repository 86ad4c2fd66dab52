import pytest

from bot.domain.match import Ending, Machine, Match, Person
from bot.domain.rating_change import RatingWeight, Reason
from bot.domain.ratings import rules
from bot.domain.ratings.past_match import REMEMBERED, past_match_of
from bot.domain.ratings.rules import counts_if_ended
from tests.conftest import ANN, BEN, EVE
from tests.domain.ratings.matches import DRAWN, X_WINS, finished, friends

MIRRORED = tuple((2, 1, 0, 5, 4, 3, 8, 7, 6)[cell] for cell in X_WINS)
OTHER = (0, 3, 1, 5, 2)
"""Another game of the same length that X wins; not an image of `X_WINS`."""


def weighed(match: Match, earlier: list[Match]) -> RatingWeight:
    """Return the rating weight of a match after earlier ones, latest first."""
    return rules.weigh(past_match_of(match), map(past_match_of, earlier))


@pytest.mark.parametrize("ending", sorted(set(Ending) - {Ending.LINE, Ending.FULL_BOARD}))
@pytest.mark.parametrize("moves", [(), (0,), (0, 4), (0, 4, 8)], ids=len)
def test_a_match_in_which_a_side_moved_once_does_not_count(
    moves: tuple[int, ...], ending: Ending
) -> None:
    """Whatever its ending, a match counts for nobody unless each side has moved twice."""
    weight = weighed(friends("O", moves=moves, ending=ending), [])
    expected = Reason.NOBODY if ending is Ending.UNREACHABLE else Reason.SHORT
    assert (weight.counts, weight.share, weight.reason) == (False, 0.0, expected)


@pytest.mark.parametrize("ending", [Ending.RESIGNED, Ending.AGREED, Ending.OUT_OF_TIME])
def test_a_match_in_which_each_side_moved_twice_counts(ending: Ending) -> None:
    """From the fourth move on, a match counts in full."""
    assert weighed(friends("O", moves=(0, 4, 8, 1), ending=ending), []).share == 1


def test_a_repeated_match_changes_no_rating() -> None:
    """Repeating the same moves against the bot counts as a win, but changes no rating."""
    weight = weighed(finished("X", 48), [finished("X")])
    assert (weight.counts, weight.share, weight.reason) == (True, 0.0, Reason.REPEATED)


def test_a_symmetric_match_is_a_repeat() -> None:
    """Rotated or mirrored moves are a repeat too, at any level."""
    before = finished("X", o=Machine("dice", "medium"))
    assert weighed(finished("X", 48, moves=MIRRORED), [before]).reason is Reason.REPEATED


@pytest.mark.parametrize(
    "before",
    [
        finished("X", moves=OTHER),
        finished(None, moves=DRAWN),
        finished("X", x=Machine("perfect"), o=Person(ANN)),
        friends("X"),
    ],
    ids=["other moves", "other length", "other mark", "a friend"],
)
def test_a_different_match_is_no_repeat(before: object) -> None:
    """After other moves, the other mark or a match against a friend, the match counts in full."""
    assert weighed(finished("X", 48), [before]).share == 1  # type: ignore[list-item]


def test_an_old_match_may_be_repeated() -> None:
    """Only the latest `REMEMBERED` matches are checked for a repeat."""
    others = [finished("X", moves=OTHER)] * REMEMBERED
    assert weighed(finished("X", 48), [*others, finished("X")]).share == 1
    assert weighed(finished("X", 48), [*others[1:], finished("X")]).share == 0


def test_friends_may_repeat_a_match() -> None:
    """Between people the same moves are no repeat, since one person cannot force them."""
    assert weighed(friends("X", 48), [friends("X")]).share == 1


@pytest.mark.parametrize("before", [0, 1, 2, 9])
def test_the_nth_match_of_a_day_counts_one_nth(before: int) -> None:
    """The n-th match of the same two within a day counts 1/n, no matter who moves first."""
    swapped = friends("X", x=Person(BEN), o=Person(ANN))
    weight = weighed(friends("X", 23), [swapped] * before)
    assert weight.share == pytest.approx(1 / (before + 1))
    assert weight.reason is (Reason.AGAIN if before else None)


def test_the_day_ends_after_24_hours() -> None:
    """A match that ended 24 hours ago does not reduce the weight."""
    assert weighed(friends("X", 24), [friends("X")]).share == 1


def test_other_matches_do_not_reduce_the_weight() -> None:
    """A match against someone else, or one that does not count, does not reduce the weight."""
    short = friends("O", moves=(0,), ending=Ending.RESIGNED)
    somebody_else = friends("X", o=Person(EVE))
    assert weighed(friends("X", 1), [short, somebody_else]).share == 1


def test_a_match_that_was_resigned_reduces_the_weight() -> None:
    """A match that counted reduces the weight of the next, however it ended."""
    resigned = friends("O", moves=(0, 4, 8, 1), ending=Ending.RESIGNED)
    assert weighed(friends("X", 1), [resigned]).nth == 2


def test_matches_of_another_game_do_not_matter() -> None:
    """Other games neither repeat a match nor reduce its weight, since their ratings are others."""
    assert weighed(finished("X", 1), [finished("X", variant="misere")]) == RatingWeight()


def test_a_repeat_in_another_game() -> None:
    """A mirrored match of drop repeats it, and a turned one would not be the same game."""
    before = finished("X", variant="drop", moves=(0, 1, 0, 1, 0, 1, 0))
    mirrored = before._replace(moves=(4, 3, 4, 3, 4, 3, 4))
    assert weighed(mirrored, [before]).reason is Reason.REPEATED
    moved = before._replace(moves=(1, 2, 1, 2, 1, 2, 1))
    assert weighed(moved, [before]).reason is Reason.AGAIN


def test_an_unrated_match_counts_for_nothing() -> None:
    """An unrated match changes no standing, and does not reduce the weight of others."""
    unrated = finished("X", rated=False)
    assert weighed(unrated, []) == RatingWeight(share=0.0, reason=Reason.UNRATED)
    assert not weighed(unrated, []).counts
    assert weighed(finished("X", 1), [unrated]) == RatingWeight()


def test_moves_that_nobody_chose_do_not_count() -> None:
    """A match that began after some moves counts once each side has made two moves more."""
    match = friends("O", moves=(0, 4, 8, 1, 7), start_ply=2, ending=Ending.RESIGNED)
    longer = match._replace(moves=(0, 4, 8, 1, 7, 6))
    assert weighed(match, []).reason is Reason.SHORT
    assert weighed(longer, []).share == 1
    assert [counts_if_ended(one) for one in (match, longer)] == [False, True]


def test_a_level_and_its_engine_are_one_opponent() -> None:
    """A level and its engine are the same opponent; another engine is a different one."""
    by_name = finished("X", moves=OTHER, o=Machine("perfect"))
    assert weighed(finished("X", 1), [by_name]).nth == 2
    assert weighed(finished("X", 1), [by_name._replace(o=Machine("dice"))]).nth == 1
