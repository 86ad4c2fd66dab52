"""Work that needs SQLite's own connection, or takes as long as a test wants."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from bot.store import database
from bot.store.database import Work
from bot.store.sqlite.statements import SqliteConnection
from tests.chat.until import TIMEOUT

T = TypeVar("T")


def raw(step: Callable[[sqlite3.Connection], T]) -> Work[T]:
    async def work(db: database.Connection) -> T:
        assert isinstance(db, SqliteConnection)
        return step(db.raw)

    return work


@asynccontextmanager
async def in_flight(method: Callable[[Work[bool]], Awaitable[bool]]) -> AsyncIterator[None]:
    """Keep a database's method in flight, after it has read, until the context ends."""
    has_read, may_end = threading.Event(), threading.Event()

    def work(db: sqlite3.Connection) -> bool:
        db.execute("SELECT * FROM matches").fetchall()
        has_read.set()
        return may_end.wait(TIMEOUT)

    working = asyncio.ensure_future(method(raw(work)))
    await asyncio.to_thread(has_read.wait, TIMEOUT)
    try:
        yield
    finally:
        may_end.set()
        did_not_give_up = await working
    assert did_not_give_up
