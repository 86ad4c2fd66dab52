import pytest

from benchmarks.ultimate import at_least
from tests.mutation.sql import is_sql, mutants_of_sql

CHANGED = {
    "SELECT id FROM matches WHERE id = :id AND revision = :expected AND ended IS NULL": {
        "SELECT id FROM matches WHERE id = :id AND ended IS NULL",
        "SELECT id FROM matches WHERE id = :id AND revision = :expected",
        "SELECT id FROM matches WHERE id <> :id AND revision = :expected AND ended IS NULL",
        "SELECT id FROM matches WHERE id = :id AND revision <> :expected AND ended IS NULL",
        "SELECT id FROM matches WHERE id = :id AND revision = :expected AND ended IS NOT NULL",
    },
    "SELECT max(ended) FROM matches ORDER BY ended DESC": {
        "SELECT min(ended) FROM matches ORDER BY ended DESC",
        "SELECT max(ended) FROM matches ORDER BY ended",
    },
    "UPDATE matches SET message_id = coalesce(:message_id, message_id) WHERE due_at <= ?": {
        "UPDATE matches SET message_id = message_id WHERE due_at <= ?",
        "UPDATE matches SET message_id = coalesce(:message_id, message_id) WHERE due_at < ?",
    },
}


@pytest.mark.parametrize("sql", CHANGED)
def test_each_condition_comparison_and_order_is_changed(sql: str) -> None:
    """Each mutant leaves out one condition, or changes one comparison, order or function."""
    assert set(mutants_of_sql(sql)) == CHANGED[sql]


@pytest.mark.parametrize("text", ["Select a level", "an UPDATE", "The match is over.", ""])
def test_other_texts_are_no_sql(text: str) -> None:
    """Texts for people are not taken for SQL."""
    assert not is_sql(text)


@pytest.mark.parametrize(
    ("hits", "count", "low", "high"),
    [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (10, 10, 0.722, 1.0), (81, 263, 0.255, 0.366)],
)
def test_the_interval_of_a_rate(hits: int, count: int, low: float, high: float) -> None:
    """It is Wilson's; 81 of 263 is the example of Newcombe (1998)."""
    rate = hits / count
    assert at_least(rate, count) == pytest.approx(low, abs=0.0006)
    assert 1 - at_least(1 - rate, count) == pytest.approx(high, abs=0.0006)
