"""The journal next to the file contains traces of a deleted person until it is emptied."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager

import pytest

from bot.domain.match import Person, Place
from bot.store.matches.matches import MatchTable
from bot.store.people.deletions import DeletionTable
from bot.store.sqlite import traces as store_traces
from bot.store.sqlite.database import SqliteDatabase
from tests.chat.until import until
from tests.conftest import BEN, a_match, opened
from tests.store.acts import delete
from tests.store.people.test_personal_data import DELETED_ID, GONE, traces
from tests.store.sqlite.faults import files_of, full_disk, put_back, size_of
from tests.store.sqlite.raw import in_flight, raw


@pytest.fixture
async def database(path: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SqliteDatabase]:
    """Return a database, with a match of the person, that empties its journal at every chance."""
    monkeypatch.setattr(store_traces, "RETRY", 0.01)
    database = await SqliteDatabase.open(path)
    await MatchTable(database).add(a_match(x=Person(GONE)))
    yield database
    await database.close()


@contextmanager
def another_connection_reads(path: str) -> Iterator[None]:
    """Read the file on a connection that the bot does not know, as a backup does."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM matches").fetchall()
        yield


async def assert_traces_go(path: str) -> None:
    """Wait until the journal is empty, and check that no file contains the id."""
    await until(lambda: size_of(f"{path}-wal") == 0, "the journal to be emptied")
    assert traces(path, GONE) == []


async def test_a_deletion_beside_a_snapshot(path: str, database: SqliteDatabase) -> None:
    """Neither a deletion nor a press waits for a snapshot; the traces go once that ends."""
    statements: list[str] = []
    await database.read(raw(lambda db: db.set_trace_callback(statements.append)))
    async with in_flight(database.read_snapshot):
        await delete(database, GONE, DELETED_ID)
        assert await DeletionTable(database).open_matches(GONE, 1) == []
        await MatchTable(database).add(a_match(x=Person(BEN)))
        assert traces(path, GONE)
    await assert_traces_go(path)
    assert [line for line in statements if "busy_timeout = 1500" in line] == []


async def test_a_deletion_beside_a_backup(path: str, database: SqliteDatabase) -> None:
    """While another process reads the file, the bot tries again until the journal is empty."""
    with another_connection_reads(path):
        await delete(database, GONE, DELETED_ID)
        await database.empty_journal()
        await asyncio.sleep(0.05)
        assert traces(path, GONE)
    await assert_traces_go(path)


async def test_a_disk_that_fails_after_a_deletion(path: str, database: SqliteDatabase) -> None:
    """If the disk fails, the journal is emptied as soon as the disk works again."""
    with another_connection_reads(path):
        await delete(database, GONE, DELETED_ID)
    with full_disk():
        await database.empty_journal()
        assert traces(path, GONE)
    await assert_traces_go(path)


async def test_a_kill_after_a_deletion(path: str, database: SqliteDatabase) -> None:
    """A killed process leaves traces in its journal; the next start removes them."""
    async with in_flight(database.read_snapshot):
        await delete(database, GONE, DELETED_ID)
        killed = files_of(path)
    await database.close()
    put_back(killed)
    assert traces(path, GONE)
    async with opened(path):
        assert size_of(f"{path}-wal") == 0
        assert traces(path, GONE) == []


async def test_an_end_before_the_journal_is_empty(path: str) -> None:
    """Closing does not wait for other processes and ends all tasks; the next start empties it."""
    async with opened(path) as database:
        await MatchTable(database).add(a_match(x=Person(GONE)))
        with another_connection_reads(path):
            await delete(database, GONE, DELETED_ID)
            await database.close()
            assert asyncio.all_tasks() == {asyncio.current_task()}
    async with opened(path):
        assert traces(path, GONE) == []


def matches_seen_outside(path: str) -> int:
    code = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); "
    code += "print(c.execute('SELECT count(*) FROM matches').fetchone()[0]); c.close()"
    command = [sys.executable, "-c", code, path]
    return int(subprocess.run(command, check=True, capture_output=True).stdout)


async def test_another_process_after_a_deletion(path: str, database: SqliteDatabase) -> None:
    """Data stored after a deletion is not lost when other processes open and close the file."""
    await delete(database, GONE, DELETED_ID)
    for number in (1, 2, 3):
        await MatchTable(database).add(a_match(place=Place(21, number), x=Person(BEN)))
        assert matches_seen_outside(path) == number + 1
