from hypothesis import assume, given
from hypothesis import strategies as st

from bot.domain.ratings.glicko2 import WIDEST, Rating, after, aged, expected, towards

ratings = st.builds(Rating, st.floats(100, 3000), st.floats(20, WIDEST), st.floats(0.03, 0.1))
scores = st.sampled_from([0.0, 0.5, 1.0])
periods = st.floats(0, 1000)


def test_the_worked_example_of_the_paper() -> None:
    """The player of Glickman's example ends where the paper says, to its last digits."""
    foes = (Rating(1400, 30), Rating(1550, 100), Rating(1700, 300))
    now = after(Rating(1500, 200, 0.06), list(zip(foes, (1.0, 0.0, 0.0), strict=True)))
    assert round(now.points, 2) == 1464.05  # 1464.06 there, from rounded intermediate results
    assert (round(now.deviation, 2), round(now.volatility, 5)) == (151.52, 0.06)
    assert f"{now.volatility:.7f}".startswith("0.05999")


@given(own=ratings, foe=ratings, periods=periods)
def test_a_better_score_is_worth_more(own: Rating, foe: Rating, periods: float) -> None:
    """Winning lifts, losing lowers, and a draw lies between."""
    lost, drew, won = (after(own, [(foe, score)], periods).points for score in (0.0, 0.5, 1.0))
    assert lost < drew < won
    assert lost < own.points < won


@given(own=ratings, foe=ratings)
def test_a_draw_draws_the_two_together(own: Rating, foe: Rating) -> None:
    """A draw lifts the weaker side and lowers the stronger one."""
    assume(abs(own.points - foe.points) > 1)
    drew = after(own, [(foe, 0.5)]).points
    assert (drew > own.points) == (foe.points > own.points)


@given(own=ratings, foe=ratings, score=scores, periods=periods)
def test_playing_makes_more_certain_than_waiting(
    own: Rating, foe: Rating, score: float, periods: float
) -> None:
    """After a match the deviation is smaller than if the same time had passed without one."""
    rating = after(own, [(foe, score)], periods)
    grown = aged(rating, 0) if periods == 0 else aged(own, periods)
    assert 0 < rating.deviation <= WIDEST
    assert rating.deviation <= grown.deviation * (1 + rating.volatility)


@given(own=ratings, first=periods, second=periods)
def test_time_adds_up(own: Rating, first: float, second: float) -> None:
    """Waiting twice is waiting for as long as both together, and never past not knowing at all."""
    at_once, in_two = aged(own, first + second), aged(aged(own, first), second)
    assert abs(at_once.deviation - in_two.deviation) < 1e-6
    assert own.deviation <= at_once.deviation <= WIDEST


@given(own=ratings, foe=ratings, score=scores, share=st.floats(0, 1))
def test_a_share_of_a_match_moves_that_share_of_the_way(
    own: Rating, foe: Rating, score: float, share: float
) -> None:
    """A match that counts for a share moves the rating by that share of what it would have."""
    full = after(own, [(foe, score)])
    part = towards(own, full, share)
    assert abs((part.points - own.points) - share * (full.points - own.points)) < 1e-6


@given(own=ratings, foe=ratings)
def test_what_is_expected_of_two_is_one_match(own: Rating, foe: Rating) -> None:
    """An expected score is a chance, and the stronger side's is the greater."""
    chance = expected(own, foe)
    assert 0 < chance < 1
    assert (chance > 0.5) == (own.points > foe.points) or abs(chance - 0.5) < 1e-9
