from collections.abc import Awaitable, Callable
from contextlib import closing
from itertools import product
from pathlib import Path
from sqlite3 import connect

import pytest

from bot.errors import StoreUnusableError
from bot.store.database import Database
from bot.store.upkeep.open_database import open_database, open_empty_database
from tests.conftest import opened
from tests.store.sqlite.faults import bytes_of, files_of, fill_with, mode_of, put_back

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
        assert mode_of(f"{path}.lock") == 0o600


NO_FILES = ["", ":memory:", "file:noughts.db", "file::memory:?cache=shared", "sqlite:///noughts.db"]


@pytest.mark.parametrize(
    ("door", "name"),
    [
        *product((open_database, open_empty_database), NO_FILES),
        (open_empty_database, "postgresql://user:password@host/name"),
    ],
)
async def test_no_file(
    door: Callable[[str], Awaitable[Database]],
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Anything but a path, such as an address, is refused without its password; nothing is made."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(StoreUnusableError, match="name a file by its path") as refused:
        await door(name)
    assert "password" not in str(refused.value)
    assert names_in(tmp_path) == []


async def test_an_empty_database_replaces_the_one_before(path: str) -> None:
    """The preview's data is gone at its next start, even after a kill."""
    database = await open_empty_database(path)
    sql = "INSERT INTO command_sync VALUES (1, 'digest', '{}')"
    await database.write(lambda db: db.run(sql))
    killed = files_of(path)
    await database.close()
    put_back(killed)
    database = await open_empty_database(path)
    rows = await database.read(lambda db: db.all("SELECT * FROM command_sync"))
    await database.close()
    assert rows == []


async def test_an_empty_database_replaces_nothing_else(path: str) -> None:
    """A bot's database, and any other file, is left as it is."""
    async with opened(path):
        pass
    fill_with(f"{path}.txt", b"precious")
    for name in (path, f"{path}.txt"):
        before = bytes_of(name)
        with pytest.raises(StoreUnusableError, match="is not the preview's own"):
            await open_empty_database(name)
        assert bytes_of(name) == before


async def test_an_empty_database_in_use(path: str) -> None:
    """The database of a running preview is not replaced by a second one."""
    database = await open_empty_database(path)
    with pytest.raises(StoreUnusableError, match=USED):
        await open_empty_database(path)
    await database.close()
    with closing(connect(path)) as connection:
        assert connection.execute("SELECT * FROM runs").fetchall()


async def test_a_file_of_another_program(path: str) -> None:
    """A database with tables of another program is refused, and stays as it is."""
    with closing(connect(path)) as connection:
        connection.execute("CREATE TABLE songs (title TEXT)")
    before = bytes_of(path)
    with pytest.raises(StoreUnusableError, match="another program"):
        await open_database(path)
    assert bytes_of(path) == before
