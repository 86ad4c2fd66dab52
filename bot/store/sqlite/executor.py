"""Runs work on a connection: short work in the event loop, long work in the connection's thread.

This is the only file that touches what aiosqlite keeps private, its `_conn` and `_execute`.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import TypeVar

import aiosqlite

from bot.store.sqlite.adaptive_commit import AdaptiveCommit

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

# An answer is due in three seconds, so waiting for a lock may cost half of them at most.
_WAIT_FOR_LOCK = "PRAGMA busy_timeout = 1500"
_DO_NOT_WAIT = "PRAGMA busy_timeout = 0"
START_PATIENCE = 5.0
"""Seconds that a start waits for a lock; no answer is due then."""
_PAUSE = 0.1  # seconds between two attempts where SQLite itself does not wait


class Executor:
    """A connection that several threads may use, one at a time.

    Each statement releases the interpreter's lock and takes it again. In a thread it would wait for
    the event loop each time, which costs more than the statement itself.
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._waits_for_locks, self._adaptive_commit = True, AdaptiveCommit()

    async def inline(self, work: Work[T]) -> T:
        """Run short work in the event loop; only a lock on the file is waited for in the thread.

        Once a lock has outlasted the wait, nobody else waits until `lock_was_free` is called.
        """
        try:
            return work(self._connection._conn)
        except sqlite3.OperationalError as error:
            if not (self._waits_for_locks and _is_locked(error)):
                raise
            return await self._retry(work)

    async def commit(self, commit: Work[None]) -> None:
        """Run a commit, in the event loop while the disk is quick."""
        if not self._adaptive_commit.may_commit_inline():
            return await self.in_thread(commit)
        start = perf_counter()
        await self.inline(commit)
        self._adaptive_commit.took(perf_counter() - start)
        return None

    def lock_was_free(self) -> None:
        """Note that the file could be locked, so that waiting for it makes sense again."""
        self._waits_for_locks = True

    async def _retry(self, work: Work[T]) -> T:
        try:
            return await self.in_thread_with_patience(work)
        except sqlite3.OperationalError as error:
            self._waits_for_locks = not _is_locked(error)
            raise

    async def in_thread_with_patience(self, work: Work[T]) -> T:
        """Run work in the connection's thread, where it may wait for a lock on the file."""
        return await self.in_thread(lambda connection: _with_patience(connection, work))

    async def at_start(self, work: Work[T]) -> T:
        """Run work in the thread, and again while the file is locked, for `START_PATIENCE` s."""
        end = perf_counter() + START_PATIENCE
        while True:
            try:
                return await self.in_thread_with_patience(work)
            except sqlite3.OperationalError as error:
                if not _is_locked(error) or perf_counter() >= end:
                    raise
            await asyncio.sleep(_PAUSE)

    async def in_thread(self, work: Work[T]) -> T:
        """Run work in the connection's thread."""
        # The public methods of aiosqlite take one statement at a time.
        execute: Callable[..., Awaitable[T]] = self._connection._execute
        return await execute(work, self._connection._conn)


def _with_patience(connection: sqlite3.Connection, work: Work[T]) -> T:
    connection.execute(_WAIT_FOR_LOCK)
    try:
        return work(connection)
    finally:
        connection.execute(_DO_NOT_WAIT)


def _is_locked(error: sqlite3.OperationalError) -> bool:
    return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
