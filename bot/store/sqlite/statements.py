"""Runs the functions of the store, which are `async`, on a connection that never waits."""

import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import cache
from itertools import chain
from typing import Any

from bot.store.database import Connection, T, Values, Work
from bot.store.sqlite.executor import Step

MOST_ROWS = 20
"""How many rows are stored at once: each number of rows is a separate statement."""
_ROW = re.compile(r"(?<=\bVALUES )\([^()]*\)")


class SqliteConnection(Connection):
    """Runs statements on a connection of SQLite; no method suspends its caller."""

    __slots__ = ("_execute", "_execute_all", "raw")

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.raw = connection
        self._execute: Callable[[str, Any], sqlite3.Cursor] = connection.execute
        self._execute_all: Callable[[str, Any], sqlite3.Cursor] = connection.executemany

    async def one(self, sql: str, values: Values = ()) -> Any:
        return self._execute(sql, values).fetchone()

    async def all(self, sql: str, values: Values = ()) -> list[Any]:
        return self._execute(sql, values).fetchall()

    async def run(self, sql: str, values: Values = ()) -> int:
        return self._execute(sql, values).rowcount

    run_last = run

    async def run_later(self, sql: str, rows: Sequence[Values]) -> None:
        if 1 < len(rows) <= MOST_ROWS and not isinstance(rows[0], Mapping):
            self._execute(_with_rows(sql, len(rows)), [*chain.from_iterable(rows)])
        else:
            self._execute_all(sql, rows)

    async def lock(self, *_: int, **__: object) -> bool:
        return True  # nobody else writes meanwhile

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        with self.raw:
            self._execute("BEGIN IMMEDIATE", ())
            yield


@cache
def _with_rows(sql: str, number: int) -> str:
    """Return an INSERT of one row as one of several: together they take half as long."""
    return _ROW.sub(lambda row: ", ".join([row[0]] * number), sql)


def at_once(work: Work[T]) -> Step[T]:
    """Return a plain function that runs `work` to its end without a pause.

    It raises RuntimeError if `work` waits for anything but statements.
    """
    return lambda connection: finished(work(SqliteConnection(connection)))


def finished(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that waits for nothing, and return its result."""
    try:
        coroutine.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    coroutine.close()
    raise RuntimeError("a function of the store waited for something")
