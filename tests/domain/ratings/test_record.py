import pytest

from bot.domain.ratings.standing import Record


@pytest.mark.parametrize(
    ("score", "record"), [(1.0, Record(4, 2, 1)), (0.5, Record(3, 3, 1)), (0.0, Record(3, 2, 2))]
)
def test_a_match_counts_as_what_it_was(score: float, record: Record) -> None:
    """A win, a draw or a loss is counted once, as such, and as one more match."""
    after = Record(3, 2, 1).plus(score)
    assert (after, after.matches) == (record, 7)
