"""Runs work on a database that another process uses, such as a running bot."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from bot.errors import StoreUnusableError
from bot.store.sqlite.errors import start_errors
from bot.store.sqlite.migrate import newest_version
from bot.store.sqlite.statements import Work, at_once

T = TypeVar("T")

_VERSION = "SELECT max(version) FROM schema_version"
_OTHER_VERSION = (
    "The database {} is of another version than this program: run the one that uses the database."
)
_PATIENCE = 10.0  # seconds that SQLite waits for the other process's transaction


async def visit(path: str, work: Work[T]) -> T:
    """Return the result of `work` after its commit; raises StoreUnusableError."""
    with start_errors(path, "used"):
        return await asyncio.to_thread(_visit, path, work)


def _visit(path: str, work: Work[T]) -> T:
    address = f"{Path(path).absolute().as_uri()}?mode=rw"
    with closing(sqlite3.connect(address, uri=True, timeout=_PATIENCE)) as connection, connection:
        if connection.execute(_VERSION).fetchone()[0] != newest_version():
            raise StoreUnusableError(_OTHER_VERSION.format(path))
        return at_once(work)(connection)
