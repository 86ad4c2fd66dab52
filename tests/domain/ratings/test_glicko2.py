from hypothesis import given, strategies as st

from bot.domain.ratings.glicko2 import MAX_DEVIATION, PERIODS_A_DAY, Rating, aged, towards, updated

deviations = st.floats(20, MAX_DEVIATION)
ratings = st.builds(Rating, st.floats(100, 3000), deviations, st.floats(0.03, 0.1))
scores = st.sampled_from([0.0, 0.5, 1.0])
periods = st.floats(0, 1000)


def test_the_example_of_the_paper() -> None:
    """The result of Glickman's example equals the paper's, to its last digits."""
    opponents = (Rating(1400, 30), Rating(1550, 100), Rating(1700, 300))
    now = updated(Rating(1500, 200, 0.06), list(zip(opponents, (1.0, 0.0, 0.0), strict=True)))
    # The paper has 1464.06, from rounded intermediate results.
    assert round(now.points, 2) == 1464.05
    assert (round(now.deviation, 2), round(now.volatility, 5)) == (151.52, 0.06)
    assert f"{now.volatility:.7f}".startswith("0.05999")


@given(own=ratings, opponent=ratings, score=scores, periods=periods)
def test_the_deviation_falls(own: Rating, opponent: Rating, score: float, periods: float) -> None:
    """After a match the deviation is smaller than after the same time without one."""
    rating = updated(own, [(opponent, score)], periods)
    grown = aged(rating, 0) if periods == 0 else aged(own, periods)
    assert 0 < rating.deviation <= MAX_DEVIATION
    assert rating.deviation <= grown.deviation * (1 + rating.volatility)


@given(own=ratings, first=periods, second=periods)
def test_time_adds_up(own: Rating, first: float, second: float) -> None:
    """Two waits have the effect of one wait of their sum; the deviation has a maximum."""
    at_once, in_two = aged(own, first + second), aged(aged(own, first), second)
    assert abs(at_once.deviation - in_two.deviation) < 1e-6
    assert own.deviation <= at_once.deviation <= MAX_DEVIATION


def test_a_year_makes_a_settled_rating_less_certain() -> None:
    """In a year without a match a deviation of 60 grows to 110."""
    assert round(aged(Rating(1500, 60), 365 * PERIODS_A_DAY).deviation) == 110


@given(own=ratings, opponent=ratings, score=scores, periods=st.floats(1, 1000))
def test_a_wait_before_a_match(own: Rating, opponent: Rating, score: float, periods: float) -> None:
    """A match after some periods changes the rating as one in the period after a wait does."""
    waited = updated(aged(own, periods - 1), [(opponent, score)])
    assert updated(own, [(opponent, score)], periods) == waited


@given(own=ratings, opponent=ratings, score=scores, share=st.floats(0, 1))
def test_a_share_of_a_match_gives_that_share_of_the_change(
    own: Rating, opponent: Rating, score: float, share: float
) -> None:
    """A match that counts as a share changes the points by that share of the full change."""
    full = updated(own, [(opponent, score)])
    part = towards(own, full, share)
    assert abs((part.points - own.points) - share * (full.points - own.points)) < 1e-6
