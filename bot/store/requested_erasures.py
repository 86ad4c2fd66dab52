"""Asks the process that uses a database to delete a person, through the database itself."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from bot.errors import StoreUnusableError
from bot.store.erasures import begin, is_pending
from bot.store.sqlite.errors import start_errors
from bot.store.sqlite.migrate import newest_version
from bot.store.sqlite.statements import at_once

_VERSION = "SELECT max(version) FROM schema_version"
_OTHER_VERSION = (
    "The database {} is of another version than this program: run the one that uses the database."
)
_PATIENCE = 10.0  # seconds that SQLite waits for the other process's transaction
_INTERVAL = 0.5


class RequestedErasure:
    """A deletion that a running bot carries out: it looks for new ones every half minute."""

    def __init__(self, path: str, person: int) -> None:
        self._path, self._person = path, person

    async def begin(self, stand_in: int, now: datetime) -> None:
        """Store that the person is to be replaced by `stand_in`, a number below zero.

        Raises StoreUnusableError.
        """
        with start_errors(self._path, "used"):
            await asyncio.to_thread(self._begin, stand_in, now)

    async def wait(self, timeout: float) -> bool:  # noqa: ASYNC109 - not an error, but an answer
        """Return whether the deletion is finished within `timeout` seconds."""
        end = asyncio.get_running_loop().time() + timeout
        with start_errors(self._path, "used"):
            while await asyncio.to_thread(self._is_pending):
                if asyncio.get_running_loop().time() > end:
                    return False
                await asyncio.sleep(_INTERVAL)
        return True

    def _begin(self, stand_in: int, now: datetime) -> None:
        with closing(self._connect()) as connection, connection:
            if connection.execute(_VERSION).fetchone()[0] != newest_version():
                raise StoreUnusableError(_OTHER_VERSION.format(self._path))
            at_once(lambda db: begin(db, self._person, stand_in, now))(connection)

    def _is_pending(self) -> bool:
        with closing(self._connect()) as connection:
            return at_once(lambda db: is_pending(db, self._person))(connection)

    def _connect(self) -> sqlite3.Connection:
        address = f"{Path(self._path).absolute().as_uri()}?mode=rw"
        return sqlite3.connect(address, uri=True, timeout=_PATIENCE)
