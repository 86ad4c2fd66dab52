from datetime import timedelta

import pytest
from hypothesis import given, strategies as st

from bot.domain.match import Ending, Machine, Match, Person
from bot.domain.match_effects import RatingWeight
from bot.domain.ratings import rules
from bot.domain.ratings.glicko2 import Rating, updated
from bot.domain.ratings.rules import BEST_BEATABLE_BY_GAME, GAIN_CAP, POINTS_BY_GAME
from bot.domain.ratings.standing import (
    HISTORY_LENGTH,
    SETTLED_BELOW,
    Record,
    Standing,
    games_to_go,
    played,
)
from engines.games.game import Mark
from engines.levels import LEVELS, SPEC_OF_LEVEL
from tests.conftest import ANN, BEN, NOW
from tests.domain.ratings.matches import finished, friends

POINTS = POINTS_BY_GAME["classic"]
BEST_BEATABLE = BEST_BEATABLE_BY_GAME["classic"]
FULL = RatingWeight()


def after(
    own: Standing,
    match: Match,
    mark: Mark,
    opponent: Standing | None = None,
    weight: RatingWeight = FULL,
) -> Standing:
    """Return a standing after a match by today's rules; an opponent of None is new."""
    return played(own, match, mark, rules.terms(match, mark, own, opponent or Standing(), weight))


@given(st.floats(SETTLED_BELOW, 350, exclude_min=True))
def test_the_way_to_a_settled_rating(deviation: float) -> None:
    """The stated number of draws with equals whose ratings are certain settles a rating."""
    rating, games = Rating(deviation=deviation), 0
    while rating.deviation > SETTLED_BELOW:
        rating = updated(rating, [(Rating(deviation=0.0), 0.5)], periods=0)
        games += 1
    assert games_to_go(deviation) == games


def test_the_ends_of_the_way_to_a_settled_rating() -> None:
    """A new rating is about five games away, and a settled one none."""
    assert games_to_go(Rating().deviation) == 5
    assert games_to_go(SETTLED_BELOW) == games_to_go(60) == 0


winners: st.SearchStrategy[Mark | None] = st.sampled_from(["X", "O", None])


def after_matches(number: int, level: str, winner: Mark | None) -> Standing:
    """Return Ann's standing after `number` matches with the same result, two per week."""
    standing, seat = Standing(), Machine(SPEC_OF_LEVEL[level], level)  # type: ignore[index, arg-type]
    for week in range(number):
        standing = after(standing, finished(winner, 84 * week, o=seat), "X")
    return standing


@pytest.mark.parametrize(("deviation", "key"), [(150, 10_015_004), (151, 15_004)])
def test_rank_keys_stay(deviation: float, key: int) -> None:
    """The key that sorts people is stored, so another formula would mix up the leaderboards."""
    assert Standing(Rating(1500.4, deviation)).rank_key == key


def test_six_full_matches_settle_a_rating() -> None:
    """After three matches the rating is unsettled; after six that count in full it is settled."""
    assert not after_matches(3, "medium", "X").is_settled
    assert after_matches(6, "medium", None).is_settled


@pytest.mark.parametrize("level", LEVELS)
def test_repeated_draws_lead_to_the_points_of_the_level(level: str) -> None:
    """Many draws lead to the level's own points, except against the unbeatable level."""
    points = after_matches(300, level, None).rating.points
    spec = SPEC_OF_LEVEL[level]  # type: ignore[index]
    assert points == pytest.approx(min(POINTS[spec], BEST_BEATABLE), abs=5)


def test_the_cap_takes_no_points_away() -> None:
    """A person above the cap keeps their points after a draw with the unbeatable level."""
    standing = Standing(Rating(BEST_BEATABLE + 20, 60))
    assert after(standing, finished(None), "X").rating.points == standing.rating.points


def test_wins_against_a_level_have_a_cap() -> None:
    """Wins raise nobody more than `GAIN_CAP` above the level's points."""
    assert after_matches(500, "easy", "X").rating.points == POINTS["level:easy"] + GAIN_CAP


@given(points=st.floats(800, 2200), winner=winners)
def test_a_take_back_prevents_a_gain(points: float, winner: Mark | None) -> None:
    """After a take-back the person's rating cannot rise; the friend's changes as usual."""
    match = friends(winner, taken_back="X")
    own, opponent = Standing(Rating(points, 80)), Standing(Rating(1500, 80))
    assert after(own, match, "X", opponent).rating.points <= points
    without, with_take_back = (after(own, m, "O", opponent) for m in (friends(winner), match))
    assert without == with_take_back


def test_a_repeat_counts_as_a_win_but_not_for_the_rating() -> None:
    """A match with a share of 0 adds a win and does not change the rating."""
    won = after(Standing(), finished("X"), "X", weight=RatingWeight(share=0.0))
    assert won.total == Record(wins=1)
    assert (won.rating, won.rated_at, won.history) == (Rating(), None, ())


def test_statistics_of_a_standing() -> None:
    """Records by opponent, streaks, matches as X and first moves are those of the matches."""
    first = after(Standing(), finished("X"), "X")
    second = after(first, friends("X", 30), "X")
    third = after(second, friends("X", 60, x=Person(BEN), o=Person(ANN)), "O")
    assert (third.streak, third.best_streak, third.as_x) == (0, 2, 2)
    drawn = after(third, friends(None, 90), "X")
    assert drawn.records == {"unbeatable": Record(wins=1), "people": Record(1, 1, 1)}
    assert (drawn.streak, drawn.best_streak, drawn.as_x) == (0, 2, 3)
    assert (drawn.total, drawn.total.matches) == (Record(2, 1, 1), 4)
    assert drawn.openings == (3, 0, 0, 1, 0, 0, 0, 0, 0)
    assert len(drawn.history) == 4
    assert drawn.history[-1] == round(drawn.rating.points)


@pytest.mark.parametrize(
    ("variant", "moves", "mark", "cell", "cells"),
    [
        ("drop", (3, 3, 2, 2), "X", 23, 25),
        ("drop", (3, 3, 2, 2), "O", 18, 25),
        ("sizes", (22, 0, 1, 2), "X", 4, 9),
        ("squares", (5, 0, 1, 2), "X", 5, 16),
    ],
)
def test_first_moves_of_other_games(
    variant: str, moves: tuple[int, ...], mark: Mark, cell: int, cells: int
) -> None:
    """First moves are counted by the cell on which something was put."""
    match = friends("X", variant=variant, moves=moves, ending=Ending.RESIGNED)
    assert after(Standing(), match, mark).openings == tuple(int(n == cell) for n in range(cells))


def test_an_engine_without_a_level_has_its_own_record() -> None:
    """Matches against an engine picked without a level count under the engine's name."""
    match = finished("O", o=Machine("minimax:9"), ending=Ending.RESIGNED, moves=(0, 1, 2, 3))
    assert after(Standing(), match, "X").records == {"minimax": Record(losses=1)}


def test_only_the_latest_ratings_are_kept() -> None:
    """The history keeps at most `HISTORY_LENGTH` ratings."""
    assert len(after_matches(HISTORY_LENGTH + 5, "hard", None).history) == HISTORY_LENGTH


def test_a_long_absence_makes_a_rating_uncertain_again() -> None:
    """After years without a match the deviation has grown and the points are the same."""
    standing = after_matches(20, "hard", None)
    later = standing.rating_at(NOW + timedelta(days=3000))
    assert later.points == standing.rating.points
    assert standing.rating.deviation < SETTLED_BELOW < later.deviation


def test_a_match_of_two_newcomers_is_symmetric() -> None:
    """Of two newcomers, the winner gains what the loser loses."""
    match = friends("X")
    won, lost = (after(Standing(), match, mark) for mark in ("X", "O"))
    assert won.rating.points - 1500 == pytest.approx(1500 - lost.rating.points)
    assert won.rating._replace(points=0) == lost.rating._replace(points=0)
