"""Reads and fills whole tables of a database file, to copy it to another engine."""

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from bot.store.database import PAGE, Pages, Schema, Tables
from bot.store.sqlite.errors import start_errors
from bot.store.sqlite.executor import Executor, Step, T
from bot.store.sqlite.transactions import commit, roll_back

_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
# It leaves out generated columns.
_COLUMNS = "SELECT name FROM pragma_table_info(?)"


@asynccontextmanager
async def all_tables(executor: Executor, path: str) -> AsyncIterator[Tables]:
    """Give the tables in one transaction, without other work; raises StoreUnusableError."""
    tables = SqliteTables(executor, path)
    await tables.run(_begin)
    try:
        yield tables
        await tables.run(commit)
    except BaseException:
        await tables.run(roll_back)
        raise


class SqliteTables(Tables):
    """All tables of the database at `path`."""

    def __init__(self, executor: Executor, path: str) -> None:
        self._executor = executor
        self._path = path

    async def schema(self) -> Schema:
        return await self.run(_schema)

    async def count(self, table: str) -> int:
        sql = f"SELECT count(*) FROM {table}"  # noqa: S608
        return await self.run(lambda db: int(db.execute(sql).fetchone()[0]))

    async def pages(self, table: str, columns: Sequence[str]) -> Pages:
        sql = f"SELECT {', '.join(columns)} FROM {table}"  # noqa: S608
        cursor = await self.run(lambda db: db.execute(sql))
        while rows := await self.run(lambda _: cursor.fetchmany(PAGE)):
            yield [tuple(row) for row in rows]

    async def fill(self, table: str, columns: Sequence[str], pages: Pages) -> None:
        await self.run(lambda db: db.execute(f"DELETE FROM {table}"))  # noqa: S608
        marks = ", ".join("?" * len(columns))
        sql = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"  # noqa: S608
        async for rows in pages:
            await self.run(lambda db, rows=rows: db.executemany(sql, rows))  # type: ignore[misc]

    async def finish(self) -> None:
        pass  # the next number of a table always follows from its rows

    async def run(self, step: Step[T]) -> T:
        with start_errors(self._path, "used"):
            return await self._executor.in_thread(step)


def _begin(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")
    # Tables are filled in any order.
    connection.execute("PRAGMA defer_foreign_keys = ON")


def _schema(connection: sqlite3.Connection) -> Schema:
    return {
        table: [name for (name,) in connection.execute(_COLUMNS, (table,))]
        for (table,) in connection.execute(_TABLES).fetchall()
    }
