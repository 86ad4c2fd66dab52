"""Reads and fills whole tables of a database on a server, to copy it to another engine."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from graphlib import TopologicalSorter

import asyncpg

from bot.store.database import PAGE, Pages, Schema, Tables
from bot.store.postgres.dialect import storable
from bot.store.postgres.errors import LOST, start_errors

_COLUMNS = """
SELECT table_name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
GROUP BY table_name
"""
_REFERENCES = """
SELECT conrelid::regclass::text AS table_name, confrelid::regclass::text AS referenced
FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace
"""
_IDENTITIES = """
SELECT table_name, column_name FROM information_schema.columns
WHERE table_schema = 'public' AND is_identity = 'YES'
"""
# The other database may be busy for minutes meanwhile, and nobody waits for the locks of this one.
_WAITS = "SET LOCAL idle_in_transaction_session_timeout = 0"
_OWN_SEQUENCE = "SELECT pg_get_serial_sequence($1, $2)"
_ENDED = ("matches", "ended", "matches_ended")
"""The table, the column and the sequence of the number of a match that ends."""


@asynccontextmanager
async def all_tables(raw: asyncpg.Connection, url: str) -> AsyncIterator[Tables]:
    """Give the tables in one transaction, undone by an error; raises StoreUnusableError."""
    transaction = raw.transaction(isolation="repeatable_read")
    with start_errors(url, "used"):
        await transaction.start()
        await raw.execute(_WAITS)
    try:
        yield PostgresTables(raw, url)
    except BaseException:
        with suppress(*LOST):
            await transaction.rollback()
        raise
    with start_errors(url, "used"):
        await transaction.commit()


class PostgresTables(Tables):
    """All tables of the database at `url`, over a connection to it."""

    def __init__(self, raw: asyncpg.Connection, url: str) -> None:
        self._raw = raw
        self._url = url

    async def schema(self) -> Schema:
        with start_errors(self._url, "used"):
            columns = {row["table_name"]: row["columns"] for row in await self._raw.fetch(_COLUMNS)}
            order = TopologicalSorter({table: set() for table in columns})
            for table, referenced in await self._raw.fetch(_REFERENCES):
                order.add(table, referenced)
        return {table: columns[table] for table in order.static_order()}

    async def count(self, table: str) -> int:
        with start_errors(self._url, "used"):
            return int(await self._raw.fetchval(f"SELECT count(*) FROM {table}"))  # noqa: S608

    async def pages(self, table: str, columns: Sequence[str]) -> Pages:
        sql = f"SELECT {', '.join(columns)} FROM {table}"  # noqa: S608
        with start_errors(self._url, "used"):
            cursor = await self._raw.cursor(sql)
            while rows := await cursor.fetch(PAGE):
                yield [tuple(row) for row in rows]

    async def fill(self, table: str, columns: Sequence[str], pages: Pages) -> None:
        with start_errors(self._url, "used"):
            await self._raw.execute(f"DELETE FROM {table}")  # noqa: S608
            async for rows in pages:
                await self._raw.copy_records_to_table(
                    table, records=map(storable, rows), columns=columns, schema_name="public"
                )

    async def finish(self) -> None:
        # The sequences go on after the rows, and the planner knows how many there are.
        with start_errors(self._url, "used"):
            await self._continue_after(*_ENDED)
            for table, column in await self._raw.fetch(_IDENTITIES):
                own = await self._raw.fetchval(_OWN_SEQUENCE, table, column)
                await self._continue_after(table, column, own)
            await self._raw.execute("ANALYZE")

    async def _continue_after(self, table: str, column: str, sequence: str) -> None:
        last = f"SELECT setval($1, coalesce(max({column}), 0) + 1, false) FROM {table}"  # noqa: S608
        await self._raw.execute(last, sequence)
