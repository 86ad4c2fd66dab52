"""Causes faults of a database file, for a while or for good."""

import os
import shutil
import sqlite3
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.domain.match import Match, Place
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from tests.conftest import a_match

if sys.platform != "win32":
    import resource

_NOBODY = 65534  # the id of the user `nobody`, who owns no files


@contextmanager
def full_disk(beyond: int = 0) -> Iterator[None]:
    """Limit every file of this process to `beyond` bytes, as if the disk were full."""
    if sys.platform == "win32":
        pytest.skip("Windows limits no files")
    else:
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (beyond, hard))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def no_privileges() -> Iterator[Path]:
    """Return a new folder and give up root's privileges, so that permissions count."""
    if sys.platform == "win32":
        pytest.skip("Windows has no other user to become")
    else:
        folder = Path(tempfile.mkdtemp())
        user = os.geteuid()
        if user == 0:
            os.chown(folder, _NOBODY, -1)
            os.seteuid(_NOBODY)
        try:
            yield folder
        finally:
            os.seteuid(user)
            folder.chmod(0o700)
            shutil.rmtree(folder)


def damage(path: str, table: str) -> None:
    """Overwrite the first page of a table with garbage."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        sql = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        (page,) = connection.execute(sql, (table,)).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with Path(path).open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)


def bytes_of(path: str) -> bytes:
    return Path(path).read_bytes()


def fill_with(path: str, content: bytes) -> None:
    Path(path).write_bytes(content)


def files_of(path: str) -> dict[str, bytes]:
    """Return the files of a database that is in use, as a kill would leave them at this moment."""
    names = [path + end for end in ("", "-wal", ".lock")]
    return {name: bytes_of(name) for name in names if exists(name)}


def put_back(files: dict[str, bytes]) -> None:
    for name, content in files.items():
        fill_with(name, content)


def remove(path: str) -> None:
    Path(path).unlink()


def exists(path: str) -> bool:
    return Path(path).exists()


def size_of(path: str) -> int:
    return Path(path).stat().st_size


def permit(path: str | Path, mode: int) -> None:
    Path(path).chmod(mode)


def mode_of(path: str) -> int:
    return stat.S_IMODE(Path(path).stat().st_mode)


async def store_match(database: Database, channel_id: int = 31) -> Match:
    return await MatchTable(database).add(a_match(place=Place(21, channel_id)))


async def assert_sound(database: Database, *matches: Match) -> None:
    """Assert that exactly these matches are stored and that the file is consistent."""
    table = MatchTable(database)
    assert [await table.find(match.id) for match in matches] == list(matches)
    rows = await database.read(lambda db: db.all("SELECT id FROM matches"))
    assert [row["id"] for row in rows] == [match.id for match in matches]
    assert (await database.read(lambda db: db.one("PRAGMA integrity_check")))[0] == "ok"
