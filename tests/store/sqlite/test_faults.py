"""Stored matches survive faults of the disk and locks of other processes."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.errors import StoreBusyError, StoreDamagedError, StoreUnusableError
from bot.store.database import Connection, Database, Work
from bot.store.matches.matches import MatchTable
from bot.store.upkeep.open_database import open_database
from tests.conftest import opened
from tests.store.sqlite import faults
from tests.store.sqlite.raw import raw

PAGE = 4096
FILL = "INSERT INTO command_sync VALUES (9, zeroblob(100000), '{}')"


async def fail_to_store(database: Database, channel_id: int = 32) -> str:
    """Try in vain to store a match, and return the error's message."""
    with pytest.raises(StoreBusyError) as refusal:
        await faults.store_match(database, channel_id)
    return str(refusal.value)


@pytest.mark.parametrize(
    ("pragma", "usual", "says"), [("max_page_count", 10**6, "full"), ("query_only", 0, "readonly")]
)
async def test_unwritable_files(database: Database, pragma: str, usual: int, says: str) -> None:
    """A file that cannot grow or be written can still be read, and works again when it can."""
    first = await faults.store_match(database)
    await database.read(lambda db: db.all(f"PRAGMA {pragma} = 1"))
    with pytest.raises(StoreBusyError, match=says):
        await database.write(lambda db: db.run(FILL))
    assert await MatchTable(database).find(first.id) == first
    await database.read(lambda db: db.all(f"PRAGMA {pragma} = {usual}"))
    await faults.assert_sound(database, first, await faults.store_match(database, 32))


async def test_a_disk_that_fills_at_any_write(path: str) -> None:
    """On a full disk a transaction is stored completely or not at all, and can be tried again."""
    refused = list[int]()
    for room in range(0, 16 * PAGE, PAGE // 2):
        async with opened(f"{path}{room}") as database:
            matches = [await faults.store_match(database)]
            with faults.full_disk(beyond=faults.size_of(f"{path}{room}-wal") + room):
                try:
                    matches.append(await faults.store_match(database, 32))
                except StoreBusyError:
                    assert "I/O" in database.fault
                    refused.append(room)
            await faults.assert_sound(database, *matches, await faults.store_match(database, 33))
            assert database.fault == ""
    assert refused == list(range(0, refused[-1] + 1, PAGE // 2))
    assert refused[-1] < 15 * PAGE


async def test_a_start_where_nothing_can_be_written() -> None:
    """It fails with a sentence that names the file, be it read-only or its folder."""
    with faults.no_privileges() as folder:
        path = str(folder / "noughts.db")
        faults.permit(folder, 0o500)
        with pytest.raises(StoreUnusableError, match=r"noughts\.db"):
            await open_database(path)
        faults.permit(folder, 0o700)
        await (await open_database(path)).close()
        faults.permit(path, 0o400)
        with pytest.raises(StoreUnusableError, match=r"noughts\.db.*Permission denied"):
            await open_database(path)


async def test_nobody_waits_behind_a_lock_that_stays(path: str, database: Database) -> None:
    """If one write has waited for the lock in vain, the next ones fail at once."""
    statements: list[str] = []
    await database.read(raw(lambda db: db.set_trace_callback(statements.append)))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        refusals = await asyncio.gather(*(fail_to_store(database, 40 + n) for n in range(5)))
        assert set(refusals) == {"database is locked"}
        # Reads succeed meanwhile, so they do not show that the lock is gone.
        assert await MatchTable(database).find(1) is None
        await fail_to_store(database, 49)
        assert statements.count("PRAGMA busy_timeout = 1500") == 1
        other.execute("ROLLBACK")
    match = await faults.store_match(database)
    await faults.assert_sound(database, match)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await fail_to_store(database, 50)
        assert statements.count("PRAGMA busy_timeout = 1500") == 2
        assert statements.count("PRAGMA busy_timeout = 0") == 2
    await faults.assert_sound(database, match)


async def test_a_write_waits_for_a_short_lock(path: str, database: Database) -> None:
    """If the file is locked for a moment, a press is stored after that, without an error."""
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(faults.store_match(database))
        await asyncio.sleep(0.05)
        other.execute("ROLLBACK")
        await faults.assert_sound(database, await waiting)


Use = Callable[[Database], Coroutine[Any, Any, object]]


def _count(db: Connection) -> Coroutine[Any, Any, object]:
    return db.one("SELECT count(*) FROM matches NOT INDEXED")


async def _write_many(database: Database) -> None:
    """Write several things at once, only one of which looks at what is damaged."""
    works: list[Work[object]] = [_count, _store_commands, _store_commands]
    results = await asyncio.gather(*map(database.write, works), return_exceptions=True)
    assert {type(result) for result in results} == {StoreDamagedError}
    raise StoreDamagedError


def _store_commands(db: Connection) -> Coroutine[Any, Any, int]:
    return db.run("INSERT INTO command_sync VALUES (1, 'a', '{}')")


@pytest.mark.parametrize(
    "use",
    [
        faults.store_match,
        _write_many,
        lambda database: database.read(_count),
        lambda database: database.read_snapshot(_count),
        lambda database: database.write_long(_count),
    ],
)
async def test_overwritten_pages(path: str, use: Use, caplog: pytest.LogCaptureFixture) -> None:
    """Once anything meets a damaged page nothing more is stored; what is whole can be read."""
    await (await open_database(path)).close()
    faults.damage(path, "matches")
    async with opened(path) as database:
        await database.write(lambda db: db.run("INSERT INTO command_sync VALUES (9, 'a', '{}')"))
        assert database.fault == ""
        with pytest.raises(StoreDamagedError):
            await use(database)
        assert "malformed" in database.fault
        for write in (database.write, database.write_long):
            with pytest.raises(StoreDamagedError, match="malformed"):
                await write(_store_commands)
        rows = await database.read(lambda db: db.all("SELECT application_id FROM command_sync"))
        assert [row[0] for row in rows] == [9]
    assert caplog.text.count("no more changes are stored: error=") == 1


def _rename(file: Path) -> Callable[[], object]:
    moved = file.rename(f"{file}-moved")
    return lambda: moved.rename(file)


def _replace(file: Path) -> Callable[[], object]:
    undo = _rename(file)
    shutil.copy(f"{file}-moved", file)
    return undo


@pytest.mark.parametrize("end", ["", "-wal", "-shm", ".lock"])
@pytest.mark.parametrize("change", [_rename, _replace, Path.unlink])
async def test_files_that_are_gone(
    path: str, change: Callable[[Path], Callable[[], object] | None], end: str
) -> None:
    """Nothing is stored while a file is moved, replaced or deleted; back in its place it works."""
    async with opened(path) as database:
        first = await faults.store_match(database)
        undo = change(Path(path + end))
        for write in (database.write, database.write_long):
            with pytest.raises(StoreDamagedError, match="was moved, replaced or deleted"):
                await write(_store_commands)
        assert f"{path}{end} was moved, replaced or deleted" in database.fault
        assert await MatchTable(database).find(first.id) == first
        if undo:
            undo()
            assert database.fault == ""
            await faults.assert_sound(database, first, await faults.store_match(database, 32))


async def test_a_link_that_leads_elsewhere(path: str, tmp_path: Path) -> None:
    """A database is found by a link to its file or folder; nothing is stored once it is changed."""
    for number, target in enumerate((Path(path), Path(path).parent)):
        link = tmp_path / f"link-{number}"
        link.symlink_to(target)
        async with opened(str(link / Path(path).name if target.is_dir() else link)) as database:
            await faults.store_match(database, 31 + number)
            link.unlink()
            link.symlink_to(tmp_path / "elsewhere")
            with pytest.raises(StoreDamagedError, match="was moved"):
                await faults.store_match(database)
    async with opened(path) as database:
        assert len(await database.read(lambda db: db.all("SELECT id FROM matches"))) == 2


async def test_a_folder_that_is_replaced(path: str) -> None:
    """The moved database gets all of its own, and the new one at its place is not touched."""
    folder = Path(path).parent
    old = await open_database(path)
    first = await faults.store_match(old)
    moved = folder.rename(f"{folder}-moved")
    folder.mkdir()
    async with opened(path) as new:
        second = await faults.store_match(new, 32)
        with pytest.raises(StoreDamagedError, match="was moved"):
            await faults.store_match(old, 33)
        await old.close()
        await faults.assert_sound(new, second, await faults.store_match(new, 34))
    async with opened(str(moved / "noughts.db")) as database:
        await faults.assert_sound(database, first)


@pytest.mark.parametrize("left", [0.3, 0.95])
async def test_a_truncated_file(path: str, left: float) -> None:
    """The start fails with a sentence if the file lost its end, and does not change the file."""
    async with opened(path) as database:
        await faults.store_match(database)
    whole = faults.bytes_of(path)
    beginning = whole[: int(len(whole) * left) // PAGE * PAGE]
    faults.fill_with(path, beginning)
    with pytest.raises(StoreUnusableError, match=r"noughts\.db.*malformed"):
        await open_database(path)
    assert faults.bytes_of(path) == beginning


async def test_a_journal_left_behind(path: str, database: Database, tmp_path: Path) -> None:
    """The next start restores its complete transactions, in order, without a gap."""
    matches = [await faults.store_match(database, channel_id) for channel_id in range(20)]
    journal = faults.bytes_of(f"{path}-wal")
    lengths = set()
    for end in [*range(0, len(journal), len(journal) // 23), len(journal)]:
        copy = str(tmp_path / f"{end}.db")
        shutil.copy(path, copy)
        faults.fill_with(f"{copy}-wal", journal[:end])
        async with opened(copy) as reopened:
            rows = await reopened.read(lambda db: db.all("SELECT id FROM matches"))
            await faults.assert_sound(reopened, *matches[: len(rows)])
        lengths.add(len(rows))
    assert {0, len(matches)} < lengths


async def test_a_file_that_everybody_can_read(path: str, caplog: pytest.LogCaptureFixture) -> None:
    """An existing file and its journal become private at the start, and the log says so once."""
    for suffix in ("", "-wal"):
        faults.fill_with(path + suffix, b"")
        faults.permit(path + suffix, 0o644)
    for _ in range(2):
        async with opened(path):
            assert [faults.mode_of(path + suffix) for suffix in ("", "-wal", "-shm")] == [0o600] * 3
    assert caplog.messages == [f"database was open to all: file={path}"]


@pytest.mark.parametrize(("before", "after"), [(None, 0o600), (0o640, 0o640)])
async def test_who_can_read_the_file(path: str, before: int | None, after: int) -> None:
    """Only the owner can read a new file; one that exists keeps the permissions of its group."""
    if before:
        faults.fill_with(path, b"")
        faults.permit(path, before)
    async with opened(path) as database:
        await faults.store_match(database)
        assert [faults.mode_of(path + end) for end in ("", "-wal", "-shm")] == [after] * 3
