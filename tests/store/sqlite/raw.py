"""Work that needs SQLite's own connection."""

import sqlite3
from collections.abc import Callable
from typing import TypeVar

from bot.store import database
from bot.store.database import Work
from bot.store.sqlite.statements import SqliteConnection

T = TypeVar("T")


def raw(step: Callable[[sqlite3.Connection], T]) -> Work[T]:
    """Return work that calls `step` with the connection of SQLite."""

    async def work(db: database.Connection) -> T:
        assert isinstance(db, SqliteConnection)
        return step(db.raw)

    return work
