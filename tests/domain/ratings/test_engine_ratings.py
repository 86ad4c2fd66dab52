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


def pickable() -> set[str]:
    specs = set()
    for engine in (None, *ENGINES):
        for level in (None, *LEVELS):
            try:
                specs.add(spec_for(level, engine))
            except NoSuchSettingError:
                continue
    return specs


def test_everything_that_can_be_picked_has_a_rating() -> None:
    """Each engine at each setting that a person can play against has its points, and no other."""
    assert set(POINTS) == pickable()


def test_a_higher_level_has_a_higher_rating() -> None:
    """The four levels stand in their order, and nothing about them is uncertain."""
    ratings = [rating_of(SPEC_OF_LEVEL[level]) for level in LEVELS]
    assert sorted(ratings, key=lambda rating: rating.points) == ratings
    assert {rating.deviation for rating in ratings} == {0.0}
    assert ratings[-1].points > BEST_BEATABLE == ratings[-2].points


@pytest.mark.slow
def test_the_ratings_are_those_of_the_exact_scores() -> None:
    """The kept points are what the fit makes of the scores counted over the whole game tree."""
    fitted = fit(exact_scores())
    assert {name: round(points) for name, points in fitted.items() if name != ANCHOR} == POINTS
    assert fitted[ANCHOR] == 1500


def test_the_fit_finds_the_strengths_behind_scores() -> None:
    """Scores made from known points give those points back, whatever they start from."""
    points = {ANCHOR: 1500.0, "weak": 1300.0, "strong": 1800.0}
    scores = {
        one: {
            other: 1 / (1 + 10 ** ((theirs - own) / 400))
            for other, theirs in points.items()
            if other != one
        }
        for one, own in points.items()
    }
    assert fit(scores) == pytest.approx(points, abs=1e-3)
