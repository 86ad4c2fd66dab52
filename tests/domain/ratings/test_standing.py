from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.match import Ending, Machine, Person
from bot.domain.rating_weight import RatingWeight
from bot.domain.ratings.engine_ratings import BEST_BEATABLE, POINTS
from bot.domain.ratings.glicko2 import Rating
from bot.domain.ratings.standing import (
    GAIN_CAP,
    HISTORY_LENGTH,
    SETTLED_BELOW,
    Standing,
    Tally,
    played,
)
from engines.games.classic import Mark
from engines.levels import LEVELS, SPEC_OF_LEVEL
from tests.conftest import ANN, BEN, NOW
from tests.domain.ratings.matches import against, finished, friends

FULL = RatingWeight()
winners: st.SearchStrategy[Mark | None] = st.sampled_from(["X", "O", None])


def after_matches(number: int, level: str, winner: Mark | None) -> Standing:
    """Return Ann's standing after so many matches against a level, two a week, that end alike."""
    standing, seat = Standing(), against(level, SPEC_OF_LEVEL[level])  # type: ignore[index]
    for week in range(number):
        match = finished(winner, 84 * week, o=seat)
        standing = played(standing, match, "X", None, FULL)
    return standing


def test_nobody_is_known_at_the_start() -> None:
    """Who has not played stands at 1500, without a place."""
    new = Standing()
    assert (new.rating.points, new.is_settled, new.total) == (1500, False, Tally())


def test_a_handful_of_different_matches_gives_a_place() -> None:
    """Three matches leave the rating uncertain; six that count in full settle it."""
    assert not after_matches(3, "medium", "X").is_settled
    assert after_matches(6, "medium", None).is_settled


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_draws_again_and_again_ends_at_the_level(level: str) -> None:
    """Drawing leads to the level's own points, but for the unbeatable one."""
    points = after_matches(300, level, None).rating.points
    spec = SPEC_OF_LEVEL[level]  # type: ignore[index]
    assert points == pytest.approx(min(POINTS[spec], BEST_BEATABLE), abs=5)


def test_drawing_with_the_unbeatable_puts_nobody_on_top() -> None:
    """A thousand draws with it lift nobody above the best level that can be beaten."""
    drawer = after_matches(1000, "unbeatable", None)
    assert drawer.rating.points <= BEST_BEATABLE
    assert after_matches(20, "hard", "X").rating.points > drawer.rating.points + 100


def test_a_draw_with_the_unbeatable_takes_nothing_from_the_better() -> None:
    """Who stands above the ceiling, but below the unbeatable level, keeps the points."""
    standing = Standing(Rating(BEST_BEATABLE + 20, 60))
    drew = played(standing, finished(None), "X", None, FULL)
    assert drew.rating.points == standing.rating.points


def test_beating_the_easy_level_for_ever_has_an_end() -> None:
    """Winning against a level lifts nobody further than its reach."""
    assert after_matches(500, "easy", "X").rating.points == POINTS["minimax:4"] + GAIN_CAP


@given(points=st.floats(800, 2200), winner=winners)
def test_who_took_a_move_back_cannot_gain(points: float, winner: Mark | None) -> None:
    """After a take-back a rating may fall but never rise, and the friend's is free."""
    match = friends(winner, taken_back="X")
    own, foe = Standing(Rating(points, 80)), Rating(1500, 80)
    assert played(own, match, "X", foe, FULL).rating.points <= points
    free, held = (played(own, m, "O", foe, FULL) for m in (friends(winner), match))
    assert free == held


def test_a_match_that_does_not_count_changes_nothing() -> None:
    """Neither the rating nor anything counted moves."""
    void = RatingWeight(counts=False, share=0.0)
    assert played(Standing(), finished("X"), "X", None, void) == Standing()


def test_a_repeat_is_counted_but_does_not_rate() -> None:
    """A match without weight is a win like any other, and leaves the rating as it was."""
    won = played(Standing(), finished("X"), "X", None, RatingWeight(share=0.0))
    assert won.total == Tally(wins=1)
    assert (won.rating, won.rated_at, won.history) == (Rating(), None, ())


def test_what_a_card_tells_is_counted() -> None:
    """Results by opponent, the streaks, the mark and the first cell are those of the matches."""
    first = played(Standing(), finished("X"), "X", None, FULL)
    second = played(first, friends("X", 30), "X", Rating(), FULL)
    third = played(second, friends("X", 60, x=Person(BEN), o=Person(ANN)), "O", Rating(), FULL)
    assert third.tallies == {"unbeatable": Tally(wins=1), "people": Tally(1, 0, 1)}
    assert (third.streak, third.best_streak, third.as_x) == (0, 2, 2)
    assert third.openings == (2, 0, 0, 1, 0, 0, 0, 0, 0)
    assert len(third.history) == 3
    assert third.history[-1] == round(third.rating.points)


def test_an_engine_picked_without_a_level_goes_by_its_name() -> None:
    """Matches against it are counted apart from the levels."""
    match = finished("O", o=Machine("minimax:9"), ending=Ending.RESIGNED, moves=(0, 1, 2, 3))
    assert played(Standing(), match, "X", None, FULL).tallies == {"minimax": Tally(losses=1)}


def test_only_the_latest_ratings_are_kept() -> None:
    """The course to be drawn has an end."""
    assert len(after_matches(HISTORY_LENGTH + 5, "hard", None).history) == HISTORY_LENGTH


def test_a_long_absence_brings_the_question_mark_back() -> None:
    """Certainty is lost with the years, the points are not."""
    standing = after_matches(20, "hard", None)
    later = standing.rating_at(NOW + timedelta(days=3000))
    assert later.points == standing.rating.points
    assert standing.rating.deviation < SETTLED_BELOW < later.deviation


def test_two_friends_move_apart_alike() -> None:
    """Of two newcomers one gains what the other loses."""
    match = friends("X")
    won, lost = (played(Standing(), match, mark, Rating(), FULL) for mark in ("X", "O"))
    assert won.rating.points - 1500 == pytest.approx(1500 - lost.rating.points)
    assert won.rating._replace(points=0) == lost.rating._replace(points=0)
