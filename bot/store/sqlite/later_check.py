"""Looks for damage in a file that was not closed: before its use and, if it is large, meanwhile."""

import asyncio
import os
import sqlite3
import sys
import threading
from contextlib import closing
from functools import partial
from pathlib import Path

from bot.errors import StoreError
from bot.log import brief, log
from bot.store.database import Database
from bot.store.sqlite.connections import ReadOnlyConnection
from bot.store.sqlite.errors import is_damage
from bot.store.sqlite.outside import TABLES, connect, refuse_damage
from bot.store.sqlite.run_number import journal_of

LARGE = 50_000_000  # bytes; no start waits to read more, a quarter of a second or longer
# A number in SQLite's header says that a check is unfinished. Backups are checked, and have none.
_MARK, UNMARK = "PRAGMA application_id = 1314018385", "PRAGMA application_id = 0"
_MARKED = int(_MARK.rpartition(" ")[2])


def is_large(path: str) -> bool:
    """Return whether no start waits until all of a file is read or written; raises OSError."""
    return Path(path).stat().st_size > LARGE


def refuse_damaged(path: str) -> bool:
    """Raise sqlite3.DatabaseError if a file is damaged that was not closed, as its journal tells.

    Of a large one only the beginnings of tables are read: True says that the rest is to be checked.
    """
    if not journal_of(path):
        return False
    log.info("checking the database, which was not closed: file=%s", path)
    with closing(connect(path)) as connection:
        if is_large(path):
            for table in _tables(connection):
                connection.execute(f'SELECT * FROM "{table}" LIMIT 1').fetchone()  # noqa: S608
            return True
        refuse_damage(connection, "quick_check(1)")
    return False


def is_unchecked(connection: sqlite3.Connection, *, begun: bool) -> bool:
    """Return whether a check has `begun`, or one that an earlier run began is not finished."""
    if begun:
        connection.execute(_MARK)
    (found,) = connection.execute("PRAGMA application_id").fetchone()
    return bool(found == _MARKED)


class LaterCheck:
    """Checks the file of a database in the background, while it is used."""

    def __init__(self, file: str, database: Database) -> None:
        self._database = database
        self._reader = ReadOnlyConnection(file)
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Begin the check; raises sqlite3.Error."""
        await self._reader.open()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Break off the check; the next start begins it again."""
        task, self._task = self._task, None
        if task is not None:
            await self._reader.interrupt()
            await task
        await self._reader.close()

    async def _run(self) -> None:
        try:
            # Each table has a read of its own, since the journal cannot be emptied during one.
            for table in await self._reader.read(_begin):
                if self._task is not None:
                    await self._reader.read(partial(refuse_damage, check=f"quick_check('{table}')"))
            if self._task is not None:
                await self._database.write(lambda db: db.run(UNMARK))
                log.info("database checked, nothing is wrong")
        except (sqlite3.Error, StoreError) as error:
            if is_damage(error):
                self._database.condemn(str(error))
            elif self._task is not None:
                log.error("database not checked: error=%s", brief(error))


def _begin(connection: sqlite3.Connection) -> list[str]:
    """Have a connection's thread leave processor and memory to others; return the tables."""
    if sys.platform == "linux":  # where each thread has a priority
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 19)
    connection.execute("PRAGMA cache_size = -2000")
    return _tables(connection)


def _tables(connection: sqlite3.Connection) -> list[str]:
    return [name for (name,) in connection.execute(TABLES)]
