"""The engines have ratings in each game, which nobody can farm."""

from itertools import pairwise

import pytest

from bot.domain.match import Machine
from bot.domain.rating_change import RatingWeight
from bot.domain.ratings import rules
from bot.domain.ratings.engine_ratings import BEST_BEATABLE_BY_GAME, POINTS_BY_GAME, is_beatable
from bot.domain.ratings.rules import GAIN_CAP
from bot.domain.ratings.standing import Standing
from engines.games.variants import GAMES, SOLVED_GAMES
from engines.levels import LEVELS, SPECS_OF_LEVELS, specs_to_pick
from tests.domain.ratings.matches import finished

VARIANTS = sorted(SOLVED_GAMES)


@pytest.mark.parametrize("variant", sorted(GAMES.keys() - {"classic"}))
def test_every_engine_has_a_rating(variant: str) -> None:
    """Every spec that a person can pick in a game has a rating there."""
    assert set(POINTS_BY_GAME[variant]) >= set(specs_to_pick(GAMES[variant]))


@pytest.mark.parametrize("variant", sorted(GAMES))
def test_a_higher_level_has_a_higher_rating(variant: str) -> None:
    """The levels of each game climb by at least 40 points."""
    points = [POINTS_BY_GAME[variant][spec] for spec in SPECS_OF_LEVELS[variant].values()]
    assert all(upper - lower >= 40 for lower, upper in pairwise(points))


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_the_strongest_levels_lift_to(variant: str) -> None:
    """Hard lifts nobody more than 300 points above it, unbeatable nobody above hard."""
    hard = BEST_BEATABLE_BY_GAME[variant]
    for level, most in (("hard", hard + GAIN_CAP), ("unbeatable", hard)):
        seat = Machine(SPECS_OF_LEVELS[variant][level], level)  # type: ignore[index, arg-type]
        match = finished("X", variant=variant, o=seat)
        terms = rules.terms(match, "X", Standing(), Standing(), RatingWeight())
        assert terms.opponent.points == POINTS_BY_GAME[variant][seat.spec]
        assert terms.most_points == most


@pytest.mark.parametrize("variant", GAMES)
def test_who_can_be_beaten(variant: str) -> None:
    """Nobody wins against the strongest level of a solved game, but it may be in another one."""
    specs = SPECS_OF_LEVELS[variant]
    beatable = [is_beatable(specs[level], variant) for level in LEVELS]
    assert beatable == [True, True, True, variant == "ultimate"]
    strongest = max(level for level, can in zip(range(4), beatable, strict=True) if can)
    assert BEST_BEATABLE_BY_GAME[variant] == POINTS_BY_GAME[variant][specs[LEVELS[strongest]]]
