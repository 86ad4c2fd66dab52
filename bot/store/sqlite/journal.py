"""Empties the journal beside the file, in which what was deleted can still be read.

SQLite calls it the write-ahead log. It can only be emptied while nobody reads what is in it.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from typing import Any

from bot.store.sqlite.reader import Reader

RETRY = 60.0
"""Seconds between two attempts while another process, such as a backup, reads the file."""

_TRUNCATE = "PRAGMA wal_checkpoint(TRUNCATE)"


def truncate(connection: sqlite3.Connection) -> bool:
    """Empty the journal and return whether that succeeded."""
    try:
        (is_busy, _, _) = connection.execute(_TRUNCATE).fetchone()
    except sqlite3.Error:
        return False
    return not is_busy


class Journal:
    """Empties the journal now, or else as soon as nobody reads it.

    `empty` tries once and returns whether that succeeded; it is called while no snapshot is read.
    """

    def __init__(self, snapshots: Reader, empty: Callable[[], Coroutine[Any, Any, bool]]) -> None:
        self._snapshots, self._try_to_empty = snapshots, empty
        self._task: asyncio.Task[None] | None = None

    async def empty(self) -> bool:
        """Return whether the journal is empty now; if not, it will be once nobody reads it."""
        if not self._snapshots.is_reading and await self._empty():
            return True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._retry())
        return False

    async def close(self) -> None:
        """Try no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _empty(self) -> bool:
        return await self._snapshots.between_reads(self._try_to_empty())

    async def _retry(self) -> None:
        while True:
            if await self._empty():
                return
            await asyncio.sleep(RETRY)
