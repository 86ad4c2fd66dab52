"""A database with rows in every table, and what is stored in it."""

import sqlite3
from collections import Counter
from collections.abc import Set
from contextlib import closing
from functools import cache
from pathlib import Path

from bot.store.database import ReportProgress
from bot.store.sqlite.database import migrate
from bot.store.upkeep.copy_database import LEFT_OUT, copy_all
from tests.conftest import opened

Rows = Counter[tuple[object, ...]]


def write_sample(path: str) -> None:
    Path(path).write_bytes(_file())


@cache
def _file() -> bytes:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        connection.executescript(Path(__file__).with_suffix(".sql").read_text(encoding="utf-8"))
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        return connection.serialize()


def ignore(_done: int, _total: int) -> None:
    """Show no progress."""


async def copy(source: str, target: str, progress: ReportProgress = ignore) -> int:
    """Copy a database to an empty one, and return how many rows it has."""
    async with (
        opened(source) as one,
        opened(target) as other,
        one.tables() as ours,
        other.tables() as theirs,
    ):
        return await copy_all(ours, theirs, "the target", progress)


async def rows_of(where: str, leave_out: Set[str] = frozenset()) -> dict[str, Rows]:
    async with opened(where) as database, database.tables() as tables:
        schema = await tables.schema()
        schema = {name: sorted({*columns} - leave_out) for name, columns in schema.items()}
        return {
            name: Counter([row async for rows in tables.pages(name, columns) for row in rows])
            for name, columns in schema.items()
            if name not in LEFT_OUT
        }


def tables_of(connection: sqlite3.Connection) -> dict[str, list[str]]:
    sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'schema_version'"
    columns = "SELECT name FROM pragma_table_info(?)"
    return {
        table: [name for (name,) in connection.execute(columns, [table])]
        for (table,) in connection.execute(sql).fetchall()
    }


def all_rows(connection: sqlite3.Connection, tables: dict[str, list[str]]) -> dict[str, Rows]:
    """Return the rows of these tables, with only these columns; count equal rows."""
    return {
        name: Counter(connection.execute(f"SELECT {', '.join(columns)} FROM {name}"))  # noqa: S608
        for name, columns in tables.items()
    }
