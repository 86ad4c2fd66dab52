"""Runs the functions of the store, which are `async`, on a connection that never waits."""

import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any

from bot.store.database import Connection, T, Values, Work
from bot.store.sqlite.executor import Step


class SqliteConnection(Connection):
    """Runs statements on a connection of SQLite; no method suspends its caller."""

    __slots__ = ("_execute", "raw")

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.raw = connection
        self._execute: Callable[[str, Any], sqlite3.Cursor] = connection.execute

    async def one(self, sql: str, values: Values = ()) -> Any:
        return self._execute(sql, values).fetchone()

    async def all(self, sql: str, values: Values = ()) -> list[Any]:
        return self._execute(sql, values).fetchall()

    async def run(self, sql: str, values: Values = ()) -> int:
        return self._execute(sql, values).rowcount

    run_last = run

    async def run_all(self, sql: str, rows: Sequence[Values]) -> None:
        self.raw.executemany(sql, rows)

    async def lock(self, *_: int, **__: object) -> bool:
        return True  # nobody else writes meanwhile

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        with self.raw:
            self._execute("BEGIN IMMEDIATE", ())
            yield


def at_once(work: Work[T]) -> Step[T]:
    """Return a function that runs `work` to its end; it raises RuntimeError if that waits."""
    return lambda connection: finished(work(SqliteConnection(connection)))


def finished(coroutine: Coroutine[Any, Any, T]) -> T:
    try:
        coroutine.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    coroutine.close()
    raise RuntimeError("a function of the store waited for something")
