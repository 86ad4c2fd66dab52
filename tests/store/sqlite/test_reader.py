"""Long reads see one unchanging state, and no press waits for them."""

import asyncio
from random import Random

import pytest

from bot.domain import who_may_see
from bot.domain.match import Place
from bot.domain.ratings.leaderboard import Shown
from bot.domain.ratings.standing import Category
from bot.errors import StoreBusyError
from bot.services.matches import Matches
from bot.store.database import Connection, Database
from bot.store.matches.matches import MatchTable
from bot.store.ratings.leaderboards import Leaderboards
from bot.store.sqlite.connections import Reader
from bot.store.sqlite.statements import at_once
from bot.store.upkeep.open_database import open_database
from tests.chat.until import TIMEOUT
from tests.conftest import ANN, BEN, NOW, opened
from tests.store.sqlite.faults import exists
from tests.store.sqlite.long_work import in_flight
from tests.store.sqlite.test_executor import insert

ROWS = "SELECT application_id FROM command_sync"
EVERYWHERE = Category(0)


async def ids(db: Connection) -> list[int]:
    return [row["application_id"] for row in await db.all(ROWS)]


async def test_a_press_beside_a_snapshot(database: Database) -> None:
    """People start a match, press a cell and read the match during a long read."""
    matches = Matches(MatchTable(database), lambda: NOW, Random(7))
    async with in_flight(database.read_snapshot):
        match = await matches.start(Place(21, 31), ANN, "en", mark="X")
        pressed = await matches.press(match.id, match.revision, 4, ANN)
        assert await matches.find(match.id) == pressed


async def test_a_snapshot_beside_a_long_write(database: Database) -> None:
    """People read leaderboards, cards and records during a long write; no press waits for them."""
    leaderboards = Leaderboards(database)
    async with in_flight(database.write_long):
        assert (await leaderboards.page(EVERYWHERE, 0, ANN)).people == 0
        assert await leaderboards.page_of(EVERYWHERE, ANN) == 0
        card = await leaderboards.card(Shown(0), ANN, who_may_see.Reader(BEN, None, 31), None)
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
    reader = Reader(path)
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
