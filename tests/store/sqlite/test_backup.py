"""Backups of a database in use, and restoring them."""

import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.domain.match import Match
from bot.errors import BackupError
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from bot.store.sqlite import backup
from bot.store.sqlite.backup import back_up
from bot.store.upkeep.open_database import open_database
from tests.conftest import opened
from tests.project_files import ROOT, text_of
from tests.store.sqlite.faults import bytes_of, damage, fill_with, full_disk, mode_of, store_match


@pytest.fixture
def target(tmp_path: Path) -> str:
    return str(tmp_path / "copy.db")


def files_beside(path: str) -> list[str]:
    return sorted(file.name for file in Path(path).parent.iterdir())


async def find_match(path: str, match: Match) -> Match | None:
    """Start with the file at `path`, as the bot does, and return the match if it is there."""
    async with opened(path) as database:
        return await MatchTable(database).find(match.id)


async def test_a_copy_is_of_one_moment(
    path: str, target: str, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others can write during a backup; the copy holds what was there when it began."""
    before = [await store_match(database, channel_id) for channel_id in range(5)]
    calls: list[tuple[int, int]] = []
    monkeypatch.setattr(backup, "STEP", 2)
    with closing(sqlite3.connect(path, isolation_level=None, timeout=0)) as other:

        def write(done: int, total: int) -> None:
            calls.append((done, total))
            other.execute("INSERT INTO command_sync VALUES (?, 'late', '{}')", (len(calls),))

        back_up(path, target, write)
    assert calls == sorted(calls)
    assert len(calls) > 5
    assert calls[-1][0] == calls[-1][1]
    assert [await find_match(target, match) for match in before] == before
    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("SELECT * FROM command_sync").fetchall() == []


async def test_a_copy_is_one_private_file(path: str, target: str, database: Database) -> None:
    """The copy has no journal next to it, and only its owner can read it."""
    await store_match(database, 1)
    back_up(path, target)
    assert mode_of(target) == 0o600
    assert files_beside(target) == sorted(
        ["copy.db", *("noughts.db" + end for end in ("", "-shm", "-wal", ".lock"))]
    )


@pytest.mark.parametrize("later", [False, True])
async def test_it_never_overwrites(path: str, target: str, database: Database, later: bool) -> None:
    """A backup to a file that exists in the end is refused with a sentence, and leaves it alone."""

    def make(*_: object) -> None:
        fill_with(target, b"precious")

    if not later:
        make()
    with pytest.raises(BackupError, match=r"copy\.db exists already"):
        back_up(path, target, make)
    assert bytes_of(target) == b"precious"
    assert [name for name in files_beside(path) if name.endswith(".part")] == []


async def test_a_file_named_like_a_part(path: str, target: str, database: Database) -> None:
    """A backup deletes no file of another program that is named like an unfinished copy."""
    fill_with(f"{target}.part", b"precious")
    back_up(path, target)
    assert bytes_of(f"{target}.part") == b"precious"


async def test_a_copy_that_fails_leaves_nothing(path: str, target: str) -> None:
    """If the disk is full or the database damaged or missing, it says so and leaves no file."""
    with pytest.raises(BackupError, match=r"no database at .*noughts\.db"):
        back_up(path, target)
    assert files_beside(path) == []
    async with opened(path) as database:
        await store_match(database, 1)
    with full_disk(), pytest.raises(BackupError, match="I/O"):
        back_up(path, target)
    damage(path, "matches")
    with pytest.raises(BackupError, match="damaged"):
        back_up(path, target)
    assert files_beside(path) == ["noughts.db", "noughts.db.lock"]


async def test_a_backup_that_is_given_up(
    path: str, target: str, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A backup ends soon after it is no longer wanted, and leaves nothing."""
    await store_match(database, 1)
    answers = iter([False, False, True])
    monkeypatch.setattr(backup, "STEP", 2)
    with pytest.raises(BackupError, match="stopping"):
        back_up(path, target, is_cancelled=lambda: next(answers))
    assert next(answers, None) is None
    assert [name for name in files_beside(path) if "copy" in name] == []


def commands_of_the_guide() -> list[str]:
    """Return the commands of the guide: one block to back up, one block to restore."""
    section = text_of("docs/hosting.md").split("## Backup and restore")[1].split("\n## ")[0]
    return re.findall(r"```\n(.*?)```", section, re.DOTALL)


def run_in_shell(folder: Path, lines: str) -> None:
    """Run shell commands in a folder, whose environment has this Python and finds the project."""
    programs = folder / ".venv" / "bin"
    programs.mkdir(parents=True, exist_ok=True)
    if not (programs / "python").exists():
        (programs / "python").symlink_to(sys.executable)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    subprocess.run(["sh", "-euc", lines], cwd=folder, env=environment, check=True)


@pytest.mark.outside
async def test_restoring_as_the_guide_says(tmp_path: Path) -> None:
    """The guide's commands copy a database in use, and restore the copy."""
    copying, restoring = commands_of_the_guide()
    path = str(tmp_path / "data" / "noughts.db")
    database = await open_database(path)
    before = await store_match(database, 1)
    run_in_shell(tmp_path, copying)
    after = await store_match(database, 2)
    journal = bytes_of(f"{path}-wal")
    await database.close()
    # After a crash, the journal of the old file is still there.
    fill_with(f"{path}-wal", journal)
    run_in_shell(tmp_path, restoring)
    assert await find_match(path, before) == before
    assert await find_match(path, after) != after
