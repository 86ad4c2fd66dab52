"""Runs work in the event loop or a thread; only this file uses aiosqlite's `_conn`, `_execute`."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import TypeVar

import aiosqlite

T = TypeVar("T")
Step = Callable[[sqlite3.Connection], T]

# Discord expects an answer within three seconds, so waiting for a lock may take half of that.
_WAIT_FOR_LOCK = "PRAGMA busy_timeout = 1500"
START_PATIENCE = 5.0  # seconds that a start waits for a lock; no answer is due then
_PAUSE = 0.1  # seconds between two attempts where SQLite itself does not wait
QUICK = 0.01  # seconds that a commit may block the event loop; under load, a thread costs more
IN_THREAD = 200  # how many commits run in the thread after a slow one, before the loop tries again


class Executor:
    """Runs work on one connection, in the event loop or in the connection's thread.

    The caller makes sure that only one of them uses the connection at a time. Short work runs in
    the event loop, since each statement releases Python's global lock and takes it again. A thread
    waits for the event loop each time, which costs more than the statement itself.
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._waits_for_locks = True
        self._left_in_thread = 0

    async def inline(self, work: Step[T]) -> T:
        """Run short work in the event loop; if the file is locked, wait for it in the thread.

        After a wait that was too short, nobody waits again until `lock_was_free` is called.
        """
        try:
            return work(self._connection._conn)
        except sqlite3.OperationalError as error:
            if not (self._waits_for_locks and _is_locked(error)):
                raise
            return await self._retry(work)

    async def commit(self, commit: Step[None]) -> None:
        """Run a commit: in the event loop while the disk is quick, otherwise in the thread."""
        if self._left_in_thread:
            self._left_in_thread -= 1
            await self.in_thread(commit)
            return
        start = perf_counter()
        await self.inline(commit)
        if perf_counter() - start > QUICK:
            self._left_in_thread = IN_THREAD

    def lock_was_free(self) -> None:
        """Note that a transaction got the lock, so that waiting for it makes sense again."""
        self._waits_for_locks = True

    async def _retry(self, work: Step[T]) -> T:
        try:
            return await self.in_thread_waiting_for_locks(work)
        except sqlite3.OperationalError as error:
            self._waits_for_locks = not _is_locked(error)
            raise

    async def in_thread_waiting_for_locks(self, work: Step[T]) -> T:
        return await self.in_thread(lambda connection: _waiting_for_locks(connection, work))

    async def at_start(self, work: Step[T]) -> T:
        """Run work in the thread, and again while the file is locked, for `START_PATIENCE` s."""
        end = perf_counter() + START_PATIENCE
        while True:
            try:
                return await self.in_thread_waiting_for_locks(work)
            except sqlite3.OperationalError as error:
                if not _is_locked(error) or perf_counter() >= end:
                    raise
            await asyncio.sleep(_PAUSE)

    async def in_thread(self, work: Step[T]) -> T:
        # Each public method of aiosqlite runs one statement; this runs a whole function.
        execute: Callable[..., Awaitable[T]] = self._connection._execute
        return await execute(work, self._connection._conn)


def _waiting_for_locks(connection: sqlite3.Connection, work: Step[T]) -> T:
    connection.execute(_WAIT_FOR_LOCK)
    try:
        return work(connection)
    finally:
        connection.execute("PRAGMA busy_timeout = 0")


def _is_locked(error: sqlite3.OperationalError) -> bool:
    return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
