"""Reads that last: what they see, and that nobody waits for them."""

import asyncio
import sqlite3
from collections.abc import Callable
from random import Random

import pytest

from bot.domain.match import Place
from bot.errors import StoreBusyError, StoreDamagedError
from bot.services.matches import Matches
from bot.store.leaderboards import Leaderboards
from bot.store.matches import MatchTable
from bot.store.sqlite.database import Database
from tests.conftest import ANN, NOW, a_match, opened
from tests.store.sqlite.faults import damage, exists
from tests.store.sqlite.long_work import PATIENCE, held

ROWS = "SELECT application_id FROM command_sync"
DOORS = ["read_snapshot", "probe"]


def insert(number: int) -> Callable[[sqlite3.Connection], int]:
    sql = "INSERT INTO command_sync VALUES (?, 'digest')"
    return lambda db: db.execute(sql, (number,)).rowcount


def ids(db: sqlite3.Connection) -> list[int]:
    return [row["application_id"] for row in db.execute(ROWS)]


async def test_a_press_beside_a_snapshot(database: Database) -> None:
    """A match is started, pressed on and looked at while somebody's long read goes on."""
    matches = Matches(MatchTable(database), lambda: NOW, Random(7))
    async with held(database.read_snapshot):
        match = await matches.start(Place(21, 31), ANN, "en", mark="X")
        pressed = await matches.press(match.id, match.revision, 4, ANN)
        assert await matches.find(match.id) == pressed


async def test_a_snapshot_beside_a_long_write(database: Database) -> None:
    """A leaderboard is read while somebody's long write goes on."""
    async with held(database.write_long):
        assert (await Leaderboards(database).page(0, 0, ANN)).people == 0


async def test_a_snapshot_is_of_one_moment(database: Database) -> None:
    """What is written while a snapshot is read is not in it, and is in the next one."""
    loop = asyncio.get_running_loop()
    await database.write(insert(1))

    def twice(db: sqlite3.Connection) -> list[list[int]]:
        before = ids(db)
        asyncio.run_coroutine_threadsafe(database.write(insert(2)), loop).result(PATIENCE)
        return [before, ids(db)]

    assert await database.read_snapshot(twice) == [[1], [1]]
    assert await database.read_snapshot(ids) == [1, 2]


async def test_a_snapshot_holds_what_was_just_written(database: Database) -> None:
    """Whoever reads after a commit sees it, each time."""
    for number in range(1, 20):
        await database.write(insert(number))
        assert len(await database.read_snapshot(ids)) == number


@pytest.mark.parametrize("door", DOORS)
async def test_nothing_is_written_by_reading(database: Database, door: str) -> None:
    """A write among what is to be read is refused, and the next read goes well."""
    with pytest.raises(StoreBusyError, match="readonly"):
        await getattr(database, door)(insert(1))
    assert await getattr(database, door)(ids) == []


@pytest.mark.parametrize("door", DOORS)
async def test_damage_met_in_a_snapshot(path: str, door: str) -> None:
    """A damaged table is told as damage by whatever way it is read."""
    async with opened(path) as database:
        await MatchTable(database).add(a_match())
    damage(path, "matches")
    async with opened(path) as database:
        with pytest.raises(StoreDamagedError, match="malformed"):
            await getattr(database, door)(lambda db: db.execute("SELECT * FROM matches").fetchall())


async def test_closing_waits_for_a_snapshot(path: str) -> None:
    """Whoever reads when the bot ends is still answered, and no journal is left beside the file."""
    async with opened(path) as database:
        await database.write(insert(1))
        async with held(database.read_snapshot):
            closing = asyncio.create_task(database.close())
            await asyncio.sleep(0.01)
            assert not closing.done()
        await closing
        assert not exists(f"{path}-wal")
