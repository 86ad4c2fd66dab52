"""Reaches a connection: from the event loop for what is short, in a thread for what may last."""

import sqlite3
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import TypeVar

import aiosqlite

from bot.store.haste import Haste

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

# An answer is due in three seconds, so a lock may cost half of them at most.
_PATIENT = "PRAGMA busy_timeout = 1500"
_IMPATIENT = "PRAGMA busy_timeout = 0"


class Reach:
    """A connection that was opened for several threads, of which one uses it at a time.

    A statement gives up the interpreter's lock and takes it again, and in a thread of its own it
    waits for the event loop each time: that costs more than the statement.
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._patient, self._haste = True, Haste()

    async def here(self, work: Work[T]) -> T:
        """Run short work in the event loop; only a lock on the file is waited for in the thread.

        Once a lock has outlasted the patience nobody else waits, until `was_free` is told.
        """
        try:
            return work(self._connection._conn)
        except sqlite3.OperationalError as error:
            if not (self._patient and _is_locked(error)):
                raise
            return await self._waited(work)

    async def durably(self, commit: Work[None]) -> None:
        """Run what waits for the disk: in the event loop while the disk is quick."""
        if not self._haste.may_wait():
            return await self.apart(commit)
        start = perf_counter()
        await self.here(commit)
        self._haste.waited(perf_counter() - start)
        return None

    def was_free(self) -> None:
        """Note that the file could be locked, so that waiting for it makes sense again."""
        self._patient = True

    async def _waited(self, work: Work[T]) -> T:
        try:
            return await self.waiting(work)
        except sqlite3.OperationalError as error:
            self._patient = not _is_locked(error)
            raise

    async def waiting(self, work: Work[T]) -> T:
        """Run work in the connection's thread, where it may wait for a lock on the file."""
        return await self.apart(lambda connection: _patiently(connection, work))

    async def apart(self, work: Work[T]) -> T:
        """Run work in the connection's thread."""
        # aiosqlite keeps this door private: its public ones take a statement at a time.
        hop: Callable[..., Awaitable[T]] = self._connection._execute
        return await hop(work, self._connection._conn)


def _patiently(connection: sqlite3.Connection, work: Work[T]) -> T:
    connection.execute(_PATIENT)
    try:
        return work(connection)
    finally:
        connection.execute(_IMPATIENT)


def _is_locked(error: sqlite3.OperationalError) -> bool:
    return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
