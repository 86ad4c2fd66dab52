import pytest

from bot.domain.ratings.engine_ratings import (
    ANCHOR,
    BEST_BEATABLE,
    POINTS,
    exact_scores,
    fit,
    rating_of,
)
from engines.levels import ENGINES, LEVELS, SPEC_OF_LEVEL, NoSuchSettingError, spec_for


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
    """The four levels have increasing points and a deviation of 0."""
    ratings = [rating_of(SPEC_OF_LEVEL[level]) for level in LEVELS]
    assert sorted(ratings, key=lambda rating: rating.points) == ratings
    assert {rating.deviation for rating in ratings} == {0.0}
    assert ratings[-1].points > BEST_BEATABLE == ratings[-2].points


@pytest.mark.slow
def test_the_ratings_fit_the_exact_scores() -> None:
    """The stored points are those that `fit` returns for the exact scores."""
    fitted = fit(exact_scores())
    assert {name: round(points) for name, points in fitted.items() if name != ANCHOR} == POINTS
    assert fitted[ANCHOR] == 1500


def test_fit_recovers_the_points_behind_scores() -> None:
    """For scores that are calculated from known points, `fit` returns these points."""
    points = {ANCHOR: 1500.0, "weak": 1300.0, "strong": 1800.0}
    scores = {
        name: {
            other: 1 / (1 + 10 ** ((other_points - own_points) / 400))
            for other, other_points in points.items()
            if other != name
        }
        for name, own_points in points.items()
    }
    assert fit(scores) == pytest.approx(points, abs=1e-3)
