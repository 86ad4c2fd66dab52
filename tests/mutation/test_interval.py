import pytest

from benchmarks.ultimate import at_least


@pytest.mark.parametrize(
    ("hits", "count", "low", "high"),
    [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0), (81, 263, 0.255, 0.366)],
)
def test_the_interval_of_a_rate(hits: int, count: int, low: float, high: float) -> None:
    """It is Wilson's; 81 of 263 is the example of Newcombe (1998)."""
    rate = hits / count
    assert at_least(rate, count) == pytest.approx(low, abs=0.0006)
    assert 1 - at_least(1 - rate, count) == pytest.approx(high, abs=0.0006)
