"""Who waits for whom: the event loop, the connection's thread, and those who read meanwhile."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from itertools import pairwise

import aiosqlite
import pytest

from bot.errors import StoreBusyError
from bot.store.sqlite.adaptive_commit import MAX_IN_THREAD, MIN_IN_THREAD, QUICK, AdaptiveCommit
from bot.store.sqlite.database import Database
from tests.store.sqlite.faults import full_disk

PATIENCE = 60.0  # seconds, within which a free event loop lets the work go on
ROWS = "SELECT * FROM command_sync"


def insert(db: sqlite3.Connection, number: int) -> int:
    return db.execute("INSERT INTO command_sync VALUES (?, 'digest')", (number,)).rowcount


async def commits_after(database: Database, wait: Callable[[], object]) -> None:
    """Have every commit wait first, as on a disk that is not quick."""

    def traced(statement: str) -> None:
        if statement == "COMMIT":
            wait()

    await database.run_long(lambda db: db.set_trace_callback(traced))


async def test_the_private_parts_of_aiosqlite() -> None:
    """`_conn` is SQLite's own connection, and `_execute` runs a function in its thread."""

    def work(*arguments: object) -> tuple[object, ...]:
        return (*arguments, threading.get_ident())

    async with aiosqlite.connect(":memory:") as connection:
        assert type(connection._conn) is sqlite3.Connection
        execute: Callable[..., Awaitable[tuple[object, ...]]] = connection._execute
        *given, thread = await execute(work, connection._conn, 1)
        assert given == [connection._conn, 1]
        assert thread != threading.get_ident()


@pytest.mark.parametrize("door", ["write_long", "read_snapshot", "probe", "run_long"])
async def test_what_lasts_keeps_nobody_waiting(database: Database, door: str) -> None:
    """While long work is done, the event loop goes on answering people."""
    answered = threading.Event()
    working = asyncio.create_task(getattr(database, door)(lambda _: answered.wait(PATIENCE)))
    await asyncio.sleep(0.01)
    answered.set()
    assert await working


async def test_a_slow_disk_keeps_nobody_waiting(database: Database) -> None:
    """Once a commit was slow, the event loop goes on answering people during those that follow."""
    await commits_after(database, lambda: time.sleep(2 * QUICK))
    await database.write(lambda db: insert(db, 1))
    answered, in_time = threading.Event(), list[bool]()
    await commits_after(database, lambda: in_time.append(answered.wait(PATIENCE)))
    writing = asyncio.create_task(database.write(lambda db: insert(db, 2)))
    await asyncio.sleep(0.01)
    answered.set()
    assert await writing
    assert in_time == [True]


async def test_only_what_is_committed_is_read(database: Database) -> None:
    """Whoever reads during a commit that fails has never seen what it was about to keep."""
    await commits_after(database, lambda: time.sleep(2 * QUICK))
    await database.write(lambda db: insert(db, 2))
    await database.write(lambda db: db.execute("DELETE FROM command_sync").rowcount)
    with full_disk():
        writing = asyncio.create_task(database.write(lambda db: insert(db, 1)))
        found = []
        while not writing.done():
            found += await database.read(lambda db: db.execute(ROWS).fetchall())
            await asyncio.sleep(0)
    with pytest.raises(StoreBusyError):
        await writing
    assert found == []


async def test_what_nobody_waits_for_is_done_whole(database: Database) -> None:
    """Long work whose asker is gone is done to its end before anybody else writes."""
    begun, may_go_on = threading.Event(), threading.Event()

    def work(db: sqlite3.Connection) -> None:
        insert(db, 1)
        begun.set()
        may_go_on.wait(PATIENCE)
        insert(db, 2)

    working = asyncio.create_task(database.write_long(work))
    await asyncio.to_thread(begun.wait)
    working.cancel()
    after = asyncio.create_task(database.write(lambda db: insert(db, 3)))
    await asyncio.sleep(0.01)
    assert not after.done()
    may_go_on.set()
    await after
    rows = await database.read(lambda db: db.execute(ROWS).fetchall())
    assert [row[0] for row in rows] == [1, 2, 3]


def test_the_event_loop_tries_a_slow_disk_ever_more_seldom() -> None:
    """Twice as many commits go to the thread after each slow one; a quick one starts anew."""
    haste, tried = AdaptiveCommit(), []
    for commit in range(10 * MAX_IN_THREAD):
        if haste.may_commit_inline():
            tried.append(commit)
            haste.took(2 * QUICK)
    apart = [later - earlier - 1 for earlier, later in pairwise(tried)]
    assert apart == sorted(apart)
    assert (apart[0], apart[1], apart[-1]) == (MIN_IN_THREAD, 2 * MIN_IN_THREAD, MAX_IN_THREAD)
    while not haste.may_commit_inline():
        pass
    haste.took(QUICK / 2)
    haste.took(2 * QUICK)
    assert [haste.may_commit_inline() for _ in range(MIN_IN_THREAD + 1)] == [
        False
    ] * MIN_IN_THREAD + [True]
