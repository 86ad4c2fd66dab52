"""Restoring a backup: what is refused, what is kept, and which deletions are repeated."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot.domain.match import Person, Place
from bot.domain.stored_data import FOUND_IN
from bot.errors import Refusal, StartError, StoreUnusableError
from bot.store.daily.puzzles import PuzzleTable
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from bot.store.people.deletions import DeletionTable
from bot.store.sqlite.backup import back_up
from bot.store.upkeep.restore import Restored, restore
from engines.puzzles.days import puzzle
from tests.conftest import ANN, BEN, EVE, NOW, a_match, opened
from tests.project_files import ROOT
from tests.store.acts import delete
from tests.store.sample import write_sample
from tests.store.sqlite import faults

SOMEONE = 2**50
LATER = NOW + timedelta(hours=1)


async def play(database: Database, person: int, channel: int) -> int:
    return (await MatchTable(database).add(a_match(place=Place(21, channel), x=Person(person)))).id


async def matches_of(database: Database) -> list[int]:
    sql = "SELECT x_person FROM matches WHERE status <> 'cancelled' ORDER BY id"
    return [row[0] for row in await database.read(lambda db: db.all(sql))]


@pytest.fixture
async def backup(path: str) -> str:
    async with opened(path) as database:
        await play(database, ANN, 1)
    back_up(path, f"{path}.backup")
    return f"{path}.backup"


@pytest.mark.parametrize("is_link", [False, True], ids=["file", "link"])
async def test_what_was_is_kept(path: str, backup: str, tmp_path: Path, is_link: bool) -> None:
    """All is as in the backup, also behind a link; what was is kept, with its journal."""
    link = tmp_path / "link.db"
    link.symlink_to(path)
    async with opened(path) as database:
        await play(database, BEN, 2)
        killed = faults.files_of(path)
    faults.put_back(killed)
    restored = await restore(backup, str(link) if is_link else path, LATER)
    assert link.is_symlink()
    assert restored == Restored(f"{path}.replaced-20260102T040405Z", 0)
    for name, people in ((path, [ANN]), (str(restored.kept), [ANN, BEN])):
        async with opened(name) as database:
            assert await matches_of(database) == people
    assert not faults.exists(f"{path}.restoring")


async def test_what_lay_beside_it(path: str, backup: str) -> None:
    """The rights stay; no journal is left to be played into the restored database."""
    faults.permit(path, 0o640)
    faults.fill_with(f"{path}-journal", bytes(512))
    assert (await restore(backup, path, LATER)).kept
    assert not faults.exists(f"{path}-journal")
    assert faults.mode_of(path) == 0o640


async def test_a_damaged_database_is_replaced(path: str, backup: str) -> None:
    """A database that cannot be read is replaced, and kept as it is."""
    faults.fill_with(path, b"not a database" * 1000)
    faults.fill_with(f"{path}-wal", b"its journal")
    restored = await restore(backup, path, LATER)
    assert restored.repeated is None
    assert faults.bytes_of(str(restored.kept)) == b"not a database" * 1000
    assert faults.bytes_of(f"{restored.kept}-wal") == b"its journal"
    async with opened(path) as database:
        assert await matches_of(database) == [ANN]


@pytest.mark.parametrize("journal", ["DELETE", "WAL"])
async def test_a_database_of_another_program(path: str, backup: str, journal: str) -> None:
    """It is not replaced, and nothing of it changes."""
    faults.fill_with(path, b"")
    faults.remove(f"{path}.lock")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA journal_mode = {journal}")
        connection.execute("CREATE TABLE songs (title TEXT)")
        left = faults.files_of(path)
    faults.put_back(left)
    before = faults.files_of(path)
    with pytest.raises(StartError, match="another program"):
        await restore(backup, path, LATER)
    assert faults.files_of(path) == before
    assert [file.name for file in Path(path).parent.glob("*.re*")] == []


async def test_without_a_database(backup: str, tmp_path: Path) -> None:
    """A backup is restored to a folder that does not exist yet."""
    new = str(tmp_path / "new" / "noughts.db")
    assert await restore(backup, new, LATER) == Restored(None, None)
    assert faults.exists(new)


async def test_what_is_no_backup(path: str, backup: str) -> None:
    """No file, an empty, damaged or newer one and the database itself change nothing."""
    back_up(path, f"{path}.newer")
    with closing(sqlite3.connect(f"{path}.newer", isolation_level=None)) as connection:
        connection.execute("UPDATE schema_version SET version = 9999")
    before = faults.bytes_of(path)
    faults.damage(backup, "matches")
    faults.fill_with(f"{path}.empty", b"")
    for file, why in (
        (f"{path}.missing", "There is no backup"),
        (f"{path}.empty", "not a database of Noughts"),
        (f"{path}.newer", "newer bot"),
        (backup, "damaged|malformed"),
        (path, "the database itself"),
    ):
        with pytest.raises(StartError, match=why):
            await restore(file, path, LATER)
    assert faults.bytes_of(path) == before
    assert [file.name for file in Path(path).parent.glob("*.re*")] == []


async def test_beside_a_bot(path: str, backup: str) -> None:
    """While a process uses the database, nothing is replaced."""
    async with opened(path) as database:
        await play(database, BEN, 2)
        with pytest.raises(StoreUnusableError, match="stop it first"):
            await restore(backup, path, LATER)
        assert await matches_of(database) == [ANN, BEN]


@pytest.mark.usefixtures("backup")
async def test_deletions_since_the_backup(path: str) -> None:
    """Someone who deleted their data after the backup is deleted from it too, and nobody else."""
    async with opened(path) as database:
        await play(database, BEN, 2)
        await delete(database, BEN, -5)
        await play(database, BEN, 3)  # who came back before the backup
        back_up(path, f"{path}.later")
        await delete(database, ANN, -7, LATER)
    for _ in range(2):  # also over what a restore has put there
        assert (await restore(f"{path}.later", path, LATER)).repeated == 1
    async with opened(path) as database:
        assert await DeletionTable(database).pending() == [ANN]
        while not await DeletionTable(database).delete_page(ANN):
            continue
        assert await matches_of(database) == [-7, -5, BEN]


async def test_someone_who_has_no_match(path: str) -> None:
    """Attempts at puzzles are deleted from the backup as well; a deletion goes on there."""
    async with opened(path) as database:
        table = PuzzleTable(database)
        for person in (ANN, BEN):
            await table.open(person, 1, puzzle(1), None)
        back_up(path, f"{path}.backup")
        await delete(database, ANN, -7, LATER)
        await DeletionTable(database).begin(EVE, -8, LATER)
    assert (await restore(f"{path}.backup", path, LATER)).repeated == 2
    async with opened(path) as database:
        assert set(await DeletionTable(database).pending()) == {ANN, EVE}
        assert await DeletionTable(database).delete_page(ANN)
        assert (await PuzzleTable(database).find(BEN, 1)).attempt.number == 1
        with pytest.raises(Refusal, match="no-such-puzzle"):
            await PuzzleTable(database).find(ANN, 1)


@pytest.mark.parametrize(("table", "column"), [it for it in FOUND_IN if "delet" not in it[0]])
async def test_someone_who_is_in_one_column(path: str, table: str, column: str) -> None:
    """What a backup has of someone deleted since goes too, be it settings, a block or a consent."""
    someone = f"SELECT min({column}) FROM {table} WHERE {column} > 0"  # noqa: S608
    sql = f"UPDATE {table} SET {column} = ? WHERE {column} = ({someone})"  # noqa: S608
    write_sample(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(sql, (SOMEONE,))
        connection.commit()
    back_up(path, f"{path}.backup")
    async with opened(path) as database:
        await delete(database, SOMEONE, -7, LATER)
    await restore(f"{path}.backup", path, LATER)
    async with opened(path) as database:
        assert SOMEONE in await DeletionTable(database).pending()


async def test_a_database_of_its_own(path: str, backup: str) -> None:
    """A database that began from nothing knows nothing of the backup's people."""
    faults.fill_with(path, b"")
    async with opened(path) as database:
        await play(database, ANN, 1)
        await delete(database, ANN, -7, LATER)
    assert (await restore(backup, path, LATER)).repeated is None
    async with opened(path) as database:
        assert await matches_of(database) == [ANN]


async def test_two_restores_in_one_second(path: str, backup: str) -> None:
    """Each keeps what it replaced, also where the second goes back to what the first has kept."""
    async with opened(path) as database:
        await play(database, BEN, 2)
    first = str((await restore(backup, path, LATER)).kept)
    second = str((await restore(first, path, LATER)).kept)
    assert second == f"{first}-2"
    for name, people in ((path, [ANN, BEN]), (first, [ANN, BEN]), (second, [ANN])):
        async with opened(name) as database:
            assert await matches_of(database) == people


async def test_what_an_interrupted_restore_has_left(path: str, backup: str) -> None:
    """A file with the name of a restore's unfinished copy is no backup, and stays as it is."""
    shutil.copy(backup, f"{path}.restoring")
    left = faults.bytes_of(f"{path}.restoring")
    with pytest.raises(StartError, match="under another name"):
        await restore(f"{path}.restoring", path, LATER)
    assert faults.bytes_of(f"{path}.restoring") == left


KILLED = """
import asyncio, os, pkgutil, signal, sys
from datetime import UTC, datetime
from bot.store.upkeep.restore import restore
owner, name, when, backup, path = sys.argv[1:]
owner = pkgutil.resolve_name(owner)
step = getattr(owner, name)
def die(*args):
    if when == "after":
        step(*args)
    os.kill(os.getpid(), signal.SIGKILL)
setattr(owner, name, die)
asyncio.run(restore(backup, path, datetime.now(UTC)))
"""
STEPS = [
    ("bot.store.upkeep.restore", "copy_checked", "after"),
    ("bot.store.sqlite.database_file", "_copy", "after"),
    ("bot.store.upkeep.take_over", "_fill", "before"),
    ("bot.store.upkeep.take_over", "_fill", "after"),
    ("bot.store.sqlite.database_file", "_take_rights", "before"),
    ("bot.store.sqlite.database_file:Path", "replace", "before"),
    ("bot.store.sqlite.database_file:Path", "replace", "after"),
]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="kills as Linux and macOS do")
@pytest.mark.parametrize("step", STEPS, ids=lambda it: "-".join(it[1:]))
async def test_killed_at_any_step(path: str, backup: str, step: tuple[str, str, str]) -> None:
    """There is a whole database, no game is lost, and a second restore succeeds."""
    async with opened(path) as database:
        await play(database, BEN, 2)
        killed = faults.files_of(path)
    faults.put_back(killed)
    arguments = [sys.executable, "-c", KILLED, *step, backup, path]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    ended = await asyncio.to_thread(subprocess.run, arguments, env=environment, check=False)
    assert ended.returncode == -9
    is_done = step[1:] == ("replace", "after")
    async with opened(path) as database:
        assert await matches_of(database) == [ANN, BEN][: 1 if is_done else 2]
    kept = [str((await restore(backup, path, LATER)).kept)]
    if is_done:
        kept = [str(it) for it in Path(path).parent.glob("*.replaced-*Z") if str(it) not in kept]
    for name, people in ((path, [ANN]), (kept[0], [ANN, BEN])):
        async with opened(name) as database:
            assert await matches_of(database) == people
