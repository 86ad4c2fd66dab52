import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.errors import StoreUnusableError
from bot.store.database import Connection, Database
from bot.store.migrations import CREATE
from bot.store.sqlite import executor
from bot.store.upkeep.open_database import open_database

INSERT = "INSERT INTO command_sync VALUES (1, 'digest', '{}')"
ROWS = "SELECT * FROM command_sync"


async def test_the_folder_of_the_file_is_created(tmp_path: Path) -> None:
    """Opening a database in a folder that does not exist creates the folder."""
    path = tmp_path / "some" / "where" / "noughts.db"
    await (await open_database(str(path))).close()
    assert path.exists()


async def test_what_is_no_database(tmp_path: Path) -> None:
    """The start fails with a sentence that names the file, also if its folder is a file."""
    path = tmp_path / "noughts.db"
    path.write_bytes(b"this is not a database" * 100)
    with pytest.raises(StoreUnusableError, match=r"noughts\.db cannot be opened: .*not a database"):
        await open_database(str(path))
    assert path.read_bytes().startswith(b"this is not")
    with pytest.raises(StoreUnusableError, match=r"noughts\.db/inside\.db"):
        await open_database(str(path / "inside.db"))


async def test_a_failed_write_changes_nothing(database: Database) -> None:
    """If a transaction fails, its changes are rolled back; long work keeps those before it."""

    async def work(db: Connection) -> None:
        await db.run(INSERT)
        raise KeyError

    async def long_work(db: Connection) -> None:
        async with db.transaction():
            await db.run(INSERT)
        async with db.transaction():
            await db.run("DELETE FROM command_sync")
            raise KeyError

    with pytest.raises(KeyError):
        await database.write(work)
    assert await database.read(lambda db: db.all(ROWS)) == []
    with pytest.raises(KeyError):
        await database.prepare(long_work)
    assert len(await database.read(lambda db: db.all(ROWS))) == 1


async def test_a_function_that_waits_for_something_else(database: Database) -> None:
    """It fails at once instead of holding the connection, and what it wrote is rolled back."""

    async def work(db: Connection) -> None:
        await db.run(INSERT)
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="waited"):
        await database.write(work)
    assert await database.read(lambda db: db.all(ROWS)) == []


@pytest.mark.parametrize("mode", ["DELETE", "WAL"])
async def test_a_database_locked_for_a_moment_at_the_start(path: str, mode: str) -> None:
    """A start waits while another program holds a lock, whether or not SQLite itself waits."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute(f"PRAGMA journal_mode = {mode}")
        other.execute(CREATE)
        other.execute("BEGIN IMMEDIATE")
        other.execute("INSERT INTO schema_version VALUES (0, '')")
        starting = asyncio.create_task(open_database(path))
        await asyncio.sleep(0.3)
        other.execute("COMMIT")
    await (await starting).close()


async def test_a_database_locked_at_the_start(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The start fails with a sentence if another process keeps the database locked."""
    monkeypatch.setattr(executor, "START_PATIENCE", 0.0)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreUnusableError, match="locked"):
            await open_database(path)


async def test_committed_moves_are_on_the_disk(database: Database) -> None:
    """Writes are durable, and deleted data is overwritten."""
    names = ("journal_mode", "synchronous", "foreign_keys", "secure_delete")

    async def pragmas(db: Connection) -> list[object]:
        return [(await db.one(f"PRAGMA {name}"))[0] for name in names]

    assert await database.read(pragmas) == ["wal", 2, 1, 1]


def test_an_interrupt_while_it_opens(path: str) -> None:
    """Ctrl-C at the start ends it without an error in a thread, and leaves the database free."""

    async def opened(*, interrupted: bool) -> None:
        opening = asyncio.current_task()
        if interrupted and opening:
            opening.cancel()
        await (await open_database(path)).close()

    for _ in range(20):
        with pytest.raises(asyncio.CancelledError):
            asyncio.run(opened(interrupted=True))
    asyncio.run(opened(interrupted=False))
