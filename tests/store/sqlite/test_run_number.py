"""A journal is played only into the file that it belongs to, however files are copied and moved."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from bot import log
from bot.__main__ import main
from bot.app.settings import Settings
from bot.domain.match import Vacant
from bot.errors import StoreUnusableError
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from bot.store.sqlite import database as database_module, run_number
from bot.store.sqlite.backup import back_up
from bot.store.sqlite.database import SqliteDatabase
from bot.store.sqlite.outside import inspect
from bot.store.sqlite.traces import truncate
from tests.conftest import a_match, opened
from tests.store.sqlite import faults

BEFORE = 5  # how many games a backup has
COMMANDS = [
    *("run", "doctor", "migrate", "recount", "forget 1 --yes", "backup {path}.new"),
    *("restore {path}.backup", "copy-to sqlite:///{path}.new"),
]


async def store(database: Database, games: int) -> None:
    for _ in range(games):
        await MatchTable(database).add(a_match(x=Vacant(), o=Vacant()))


async def killed(path: str, newer: int) -> None:
    """Leave what a killed process does that stored games, a backup and then `newer` games."""
    async with opened(path) as database:
        await store(database, BEFORE)
        back_up(path, f"{path}.backup")
        await store(database, newer)
        left = faults.files_of(path)
    faults.put_back(left)


async def games(path: str) -> int:
    """Open a database as the bot does, and return how many games it has; it must be sound."""
    async with opened(path) as database:
        count = await database.read(lambda db: db.one("SELECT count(*) FROM matches"))
    assert inspect(path).damage == ""
    return int(count[0])


def test_a_backup_copied_over_after_a_kill(
    path: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No command opens it with the old journal; without that it is what the backup is."""
    monkeypatch.chdir(Path(path).parent)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{path}")
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setattr(log, "configure", lambda *_: None)
    monkeypatch.setattr(Settings, "with_token", lambda values: values)
    asyncio.run(killed(path, 25))
    shutil.copy(f"{path}.backup", path)
    before = {name: faults.bytes_of(name) for name in (path, f"{path}-wal")}
    for command in COMMANDS:
        assert main(command.format(path=path).split()) != 0, command
        assert f"{path}-wal is not the journal of {path}" in "".join(capsys.readouterr()), command
        assert {name: faults.bytes_of(name) for name in before} == before, command
        assert not faults.exists(f"{path}.new")
    faults.remove(f"{path}-wal")
    assert main(["migrate"]) == 0
    assert asyncio.run(games(path)) == BEFORE


def _snapshot(path: str) -> str:
    copy = f"{path}.snapshot"
    for end in ("", "-wal"):
        shutil.copy(path + end, copy + end)
    return copy


def _moved_folder(path: str) -> str:
    folder = Path(path).parent
    return str(folder.rename(f"{folder}-moved") / Path(path).name)


@pytest.mark.parametrize("move", [str, _snapshot, _moved_folder])
async def test_a_journal_that_came_along(path: str, move: Callable[[str], str]) -> None:
    """After a kill a file in its place, a snapshot with its journal and a moved folder have all."""
    await killed(path, 25)
    assert await games(move(path)) == BEFORE + 25


class KilledError(Exception):
    """The process dies."""


STEPS: list[tuple[ModuleType, str, Callable[[sqlite3.Connection], object]]] = [
    (run_number, "set_number", lambda _: None),
    (run_number, "truncate", lambda _: None),
    # What the journal has is written into the file, but the journal is left as it is.
    (run_number, "truncate", lambda it: it.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()),
    (run_number, "truncate", truncate),
    (database_module, "migrate", lambda _: None),
    (database_module, "begin_run", lambda _: None),
]


@pytest.mark.parametrize("is_backup", [False, True])
@pytest.mark.parametrize(("module", "step", "before"), STEPS)
async def test_killed_at_any_step_of_a_start(
    path: str,
    module: ModuleType,
    step: str,
    before: Callable[[sqlite3.Connection], object],
    is_backup: bool,
) -> None:
    """The start after that takes the file for what it is, and has all that it had."""
    left = dict[str, bytes]()

    def die(connection: sqlite3.Connection, *_: object) -> None:
        before(connection)
        left.update(faults.files_of(path))
        raise KilledError

    await killed(path, 10)
    if is_backup:
        faults.remove(f"{path}-wal")
        shutil.copy(f"{path}.backup", path)
    for _ in range(2):
        with pytest.MonkeyPatch.context() as patch, pytest.raises(KilledError):
            patch.setattr(module, step, die)
            await SqliteDatabase.open(path)
        faults.put_back(left)
    assert await games(path) == BEFORE + 10 * (not is_backup)


@pytest.mark.parametrize("end", ["-wal", "-journal"])
async def test_any_journal_of_another_file(path: str, end: str) -> None:
    """A rollback journal is refused as the other kind is, and stays."""
    async with opened(path):
        back_up(path, f"{path}.backup")
    shutil.copy(f"{path}.backup", path)
    faults.fill_with(path + end, b"of another file")
    with pytest.raises(StoreUnusableError, match=f"{end} is not the journal"):
        await SqliteDatabase.open(path)
    assert faults.bytes_of(path + end) == b"of another file"


@pytest.mark.parametrize("is_empty", [False, True])
async def test_a_journal_without_its_file(path: str, is_empty: bool) -> None:
    """A journal whose file is gone stays, since it has the newest games."""
    if is_empty:
        faults.fill_with(path, b"")
    faults.fill_with(f"{path}-wal", b"the newest games")
    with pytest.raises(StoreUnusableError, match="-wal is not the journal"):
        await SqliteDatabase.open(path)
    assert faults.bytes_of(f"{path}-wal") == b"the newest games"


async def test_a_damaged_file_after_a_kill(path: str, caplog: pytest.LogCaptureFixture) -> None:
    """Damage is found before anything is written; after a clean stop the start does not look."""
    await killed(path, 1)
    faults.damage(f"{path}.backup", "arenas")
    shutil.copy(f"{path}.backup", path)
    faults.remove(f"{path}.lock")  # so that nothing tells that the journal is another's
    before = {name: faults.bytes_of(name) for name in (path, f"{path}-wal")}
    with pytest.raises(StoreUnusableError, match=r"is damaged, .*restore a backup"):
        await SqliteDatabase.open(path)
    assert {name: faults.bytes_of(name) for name in before} == before
    faults.remove(f"{path}-wal")
    caplog.clear()
    async with opened(path):
        assert "checking the database" not in caplog.text
