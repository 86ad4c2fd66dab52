"""The store's SQL as PostgreSQL understands it."""

import pytest

from bot.store.database import Values
from bot.store.postgres.dialect import NEXT_ENDED, translated
from tests.project_files import modules, strings, tree_of


@pytest.mark.parametrize(
    ("sql", "values", "expected", "arguments"),
    [
        ("SELECT ?, ?", (1, 2), "SELECT $1, $2", [1, 2]),
        ("SELECT :b, :a, :b", {"a": 1, "b": 2}, "SELECT $1, $2, $1", [2, 1]),
        ("SELECT 'why? :b', ?", (1,), "SELECT 'why? :b', $1", [1]),
        ("SELECT a IS ?", (1,), "SELECT a IS NOT DISTINCT FROM $1", [1]),
        ("SELECT a IS :b", {"b": 1}, "SELECT a IS NOT DISTINCT FROM $1", [1]),
        ("SELECT a IS NULL", (), "SELECT a IS NULL", []),
        ("SELECT * FROM main.a, temp.a", (), "SELECT * FROM public.a, pg_temp.a", []),
    ],
)
def test_parameters(sql: str, values: Values, expected: str, arguments: list[object]) -> None:
    """Each parameter gets a number, the same one wherever its name occurs; text stays."""
    statement = translated(sql)
    assert (statement.sql, list(statement.arguments(values))) == (expected, arguments)


@pytest.mark.parametrize(
    ("sql", "values"), [("SELECT ?, ?", ("a\0b", 1)), ("SELECT :a, :b", {"a": "a\0b", "b": 1})]
)
def test_text_with_the_character_nul(sql: str, values: Values) -> None:
    """PostgreSQL takes no such text, so another character stands there."""
    assert list(translated(sql).arguments(values)) == ["a\N{REPLACEMENT CHARACTER}b", 1]


def test_the_number_of_a_match_that_ends() -> None:
    """It comes from a sequence, since two transactions at once would find the same maximum."""
    texts = [text for module in modules("bot/store") for text in strings(tree_of(module))]
    asking = [text for text in texts if "max(ended), 0) + 1" in text and text != NEXT_ENDED]
    assert asking
    assert all("nextval('matches_ended')" in translated(sql).sql for sql in asking)
    assert all("max(ended)" not in translated(sql).sql for sql in asking)
