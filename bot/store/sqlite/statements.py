"""Runs the functions of the store, which are `async`, on a connection that never waits."""

import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from bot.store.sqlite.executor import Work as Step

T = TypeVar("T")
Values = Sequence[object] | Mapping[str, object]


class Connection:
    """Runs statements on a connection of SQLite; no method suspends its caller."""

    __slots__ = ("_execute", "_execute_all", "raw")

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.raw = connection
        self._execute: Callable[[str, Any], sqlite3.Cursor] = connection.execute
        self._execute_all: Callable[[str, Any], sqlite3.Cursor] = connection.executemany

    async def one(self, sql: str, values: Values = ()) -> Any:
        """Run a statement and return its first row, or None."""
        return self._execute(sql, values).fetchone()

    async def all(self, sql: str, values: Values = ()) -> list[Any]:
        """Run a statement and return all of its rows."""
        return self._execute(sql, values).fetchall()

    async def run(self, sql: str, values: Values = ()) -> int:
        """Run a statement and return how many rows it changed."""
        return self._execute(sql, values).rowcount

    async def run_last(self, sql: str, values: Values = ()) -> int:
        """Do what `run` does."""
        return self._execute(sql, values).rowcount

    async def run_later(self, sql: str, rows: Sequence[Values]) -> None:
        """Run a statement once with each of these values, at once."""
        self._execute_all(sql, rows)

    async def lock(self, *_: int, **__: int | None) -> bool:
        """Return True: nobody else writes meanwhile."""
        return True

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """Run what is inside completely or not at all, in work that manages its transactions."""
        with self.raw:
            self._execute("BEGIN IMMEDIATE", ())
            yield


Work = Callable[[Connection], Coroutine[Any, Any, T]]


def at_once(work: Work[T]) -> Step[T]:
    """Return a plain function that runs `work` to its end without a pause.

    It raises RuntimeError if `work` waits for anything but statements.
    """
    return lambda connection: finished(work(Connection(connection)))


def finished(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that waits for nothing, and return its result."""
    try:
        coroutine.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    coroutine.close()
    raise RuntimeError("a function of the store waited for something")
