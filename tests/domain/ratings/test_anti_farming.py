from dataclasses import replace

import pytest

from bot.domain.match import Ending, Machine, Match, Person
from bot.domain.rating_weight import RatingWeight, Reason
from bot.domain.ratings.anti_farming import REMEMBERED, past_match_of, weigh
from tests.conftest import ANN, BEN, EVE
from tests.domain.ratings.matches import DRAWN, X_WINS, finished, friends

MIRRORED = tuple((2, 1, 0, 5, 4, 3, 8, 7, 6)[cell] for cell in X_WINS)
OTHER = (0, 3, 1, 5, 2)
"""Another game of as many moves that X wins, no image of `X_WINS`."""


def weighed(match: Match, earlier: list[Match]) -> RatingWeight:
    """Return what a match counts for after others, the latest of them first."""
    return weigh(past_match_of(match), map(past_match_of, earlier))


@pytest.mark.parametrize("moves", [(), (0,), (0, 4, 8)])
def test_giving_up_before_the_fourth_move_is_nobodys_loss(moves: tuple[int, ...]) -> None:
    """A match resigned with fewer than four moves on the board does not count, and says so."""
    match = friends("O", moves=moves, ending=Ending.RESIGNED)
    weight = weighed(match, [])
    assert (weight.counts, weight.share, weight.reason) == (False, 0.0, Reason.SHORT)


def test_giving_up_later_is_a_loss() -> None:
    """From the fourth move on, resigning counts in full."""
    match = friends("O", moves=(0, 4, 8, 1), ending=Ending.RESIGNED)
    assert weighed(match, []).share == 1


def test_a_match_played_over_again_moves_nothing() -> None:
    """The same moves against the bot once more count as a win, but for no rating."""
    weight = weighed(finished("X", 48), [finished("X")])
    assert (weight.counts, weight.share, weight.reason) == (True, 0.0, Reason.REPEATED)


def test_turned_or_mirrored_it_is_the_same_match() -> None:
    """Moves that are an image of those before are a repeat too, whatever level it was."""
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
def test_what_is_no_repeat(before: object) -> None:
    """Other moves, the other mark, or a match against a friend leave the new match its weight."""
    assert weighed(finished("X", 48), [before]).share == 1  # type: ignore[list-item]


def test_what_is_long_ago_may_be_played_again() -> None:
    """Only so many of the latest matches are remembered."""
    others = [finished("X", moves=OTHER)] * REMEMBERED
    assert weighed(finished("X", 48), [*others, finished("X")]).share == 1
    assert weighed(finished("X", 48), [*others[1:], finished("X")]).share == 0


def test_friends_may_repeat_themselves() -> None:
    """Between people the same moves are no repeat: nobody can make a friend play them."""
    assert weighed(friends("X", 48), [friends("X")]).share == 1


@pytest.mark.parametrize("before", [0, 1, 2, 9])
def test_the_nth_match_of_a_day_moves_an_nth(before: int) -> None:
    """The n-th match of the same two within a day counts for 1/n, whoever moves first."""
    swapped = friends("X", x=Person(BEN), o=Person(ANN))
    weight = weighed(friends("X", 23), [swapped] * before)
    assert weight.share == pytest.approx(1 / (before + 1))
    assert weight.reason is (Reason.AGAIN if before else None)


def test_the_day_is_over_after_a_day() -> None:
    """A match of 24 hours ago is of another day."""
    assert weighed(friends("X", 24), [friends("X")]).share == 1


def test_matches_that_do_not_count_are_not_counted() -> None:
    """One against somebody else, or given up at once, takes nothing from the next."""
    short = friends("O", moves=(0,), ending=Ending.RESIGNED)
    somebody_else = friends("X", o=Person(EVE))
    assert weighed(friends("X", 1), [short, somebody_else]).share == 1


def test_an_engine_is_the_same_however_it_was_picked() -> None:
    """A level and the engine that stands for it are one opponent; another setting is not."""
    by_name = finished("X", moves=OTHER, o=Machine("perfect"))
    assert weighed(finished("X", 1), [by_name]).nth == 2
    assert weighed(finished("X", 1), [replace(by_name, o=Machine("dice"))]).nth == 1
