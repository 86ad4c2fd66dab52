from asyncio import to_thread
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from os import link
from pathlib import Path
from sqlite3 import connect

import pytest

from bot.errors import StartError, StoreUnusableError
from bot.store.sqlite import database_file
from bot.store.sqlite.backup import back_up
from bot.store.sqlite.database import SqliteDatabase
from bot.store.sqlite.outside import inspect
from bot.store.upkeep.open_database import open_database, visit
from tests.conftest import opened
from tests.store.sqlite import faults

USED = "Another process uses the database .*: stop it first"


def names_in(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir()]


async def test_one_at_a_time(path: str, tmp_path: Path) -> None:
    """A database that is open is not opened again, by no name, and can be once it is closed."""
    link = tmp_path / "link.db"
    link.symlink_to(path)
    async with opened(path):
        for name in (path, str(link)):
            with pytest.raises(StoreUnusableError, match=USED):
                await open_database(name)
    async with opened(path):
        assert faults.mode_of(f"{path}.lock") == 0o600


NO_FILES = ["", ":memory:", "file:noughts.db", "file::memory:?cache=shared", "sqlite:///noughts.db"]
NO_FILES += ["postgresql://user:password@host/name"]


@pytest.mark.parametrize("name", NO_FILES)
async def test_no_file(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anything but a path, such as an address, is refused without its password; nothing is made."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(StoreUnusableError, match="name a file by its path") as refused:
        await SqliteDatabase.open(name)
    assert "password" not in str(refused.value)
    assert names_in(tmp_path) == []


def _songs(path: str, *pragmas: str) -> None:
    """Make the database of another program; with a journal, as a kill leaves it."""
    with closing(connect(path)) as connection:
        for pragma in pragmas:
            connection.execute(pragma)
        connection.execute("CREATE TABLE songs (title TEXT)")
        left = faults.files_of(path)
    faults.put_back(left)


def _of_version(number: int, path: str) -> None:
    with closing(connect(path)) as connection, connection:
        connection.execute("CREATE TABLE schema_version (version INTEGER)")
        connection.execute("INSERT INTO schema_version VALUES (?)", (number,))


OTHERS: list[tuple[Callable[[str], object], str]] = [
    (_songs, "another program"),
    (lambda path: _songs(path, "PRAGMA journal_mode = WAL"), "another program"),
    (partial(_of_version, 1), "written before Noughts 1.0"),
    (partial(_of_version, 24), "written before Noughts 1.0"),
    (partial(_of_version, 9999), "written by a newer bot"),
    (lambda path: faults.fill_with(path, b"a letter"), "not a database"),
]


async def _count(path: str) -> int:
    return await visit(path, lambda db: db.run("SELECT 1"))


@pytest.mark.parametrize("door", [open_database, _count])
@pytest.mark.parametrize(("make", "says"), OTHERS)
async def test_a_file_of_another_program(
    path: str, make: Callable[[str], object], says: str, door: Callable[[str], Awaitable[object]]
) -> None:
    """What Noughts cannot read is refused; content and permissions stay, and nothing is added."""
    make(path)
    faults.permit(path, 0o644)
    before, names = faults.files_of(path), {*names_in(Path(path).parent)}
    with pytest.raises(StoreUnusableError, match=says):
        await door(path)
    assert (faults.files_of(path), faults.mode_of(path)) == (before, 0o644)
    assert {name for name in names_in(Path(path).parent) if not name.endswith("-shm")} <= names


async def test_a_file_with_two_names(path: str) -> None:
    """A second bot cannot use a running bot's file by a hard link, nor can any command."""
    other = f"{path}.b"
    async with opened(path) as database:
        link(path, other)
        match = await faults.store_match(database)
        for door in (open_database(other), to_thread(back_up, other, f"{path}.copy")):
            with pytest.raises(StartError, match="has a second name, a hard link"):
                await door
        with pytest.raises(StoreUnusableError, match="remove one of the names"):
            inspect(other)
        await faults.assert_sound(database, match)
    faults.remove(other)
    async with opened(path) as database:
        await faults.assert_sound(database, match)


async def test_names_that_a_killed_restore_left(path: str) -> None:
    """The next start removes them with their journals; an earlier replaced file stays."""
    async with opened(path) as database:
        back_up(path, f"{path}.replaced-20260101T000000Z")
        match = await faults.store_match(database)
        left = faults.files_of(path)
    faults.put_back(left)
    database_file.keep(path, f"{path}.replaced-20260202T000000Z")
    async with opened(path) as database:
        await faults.assert_sound(database, match)
    left_names = {name for name in names_in(Path(path).parent) if ".replaced-" in name}
    assert left_names == {"noughts.db.replaced-20260101T000000Z"}
