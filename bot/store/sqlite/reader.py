"""Reads on a connection and in a thread of its own, so that no press waits for it."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from bot.store.sqlite import connections
from bot.store.sqlite.executor import Executor, Work
from bot.store.sqlite.transactions import snapshot
from bot.store.sqlite.uninterrupted import uninterrupted

T = TypeVar("T")


class Reader:
    """A read-only connection to a database's file, for one reader at a time."""

    def __init__(self, path: str) -> None:
        self._connection = connections.reader(path)
        self._executor = Executor(self._connection)
        self._turn, self._open_reads = asyncio.Lock(), 0

    async def open(self) -> None:
        """Open the file, which has to be there; raises sqlite3.Error."""
        await self._connection
        await self._executor.in_thread(connections.configure_reader)

    @property
    def is_reading(self) -> bool:
        """Whether somebody reads just now, or waits to."""
        return self._open_reads > 0

    async def read(self, work: Work[T]) -> T:
        """Return what `work` reads, all of it as of one moment; raises sqlite3.Error."""
        self._open_reads += 1
        return await uninterrupted(self._turn, self._read(work))

    async def _read(self, work: Work[T]) -> T:
        try:
            return await self._executor.in_thread_with_patience(lambda db: snapshot(db, work))
        finally:
            self._open_reads -= 1

    async def between_reads(self, work: Coroutine[Any, Any, T]) -> T:
        """Return what `work` does once the reads before it have ended; those after it wait."""
        return await uninterrupted(self._turn, work)

    async def close(self) -> None:
        """Close the file once nobody reads any more."""
        async with self._turn:
            await self._connection.close()
