"""Which work runs in the event loop and which in the thread; what long reads see, and who waits."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable

import aiosqlite
import pytest

from bot.domain import who_may_see
from bot.domain.ratings.leaderboard import Leaderboard
from bot.domain.ratings.standing import Category
from bot.errors import StoreBusyError
from bot.store.database import Connection, Database, Work
from bot.store.ratings.leaderboards import Leaderboards
from bot.store.sqlite.connections import ReadOnlyConnection
from bot.store.sqlite.executor import IN_THREAD, QUICK
from bot.store.sqlite.statements import at_once
from bot.store.upkeep.open_database import open_database
from tests.chat.until import TIMEOUT
from tests.conftest import ANN, BEN, opened
from tests.store.sqlite.faults import exists, full_disk
from tests.store.sqlite.raw import in_flight, raw

ROWS = "SELECT * FROM command_sync"
EVERYWHERE = Category(0)


def insert(number: int) -> Work[int]:
    sql = "INSERT INTO command_sync VALUES (?, 'digest', '{}')"
    return lambda db: db.run(sql, (number,))


async def before_commits(database: Database, act: Callable[[], object]) -> None:
    """Do something before every commit, as if the disk were slow."""
    trace = {"COMMIT": act}
    step = raw(lambda db: db.set_trace_callback(lambda sql: trace.get(sql, int)()))
    await database.prepare(step)


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


@pytest.mark.parametrize("method", ["write_long", "read_snapshot"])
async def test_long_work_does_not_block_the_event_loop(database: Database, method: str) -> None:
    """During long work the event loop still answers people."""
    answered = threading.Event()
    working = asyncio.create_task(getattr(database, method)(raw(lambda _: answered.wait(TIMEOUT))))
    await asyncio.sleep(0.01)
    answered.set()
    assert await working


async def test_a_slow_disk_does_not_block_the_event_loop(database: Database) -> None:
    """After a slow commit, the event loop still answers people during the next commits."""
    await before_commits(database, lambda: time.sleep(2 * QUICK))
    await database.write(insert(1))
    answered, in_time = threading.Event(), list[bool]()
    await before_commits(database, lambda: in_time.append(answered.wait(TIMEOUT)))
    writing = asyncio.create_task(database.write(insert(2)))
    await asyncio.sleep(0.01)
    answered.set()
    assert await writing
    assert in_time == [True]


async def test_only_what_is_committed_is_read(database: Database) -> None:
    """A read during a commit that fails does not see the changes of that commit."""
    await before_commits(database, lambda: time.sleep(2 * QUICK))
    await database.write(insert(2))
    await database.write(lambda db: db.run("DELETE FROM command_sync"))
    with full_disk():
        writing = asyncio.create_task(database.write(insert(1)))
        found = []
        while not writing.done():
            found += await database.read(lambda db: db.all(ROWS))
            await asyncio.sleep(0)
    with pytest.raises(StoreBusyError):
        await writing
    assert found == []


async def test_cancelled_long_work_runs_to_its_end(database: Database) -> None:
    """If the caller of long work is cancelled, the work ends before anyone else writes."""
    started, may_go_on = threading.Event(), threading.Event()

    async def work(db: Connection) -> None:
        await insert(1)(db)
        started.set()
        may_go_on.wait(TIMEOUT)
        await insert(2)(db)

    working = asyncio.create_task(database.write_long(work))
    await asyncio.to_thread(started.wait)
    working.cancel()
    after = asyncio.create_task(database.write(insert(3)))
    await asyncio.sleep(0.01)
    assert not after.done()
    may_go_on.set()
    await after
    assert [row[0] for row in (await database.read(lambda db: db.all(ROWS)))] == [1, 2, 3]


async def test_the_event_loop_tries_a_slow_disk_seldom(database: Database) -> None:
    """After a slow commit some run in the thread, then one in the event loop, which tells again."""
    in_loop = list[bool]()

    def commit_slowly() -> None:
        in_loop.append(threading.current_thread() is threading.main_thread())
        time.sleep(1.5 * QUICK if in_loop[-1] else 0)

    await before_commits(database, commit_slowly)
    for number in range(2 * (1 + IN_THREAD)):
        await database.write(insert(number))
    assert in_loop == 2 * [True, *[False] * IN_THREAD]


async def ids(db: Connection) -> list[int]:
    return [row["application_id"] for row in await db.all(ROWS)]


async def test_a_snapshot_beside_a_long_write(database: Database) -> None:
    """People read leaderboards, cards and records during a long write; no press waits for them."""
    leaderboards = Leaderboards(database)
    async with in_flight(database.write_long):
        assert (await leaderboards.page(EVERYWHERE, 0, ANN)).people == 0
        assert await leaderboards.page_of(EVERYWHERE, ANN) == 0
        card = await leaderboards.card(Leaderboard(0), ANN, who_may_see.Reader(BEN, None, 31), None)
        assert card.row.rank is None
        assert not await leaderboards.against([EVERYWHERE], ANN, BEN)
        assert await leaderboards.standing(EVERYWHERE, ANN) is None
        assert not await leaderboards.is_named(ANN)


async def test_a_snapshot_is_of_one_moment(database: Database) -> None:
    """A write during a snapshot is not visible in it, but in the next one."""
    loop = asyncio.get_running_loop()
    await database.write(insert(1))

    async def twice(db: Connection) -> list[list[int]]:
        before = await ids(db)
        asyncio.run_coroutine_threadsafe(database.write(insert(2)), loop).result(TIMEOUT)
        return [before, await ids(db)]

    assert await database.read_snapshot(twice) == [[1], [1]]
    assert await database.read_snapshot(ids) == [1, 2]


async def test_reads_one_after_another(path: str) -> None:
    """The journal counts as read until the last of several reads has ended."""
    await (await open_database(path)).close()
    reader = ReadOnlyConnection(path)
    await reader.open()
    try:
        first = asyncio.ensure_future(reader.read(at_once(ids)))
        async with in_flight(lambda work: reader.read(at_once(work))):
            await first
            assert reader.is_reading
        assert not reader.is_reading
    finally:
        await reader.close()


async def test_nothing_is_written_by_reading(database: Database) -> None:
    """A write on a connection for reading fails, and the next read succeeds."""
    with pytest.raises(StoreBusyError, match="readonly"):
        await database.read_snapshot(insert(1))
    assert await database.read_snapshot(ids) == []


async def test_closing_waits_for_a_snapshot(path: str) -> None:
    """A snapshot still returns its result while the bot ends, and no journal remains."""
    async with opened(path) as database:
        await database.write(insert(1))
        async with in_flight(database.read_snapshot):
            closing = asyncio.create_task(database.close())
            await asyncio.sleep(0.01)
            assert not closing.done()
        await closing
        assert not exists(f"{path}-wal")
