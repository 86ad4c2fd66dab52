import pytest

from tests.mutation.interval import wilson


@pytest.mark.parametrize(
    ("hits", "count", "low", "high"),
    [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0), (81, 263, 0.255, 0.366)],
)
def test_the_interval_of_a_rate(hits: int, count: int, low: float, high: float) -> None:
    """It is Wilson's; 81 of 263 is the example of Newcombe (1998)."""
    assert wilson(hits, count) == pytest.approx((low, high), abs=0.0006)
