"""Removes what deletions leave: in the journal next to the file, and in unused parts of the file.

SQLite calls the journal the write-ahead log. It cannot be emptied while someone reads from it.
SQLite overwrites deleted rows, but not the copies that it leaves behind when it moves rows between
pages. Only a rewrite of the whole file removes those.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from typing import Any

from bot.log import brief, log
from bot.store.sqlite.connections import ReadOnlyConnection

RETRY = 60.0  # seconds between attempts while another process, such as a backup, reads the file
_TRUNCATE = "PRAGMA wal_checkpoint(TRUNCATE)"


def truncate(connection: sqlite3.Connection) -> bool:
    """Empty the journal and return whether that succeeded."""
    try:
        (is_busy, _, _) = connection.execute(_TRUNCATE).fetchone()
    except sqlite3.Error:
        return False
    return not is_busy


class Journal:
    """Empties the journal, now or when nobody reads it; `empty_once` first lets snapshots end."""

    def __init__(
        self, snapshots: ReadOnlyConnection, empty_once: Callable[[], Coroutine[Any, Any, bool]]
    ) -> None:
        self._snapshots = snapshots
        self._empty_once = empty_once
        self._task: asyncio.Task[None] | None = None

    async def empty(self) -> None:
        """Empty the journal, or leave that to a task in the background."""
        if not self._snapshots.is_reading and await self._empty_once():
            return
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._retry())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _retry(self) -> None:
        while True:
            if await self._empty_once():
                return
            await asyncio.sleep(RETRY)


def rewrite_if_needed(connection: sqlite3.Connection, *, waits: bool = False) -> None:
    """Rewrite a file with traces, unless a start `waits`; without space, the next start does."""
    (traces,) = connection.execute("SELECT traces FROM runs").fetchone()
    if not traces:
        return
    if waits:
        log.warning("traces of deleted data stay until migrate runs")
        return
    log.info("rewriting the database to remove traces of deleted data")
    try:
        connection.execute("VACUUM")
        connection.execute("UPDATE runs SET traces = 0")
        connection.execute(_TRUNCATE).fetchone()
    except sqlite3.OperationalError as error:
        log.warning("traces of deleted data stay until the next start: error=%s", brief(error))
