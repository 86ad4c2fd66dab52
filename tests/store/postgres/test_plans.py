"""How PostgreSQL finds the rows of each statement of the store."""

from collections.abc import AsyncIterator

import asyncpg
import pytest

from tests.store.postgres.plans import fill, scans, statements

ROWS = 20_000
"""Enough that the planner reads a whole table only if it has to."""

WHOLE = {
    "SELECT count(ended) FROM matches",
    "DELETE FROM results",
    "DELETE FROM standings",
    "DELETE FROM slots",
    "DELETE FROM pairs",
}
"""What a recount does, and the first start after an upgrade from a version without results."""


@pytest.fixture
async def filled(path: str) -> AsyncIterator[asyncpg.Connection]:
    """Return a connection to a database whose large tables have rows."""
    raw = await asyncpg.connect(path)
    await fill(raw, ROWS)
    yield raw
    await raw.close()


async def test_no_statement_reads_a_whole_table(filled: asyncpg.Connection) -> None:
    """Whatever its parameters are, each statement finds the rows of large tables by an index."""
    found = [scan for sql in statements() for scan in await scans(filled, sql)]
    assert sorted(scan for scan in found if scan.sql not in WHOLE) == []
    assert {scan.sql for scan in found} == WHOLE


async def test_what_reads_a_whole_table_is_found(filled: asyncpg.Connection) -> None:
    """The test above finds a scan, also one of a whole index, and lets a few rows pass."""
    for sql, tables in {
        "SELECT * FROM matches WHERE channel_id = ?": ["matches"],
        "SELECT * FROM matches, standings WHERE seed = ? AND x_person = ?": ["standings"],
        "SELECT person_id FROM people ORDER BY person_id": ["people"],
        "SELECT person_id FROM people ORDER BY person_id LIMIT 3": [],
        "SELECT count(*) FROM (SELECT person_id FROM people) AS found LIMIT 3": ["people"],
    }.items():
        assert [scan.table for scan in await scans(filled, sql)] == tables, sql


def test_statements_are_found() -> None:
    """The tests above see the statements of a press, of an ending and of a leaderboard."""
    found = statements()
    assert len(found) > 150
    for words in ("UPDATE matches SET moves = :moves", "INSERT INTO slots", "FROM standings"):
        assert any(words in " ".join(sql.split()) for sql in found)
