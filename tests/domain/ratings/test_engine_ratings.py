from itertools import pairwise

import pytest

from benchmarks.elo_fit import ANCHOR, NotConvergedError, Scores, fit, fit_together
from benchmarks.game_ratings import added
from bot.domain.ratings.engine_ratings import (
    BEST_BEATABLE_BY_GAME,
    POINTS,
    POINTS_BY_GAME,
    rating_of,
)
from engines.games.classic import CLASSIC
from engines.games.game import AnyGame
from engines.games.misere import MISERE
from engines.levels import (
    ENGINES,
    LEVELS,
    SPEC_OF_LEVEL,
    SPECS_OF_LEVELS,
    NoSuchSettingError,
    engine_name,
    spec_for,
)


def specs_to_pick() -> set[str]:
    specs = set()
    for engine in (None, *ENGINES):
        for level in (None, *LEVELS):
            try:
                specs.add(spec_for(level, engine))
            except NoSuchSettingError:
                continue
    return specs


def test_every_engine_has_a_rating() -> None:
    """Every spec that a person can pick has a rating, and no other spec has one."""
    assert set(POINTS) == specs_to_pick()


def test_a_higher_level_has_a_higher_rating() -> None:
    """The points of the four levels are at least 40 apart, and their deviation is 0."""
    ratings = [rating_of(SPEC_OF_LEVEL[level], POINTS) for level in LEVELS]
    assert all(upper.points - lower.points >= 40 for lower, upper in pairwise(ratings))
    assert {rating.deviation for rating in ratings} == {0.0}
    assert ratings[-1].points > BEST_BEATABLE_BY_GAME["classic"] == ratings[-2].points


@pytest.mark.slow
def test_the_ratings_fit_the_exact_scores() -> None:
    """The points of the first ladder are those that fit the exact scores, and never change."""
    fitted = fit_together()
    assert fitted.pop(ANCHOR) == 1500
    assert {name: round(points) for name, points in fitted.items()} == {
        name: points for name, points in POINTS.items() if engine_name(name) != "level"
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


def test_fixed_points_stay() -> None:
    """Points that are given do not move, even where they do not fit the scores."""
    scores = scores_from({"low": 1300.0, "new": 1500.0, "high": 1700.0})
    fixed = {"low": 1400.0, "high": 1800.0}
    fitted = fit(scores, fixed)
    assert fitted.pop("new") == pytest.approx(1600)
    assert fitted == fixed


def test_fit_raises_where_nothing_fits() -> None:
    """A player who always wins has no points that fit, and that is an error."""
    with pytest.raises(NotConvergedError):
        fit({"winner": {"loser": 1.0}, "loser": {"winner": 0.0}}, {"loser": 1500.0})
