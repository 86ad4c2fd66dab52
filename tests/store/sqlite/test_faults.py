"""What becomes of stored matches when the disk or another process plays foul."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.domain.match import Match, Place
from bot.errors import StoreBusyError, StoreDamagedError, StoreUnusableError
from bot.store.matches import MatchTable
from bot.store.open_database import open_database
from bot.store.sqlite.database import Database
from tests.conftest import a_match, opened
from tests.store.sqlite.faults import (
    bytes_of,
    damage,
    fill_with,
    full_disk,
    mode_of,
    no_privileges,
    permit,
    read_only,
    size_of,
)

PAGE = 4096


async def stored(database: Database, channel_id: int = 31) -> Match:
    """Return a match that was acknowledged: its transaction is committed."""
    return await MatchTable(database).add(a_match(place=Place(21, channel_id)))


async def failed(database: Database, channel_id: int = 32) -> str:
    """Return what is said of a match that could not be stored."""
    with pytest.raises(StoreBusyError) as refusal:
        await stored(database, channel_id)
    return str(refusal.value)


async def assert_sound(database: Database, *matches: Match) -> None:
    """Assert that these matches, and no others, are stored and that the file is consistent."""
    table = MatchTable(database)
    assert [await table.find(match.id) for match in matches] == list(matches)
    rows = await database.read(lambda db: db.execute("SELECT id FROM matches").fetchall())
    assert [row["id"] for row in rows] == [match.id for match in matches]
    sound = await database.read(lambda db: db.execute("PRAGMA integrity_check").fetchone()[0])
    assert sound == "ok"


async def test_no_page_is_left(database: Database) -> None:
    """A database that may not grow says so, keeps what it holds, and goes on once it may."""
    first = await stored(database)

    def limit(pages: int) -> Callable[[sqlite3.Connection], int]:
        return lambda db: int(db.execute(f"PRAGMA max_page_count = {pages}").fetchone()[0])

    def fill(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO command_sync VALUES (9, zeroblob(100000))")

    await database.read(limit(1))
    with pytest.raises(StoreBusyError, match="full"):
        await database.write(fill)
    await database.read(limit(10**6))
    await assert_sound(database, first, await stored(database, 32))


async def test_nothing_more_goes_to_the_disk(database: Database) -> None:
    """While no file may grow a match is refused, none is half stored, and then all is well."""
    first = await stored(database)
    with full_disk():
        assert "I/O" in await failed(database)
        assert await MatchTable(database).find(first.id) == first
    await assert_sound(database, first, await stored(database, 32))


async def test_a_disk_that_fills_at_any_write(path: str) -> None:
    """Wherever in a transaction the disk fills up, it is whole or not there, and can be retried."""
    for room in range(0, 8 * PAGE, PAGE // 2):
        database = await open_database(f"{path}{room}")
        first = await stored(database)
        with full_disk(beyond=size_of(f"{path}{room}-wal") + room):
            try:
                matches = [first, await stored(database, 32)]
            except StoreBusyError:
                matches = [first]
        await assert_sound(database, *matches, await stored(database, 33))
        await database.close()


async def test_a_file_that_turns_read_only(database: Database) -> None:
    """A database that may no longer be written says so, can be read, and is well again after."""
    first = await stored(database)
    await database.read(read_only(True))
    assert "readonly" in await failed(database)
    assert await MatchTable(database).find(first.id) == first
    await database.read(read_only(False))
    await assert_sound(database, first, await stored(database, 32))


async def test_a_start_on_a_read_only_file() -> None:
    """A file that may not be written ends the start with a sentence that says so."""
    with no_privileges() as folder:
        path = str(folder / "noughts.db")
        await (await open_database(path)).close()
        permit(path, 0o400)
        with pytest.raises(StoreUnusableError, match=r"noughts\.db.*Permission denied"):
            await open_database(path)


async def test_a_start_in_a_folder_of_somebody_else() -> None:
    """A folder that may not be written ends the start with a sentence that names the file."""
    with no_privileges() as folder:
        permit(folder, 0o500)
        with pytest.raises(StoreUnusableError, match=r"noughts\.db"):
            await open_database(str(folder / "noughts.db"))


async def test_nobody_waits_behind_a_lock_that_stays(path: str, database: Database) -> None:
    """Whoever finds the file locked after another has waited in vain is told so at once."""
    begun: list[str] = []
    await database.read(lambda db: db.set_trace_callback(begun.append))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        refusals = await asyncio.gather(*(failed(database, 40 + n) for n in range(5)))
        assert set(refusals) == {"database is locked"}
        # Reading goes on meanwhile, and tells nothing of the lock.
        assert await MatchTable(database).find(1) is None
        await failed(database, 49)
        assert begun.count("PRAGMA busy_timeout = 1500") == 1
        other.execute("ROLLBACK")
    match = await stored(database)
    await assert_sound(database, match)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await failed(database, 50)
        assert begun.count("PRAGMA busy_timeout = 1500") == 2
    await assert_sound(database, match)


async def test_a_lock_of_a_moment_is_waited_for(path: str, database: Database) -> None:
    """A press that finds the file locked is stored as soon as the lock goes, and nobody is told."""
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(stored(database))
        await asyncio.sleep(0.05)
        other.execute("ROLLBACK")
        await assert_sound(database, await waiting)


async def test_pages_overwritten_by_garbage(path: str) -> None:
    """A damaged table is reported as damaged, not as busy; the others can still be used."""
    database = await open_database(path)
    first = await stored(database)
    await database.close()
    damage(path, "matches")
    database = await open_database(path)
    with pytest.raises(StoreDamagedError, match="malformed"):
        await MatchTable(database).find(first.id)
    with pytest.raises(StoreDamagedError, match="malformed"):
        await stored(database, 32)
    await database.write(lambda db: db.execute("INSERT INTO command_sync VALUES (1, 'a')").rowcount)
    await database.close()


@pytest.mark.parametrize("left", [0.3, 0.6, 0.95])
async def test_a_truncated_file(path: str, left: float) -> None:
    """A file that has lost its end ends the start with a sentence, and is not made worse."""
    database = await open_database(path)
    await stored(database)
    await database.close()
    whole = bytes_of(path)
    part = whole[: int(len(whole) * left) // PAGE * PAGE]
    fill_with(path, part)
    with pytest.raises(StoreUnusableError, match=r"noughts\.db.*malformed"):
        await open_database(path)
    assert bytes_of(path) == part


async def test_a_journal_left_behind(path: str, tmp_path: Path) -> None:
    """What a killed process left in the journal is there at the next start, however it was cut.

    Of a journal that lost its end, as when the power failed, the transactions that are whole are
    taken over, in order and without a gap.
    """
    database = await open_database(path)
    matches = [await stored(database, channel_id) for channel_id in range(20)]
    journal = bytes_of(f"{path}-wal")
    lengths = set()
    for end in [*range(0, len(journal), len(journal) // 23), len(journal)]:
        copy = tmp_path / f"{end}.db"
        shutil.copy(path, copy)
        fill_with(f"{copy}-wal", journal[:end])
        reopened = await open_database(str(copy))
        rows = await reopened.read(lambda db: db.execute("SELECT id FROM matches").fetchall())
        await assert_sound(reopened, *matches[: len(rows)])
        lengths.add(len(rows))
        await reopened.close()
    await database.close()
    assert {0, len(matches)} < lengths


async def test_only_the_owner_may_look(path: str, database: Database) -> None:
    """The file and its journals are made for their owner alone."""
    await stored(database)
    for end in ("", "-wal", "-shm"):
        assert mode_of(path + end) == 0o600


async def test_a_file_that_everybody_can_read(path: str, caplog: pytest.LogCaptureFixture) -> None:
    """A file from before, and its journal, become private at the start, which says so once."""
    for suffix in ("", "-wal"):
        fill_with(path + suffix, b"")
        permit(path + suffix, 0o644)
    async with opened(path):
        assert [mode_of(path + suffix) for suffix in ("", "-wal", "-shm")] == [0o600] * 3
    async with opened(path):
        pass
    assert [record.getMessage() for record in caplog.records] == [
        f"database was open to all: file={path}"
    ]


async def test_an_owner_who_allows_more(path: str) -> None:
    """Rights that a file has already been given are left as they are."""
    fill_with(path, b"")
    permit(path, 0o640)
    await (await open_database(path)).close()
    assert mode_of(path) == 0o640
