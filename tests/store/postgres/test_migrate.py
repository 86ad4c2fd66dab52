"""The schema on PostgreSQL is the one of SQLite."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing

import asyncpg
import pytest

from bot.store.postgres import migrate as postgres
from bot.store.sqlite import migrate as sqlite
from tests.postgres import Server

COLUMNS = """
SELECT table_name, column_name, is_nullable = 'NO', data_type
FROM information_schema.columns WHERE table_schema = 'public'
"""
SQLITE_COLUMNS = """
SELECT tables.name, columns.name, columns."notnull" OR columns.pk > 0, columns.type
FROM sqlite_master AS tables, pragma_table_xinfo(tables.name) AS columns
WHERE tables.type = 'table'
"""
OF_SEVERAL_PROCESSES = {"shard_claims", "shard_locks", "shard_count", "turns"}
"""What only PostgreSQL has, since a file belongs to one process."""
MEANS = {
    "INTEGER": "number",
    "BIGINT": "number",
    "DOUBLE PRECISION": "fraction",
    "TEXT": "text",
    "BLOB": "bytes",
    "BYTEA": "bytes",
}


@pytest.fixture
async def empty(postgres: Server) -> AsyncIterator[asyncpg.Connection]:
    """Return a connection to a database without tables."""
    with postgres.empty_database() as url:
        raw = await asyncpg.connect(url)
        yield raw
        await raw.close()


def newest_sqlite() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    sqlite.migrate(connection)
    return connection


async def test_both_engines_have_the_same_schema(empty: asyncpg.Connection) -> None:
    """Each table has the same columns, of the same kind, on both engines."""
    await postgres.migrate(empty)
    with closing(newest_sqlite()) as other:
        columns = {(*row[:3], MEANS[row[3]]) for row in other.execute(SQLITE_COLUMNS)}
    found = [tuple(row) for row in await empty.fetch(COLUMNS) if row[0] not in OF_SEVERAL_PROCESSES]
    assert {(*row[:3], MEANS[row[3].upper()]) for row in found} == columns
