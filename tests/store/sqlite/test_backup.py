"""Copies of a database that is in use, and going on from a copy."""

import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.domain.match import Match, Place
from bot.errors import BackupError
from bot.store.matches import MatchTable
from bot.store.open_database import open_database
from bot.store.sqlite.backup import back_up
from bot.store.sqlite.database import Database
from tests.conftest import a_match
from tests.project_files import ROOT, text_of
from tests.store.sqlite.faults import bytes_of, damage, fill_with, full_disk, mode_of


@pytest.fixture
def target(tmp_path: Path) -> str:
    """Return where a test's copy goes."""
    return str(tmp_path / "copy.db")


def names_beside(path: str) -> list[str]:
    return sorted(file.name for file in Path(path).parent.iterdir())


async def stored(database: Database, channel_id: int) -> Match:
    return await MatchTable(database).add(a_match(place=Place(21, channel_id)))


async def found_in(path: str, match: Match) -> Match | None:
    """Return the match as a bot would find it that starts with the file at `path`."""
    database = await open_database(path)
    try:
        return await MatchTable(database).find(match.id)
    finally:
        await database.close()


async def test_a_copy_is_of_one_moment(path: str, target: str, database: Database) -> None:
    """What others write during a backup succeeds at once, and the copy is as of its beginning."""
    before = [await stored(database, channel_id) for channel_id in range(5)]
    told: list[tuple[int, int]] = []
    with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as other:

        def write(done: int, total: int) -> None:
            told.append((done, total))
            other.execute("INSERT INTO command_sync VALUES (?, 'late')", (len(told),))

        back_up(path, target, write, step=2)
    assert told == sorted(told)
    assert len(told) > 5
    assert told[-1][0] == told[-1][1]
    assert [await found_in(target, match) for match in before] == before
    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("SELECT * FROM command_sync").fetchall() == []


async def test_a_copy_is_one_private_file(path: str, target: str, database: Database) -> None:
    """The copy is for its owner alone and needs no journal beside it."""
    await stored(database, 1)
    back_up(path, target)
    assert mode_of(target) == 0o600
    assert names_beside(target) == sorted(
        ["copy.db", *("noughts.db" + end for end in ("", "-shm", "-wal"))]
    )


async def test_a_file_that_exists_is_left_alone(path: str, target: str, database: Database) -> None:
    """A backup never overwrites, and says what to do instead."""
    fill_with(target, b"precious")
    with pytest.raises(BackupError, match=r"copy\.db exists already"):
        back_up(path, target)
    assert bytes_of(target) == b"precious"


def test_no_database_to_copy(path: str, target: str) -> None:
    """A backup of a database that is not there says so and makes neither of the two."""
    with pytest.raises(BackupError, match=r"no database at .*noughts\.db"):
        back_up(path, target)
    assert names_beside(path) == []


async def test_a_copy_that_fails_leaves_nothing(path: str, target: str) -> None:
    """A full disk or a damaged database ends the backup with a sentence and without a file."""
    database = await open_database(path)
    await stored(database, 1)
    await database.close()
    with full_disk(), pytest.raises(BackupError, match="I/O"):
        back_up(path, target)
    damage(path, "matches")
    with pytest.raises(BackupError, match="damaged"):
        back_up(path, target)
    assert names_beside(path) == ["noughts.db"]


def commands_of_the_readme() -> list[str]:
    """Return what README says to type, one block for the backup and one for the restoring."""
    section = text_of("README.md").split("## Backup and restore")[1].split("\n## ")[0]
    return re.findall(r"```\n(.*?)```", section, re.DOTALL)


def type_in(folder: Path, lines: str) -> None:
    """Run lines of a shell in a folder, with this Python and the project at hand."""
    (folder / "bin").mkdir(exist_ok=True)
    if not (folder / "bin" / "python").exists():
        (folder / "bin" / "python").symlink_to(sys.executable)
    environment = {
        "PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path]),
    }
    subprocess.run(["sh", "-euc", lines], cwd=folder, env=environment, check=True)


async def test_restoring_as_the_readme_says(tmp_path: Path) -> None:
    """README's commands copy a database in use, and bring a lost one back as it was then."""
    copying, restoring = commands_of_the_readme()
    path = str(tmp_path / "data" / "noughts.db")
    database = await open_database(path)
    kept = await stored(database, 1)
    type_in(tmp_path, copying)
    lost = await stored(database, 2)
    journal = bytes_of(f"{path}-wal")
    await database.close()
    # As after a crash: the journal of what is replaced still lies there.
    fill_with(f"{path}-wal", journal)
    type_in(tmp_path, restoring)
    assert await found_in(path, kept) == kept
    assert await found_in(path, lost) is None
