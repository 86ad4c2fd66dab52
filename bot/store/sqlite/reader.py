"""Reads on a separate connection, in a separate thread, so that no press waits for it."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from bot.store.sqlite import connections
from bot.store.sqlite.executor import Executor, Work
from bot.store.sqlite.transactions import snapshot
from bot.store.sqlite.uninterrupted import uninterrupted

T = TypeVar("T")


class Reader:
    """A read-only connection to a database file, which runs one read at a time."""

    def __init__(self, path: str) -> None:
        self._connection = connections.reader(path)
        self._executor = Executor(self._connection)
        self._lock, self._open_reads = asyncio.Lock(), 0

    async def open(self) -> None:
        """Open the file, which must exist; raises sqlite3.Error."""
        await self._connection
        await self._executor.in_thread(connections.configure_reader)

    @property
    def is_reading(self) -> bool:
        """Whether a read is in flight or waiting."""
        return self._open_reads > 0

    async def read(self, work: Work[T]) -> T:
        """Return what `work` reads from one unchanging state of the file; raises sqlite3.Error."""
        self._open_reads += 1
        return await uninterrupted(self._lock, self._read(work))

    async def _read(self, work: Work[T]) -> T:
        try:
            return await self._executor.in_thread_waiting_for_locks(lambda db: snapshot(db, work))
        finally:
            self._open_reads -= 1

    async def between_reads(self, work: Coroutine[Any, Any, T]) -> T:
        """Run `work` after the reads before it, while later reads wait; return its result."""
        return await uninterrupted(self._lock, work)

    async def close(self) -> None:
        """Finish the reads in flight and close the file."""
        async with self._lock:
            await self._connection.close()
