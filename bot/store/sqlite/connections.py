"""Creates connections to a database file, either to write or only to read."""

import asyncio
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import aiosqlite

from bot.store.sqlite.executor import Executor, Step, T
from bot.store.sqlite.transactions import snapshot, uninterrupted

# `secure_delete` overwrites deleted rows, since people can have their personal data deleted.
_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",
    # Presses come back to few pages, and would fill a large cache with those of games long over.
    "PRAGMA cache_size = -4000",
)
# A leaderboard of a million people reads pages all over the file, so a reader's cache has 32 MB.
# Mapping the file into memory is faster still, but kills the process if someone truncates the file.
_CACHE = "PRAGMA cache_size = -32000"
# Otherwise sqlite3 looks in vain for how to bind each None and bool, 5 % of a start.
sqlite3.register_adapter(type(None), lambda none: none)
sqlite3.register_adapter(bool, int)


def writer(path: str) -> aiosqlite.Connection:
    """Return a connection that can write to the file at `path`; it opens when it is awaited."""
    return aiosqlite.connect(path, isolation_level=None, check_same_thread=False)


def configure_writer(connection: sqlite3.Connection) -> None:
    connection.row_factory = sqlite3.Row
    for pragma in _PRAGMAS:
        connection.execute(pragma)


def configure_reader(connection: sqlite3.Connection) -> None:
    connection.row_factory = sqlite3.Row
    connection.execute(_CACHE)


class ReadOnlyConnection:
    """A read-only connection to a database file, which runs one read at a time."""

    def __init__(self, path: str) -> None:
        address = f"{Path(path).absolute().as_uri()}?mode=ro"
        self._connection = aiosqlite.connect(address, uri=True, isolation_level=None)
        self._executor = Executor(self._connection)
        self._lock = asyncio.Lock()
        self._open_reads = 0

    async def open(self) -> None:
        """Open the file, which must exist; raises sqlite3.Error."""
        await uninterrupted(self._lock, self._connection)
        await self._executor.in_thread(configure_reader)

    @property
    def is_reading(self) -> bool:
        return self._open_reads > 0

    async def read(self, work: Step[T]) -> T:
        """Return what `work` reads from one unchanging state of the file; raises sqlite3.Error."""
        self._open_reads += 1
        return await uninterrupted(self._lock, self._read(work))

    async def _read(self, work: Step[T]) -> T:
        try:
            return await self._executor.in_thread_waiting_for_locks(lambda db: snapshot(db, work))
        finally:
            self._open_reads -= 1

    async def between_reads(self, work: Coroutine[Any, Any, T]) -> T:
        """Run `work` after the reads before it, while later reads wait; return its result."""
        return await uninterrupted(self._lock, work)

    async def interrupt(self) -> None:
        await self._connection.interrupt()

    async def close(self) -> None:
        async with self._lock:
            await self._connection.close()
