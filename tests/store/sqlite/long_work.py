"""Reads and writes that last for as long as a test wants them to."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from bot.store.sqlite.executor import Work

PATIENCE = 60.0
"""Seconds after which held work gives up, so that a test that would hang fails instead."""


@asynccontextmanager
async def held(door: Callable[[Work[bool]], Awaitable[bool]]) -> AsyncIterator[None]:
    """Have a database's method, such as `read_snapshot`, be at work until the context ends.

    It has read the matches by then. Fails if the context ends only after the work gave up.
    """
    begun, may_end = threading.Event(), threading.Event()

    def work(db: sqlite3.Connection) -> bool:
        db.execute("SELECT * FROM matches").fetchall()
        begun.set()
        return may_end.wait(PATIENCE)

    working = asyncio.ensure_future(door(work))
    await asyncio.to_thread(begun.wait, PATIENCE)
    try:
        yield
    finally:
        may_end.set()
        did_not_give_up = await working
    assert did_not_give_up
