"""The journal beside the file, in which a deleted person can be read until it is emptied."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.domain.match import Person
from bot.store.matches import MatchTable
from bot.store.personal_data import PersonalDataTable
from bot.store.sqlite import journal
from bot.store.sqlite.database import Database
from tests.conftest import BEN, a_match, opened
from tests.store.sqlite.faults import full_disk, size_of
from tests.store.sqlite.long_work import held
from tests.store.test_personal_data import GONE, STAND_IN, traces
from tests.wire.until import until


@pytest.fixture
async def database(path: str) -> AsyncIterator[Database]:
    """Return a database in which somebody has a match who is to be deleted."""
    async with opened(path) as database:
        await MatchTable(database).add(a_match(x=Person(GONE)))
        yield database


@contextmanager
def somebody_else_reads(path: str) -> Iterator[None]:
    """Have somebody read the file who is not of this process, as a backup does."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM matches").fetchall()
        yield


async def erased(database: Database) -> bool:
    return await PersonalDataTable(database).erase(GONE, STAND_IN)


async def emptied(path: str) -> None:
    """Wait until the journal is empty; fails if that never comes."""
    await until(lambda: size_of(f"{path}-wal") == 0, "the journal to be emptied")


async def test_a_deletion_beside_a_snapshot(path: str, database: Database) -> None:
    """It is answered at once, says that traces are left, and they go when the snapshot ends.

    Whoever presses meanwhile does not wait either.
    """
    begun: list[str] = []
    await database.read(lambda db: db.set_trace_callback(begun.append))
    async with held(database.read_snapshot):
        assert not await erased(database)
        assert await PersonalDataTable(database).live(GONE) == []
        await MatchTable(database).add(a_match(x=Person(BEN)))
        assert traces(path, GONE)
    await emptied(path)
    assert traces(path, GONE) == []
    assert [line for line in begun if "busy_timeout = 1500" in line] == []


async def test_a_deletion_beside_a_backup(
    path: str, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While another process reads, emptying is tried again and again until it succeeds."""
    monkeypatch.setattr(journal, "RETRY", 0.01)
    with somebody_else_reads(path):
        assert not await erased(database)
        assert not await database.empty_journal()
        await asyncio.sleep(0.05)
        assert traces(path, GONE)
    await emptied(path)
    assert traces(path, GONE) == []


async def test_a_disk_that_fails_after_a_deletion(
    path: str, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A journal that could not be emptied since the disk failed is emptied once it works."""
    monkeypatch.setattr(journal, "RETRY", 0.01)
    with somebody_else_reads(path):
        assert not await erased(database)
    with full_disk():
        assert not await database.empty_journal()
        assert traces(path, GONE)
    await emptied(path)
    assert traces(path, GONE) == []


async def test_a_kill_after_a_deletion(path: str, database: Database, tmp_path: Path) -> None:
    """Traces that a killed process left in its journal are gone once the bot has started again."""
    copy = str(tmp_path / "copy.db")
    async with held(database.read_snapshot):
        await erased(database)
        for end in ("", "-wal"):
            shutil.copy(path + end, copy + end)
    assert traces(copy, GONE)
    async with opened(copy):
        assert size_of(f"{copy}-wal") == 0
        assert traces(copy, GONE) == []


async def test_an_end_before_the_journal_is_empty(path: str) -> None:
    """Closing waits for nobody else, leaves nothing running, and the next start empties it."""
    async with opened(path) as database:
        await MatchTable(database).add(a_match(x=Person(GONE)))
        with somebody_else_reads(path):
            assert not await erased(database)
            await database.close()
            assert asyncio.all_tasks() == {asyncio.current_task()}
    async with opened(path):
        assert traces(path, GONE) == []
