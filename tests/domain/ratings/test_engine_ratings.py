"""The engines have ratings in each game, which nobody can farm and which fit their results."""

from itertools import pairwise

import pytest

from benchmarks.elo_fit import ANCHOR, Scores, fit, fit_together
from benchmarks.game_ratings import added
from bot.domain.match import Machine
from bot.domain.match_effects import RatingWeight
from bot.domain.ratings import rules
from bot.domain.ratings.rules import BEST_BEATABLE_BY_GAME, POINTS_BY_GAME
from bot.domain.ratings.standing import Standing
from engines.games.classic import CLASSIC
from engines.games.game import AnyGame
from engines.games.misere import MISERE
from engines.games.variants import GAMES, SOLVED_GAMES
from engines.levels import LEVELS, SPECS_OF_LEVELS, engine_name, specs_to_pick
from tests.domain.ratings.matches import finished


@pytest.mark.parametrize("variant", GAMES)
def test_every_engine_has_a_rating(variant: str) -> None:
    """Every spec that a person can pick in a game has a rating there, in classic no other has."""
    specs = set(specs_to_pick(GAMES[variant]))
    assert set(POINTS_BY_GAME[variant]) >= specs
    assert variant != "classic" or set(POINTS_BY_GAME[variant]) == specs


@pytest.mark.parametrize("variant", GAMES)
def test_a_higher_level_has_a_higher_rating(variant: str) -> None:
    """The levels of each game climb by at least 40 points, and their deviation is 0."""
    specs = SPECS_OF_LEVELS[variant].values()
    ratings = [rules.rating_of(spec, POINTS_BY_GAME[variant]) for spec in specs]
    assert all(upper.points - lower.points >= 40 for lower, upper in pairwise(ratings))
    assert {rating.deviation for rating in ratings} == {0.0}


@pytest.mark.parametrize("variant", SOLVED_GAMES)
def test_what_the_strongest_levels_lift_to(variant: str) -> None:
    """Hard lifts nobody more than 300 points above it, unbeatable nobody above hard."""
    hard = BEST_BEATABLE_BY_GAME[variant]
    for level, most in (("hard", hard + rules.GAIN_CAP), ("unbeatable", hard)):
        seat = Machine(SPECS_OF_LEVELS[variant][level], level)  # type: ignore[index, arg-type]
        match = finished("X", variant=variant, o=seat)
        terms = rules.terms(match, "X", Standing(), Standing(), RatingWeight())
        assert terms.opponent.points == POINTS_BY_GAME[variant][seat.spec]
        assert terms.most_points == most


@pytest.mark.parametrize("variant", GAMES)
def test_who_can_be_beaten(variant: str) -> None:
    """Nobody wins against the strongest level of a solved game, but it may be in another one."""
    specs = SPECS_OF_LEVELS[variant]
    beatable = [rules.is_beatable(specs[level], variant) for level in LEVELS]
    assert beatable == [True, True, True, variant == "ultimate"]
    strongest = max(level for level, can in zip(range(4), beatable, strict=True) if can)
    assert BEST_BEATABLE_BY_GAME[variant] == POINTS_BY_GAME[variant][specs[LEVELS[strongest]]]


@pytest.mark.slow
def test_the_ratings_fit_the_exact_scores() -> None:
    """The points of the first ladder are those that fit the exact scores, and never change."""
    fitted = fit_together()
    assert fitted.pop(ANCHOR) == 1500
    assert {name: round(points) for name, points in fitted.items()} == {
        name: points
        for name, points in POINTS_BY_GAME["classic"].items()
        if engine_name(name) != "level"
    }


@pytest.mark.slow
@pytest.mark.parametrize(("game", "off"), [(CLASSIC, 5), (MISERE, 8)], ids=["classic", "misere"])
def test_the_levels_fit_the_published_ratings(game: AnyGame, off: int) -> None:
    """The points of the levels fit their exact scores against the other engines."""
    specs = [spec for spec in SPECS_OF_LEVELS[game.name].values() if spec != "perfect"]
    for spec, points in added(specs, game, 1).items():
        assert POINTS_BY_GAME[game.name][spec] == pytest.approx(points, abs=off)


def scores_from(points: dict[str, float]) -> Scores:
    """Return the scores that the Elo model expects of players with these points."""
    return {
        name: {
            other: 1 / (1 + 10 ** ((other_points - own_points) / 400))
            for other, other_points in points.items()
            if other != name
        }
        for name, own_points in points.items()
    }


@pytest.mark.parametrize("players", [3, 30])
def test_fit_recovers_the_points_behind_scores(players: int) -> None:
    """For scores that are calculated from known points, `fit` returns these points."""
    points = {str(number): 1450.0 + 100 * number / players for number in range(players)}
    assert fit(scores_from(points), {"1": points["1"]}) == pytest.approx(points, abs=1e-3)
