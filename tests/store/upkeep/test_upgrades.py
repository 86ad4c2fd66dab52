"""The backup that is made before an upgrade of a file: there is always a way back."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot.app.maintenance import migrate
from bot.errors import BackupError
from bot.jobs.make_backups import BackupRemover
from bot.store.migrations import newest_version
from bot.store.upkeep import backups
from bot.store.upkeep.backups import UPGRADE_KEPT, upgrade_backups
from tests.conftest import NOW
from tests.store.sample import write_sample
from tests.store.sqlite.faults import fill_with


def version_in(file: str | Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT version FROM schema_version").fetchone()[0])


def backups_in(folder: str | Path) -> list[Path]:
    return sorted(Path(folder).glob("noughts-before-upgrade-*.db"))


@pytest.fixture
def older(path: str, folder: Path) -> str:
    """Return a database with rows in every table, which lacks a migration."""
    write_sample(path)
    add(folder)
    return path


def add(folder: Path, sql: str = "CREATE TABLE notes_{} (id INTEGER);") -> None:
    number = newest_version() + 1
    text = sql.format(number)
    (folder / f"{number:04}_notes.sql").write_text(f"-- Notes.\n{text}\n", encoding="utf-8")


@pytest.mark.parametrize("named", ["", "backups"])
async def test_where_it_is(older: str, tmp_path: Path, named: str) -> None:
    """In the folder of backups, or beside the file, is all as before; an earlier one goes."""
    folder = str(tmp_path / named) if named else ""
    old = Path(folder or tmp_path) / "noughts-before-upgrade-20260102T030405Z.db"
    old.parent.mkdir(exist_ok=True)
    for _ in range(2):
        version = version_in(older)
        for backup in backups_in(old.parent):
            backup.rename(old)
        await migrate(older, folder)
        (backup,) = backups_in(folder or Path(older).parent)
        assert (version_in(backup), version_in(older)) == (version, newest_version())
        add(tmp_path / "migrations")


async def test_none_is_needed(path: str, older: str, tmp_path: Path) -> None:
    """A new database, and one that lacks nothing, is not copied."""
    for file in (str(tmp_path / "new.db"), older, older):
        await migrate(file, "")
        for backup in backups_in(tmp_path):
            backup.unlink()
    await migrate(older, "")
    assert backups_in(tmp_path) == []


def _no_space(older: str, monkeypatch: pytest.MonkeyPatch) -> str:
    size = Path(older).stat().st_size
    monkeypatch.setattr(backups, "free_space", lambda _: 2 * size - 1)
    return ""


def _no_folder(older: str, _: pytest.MonkeyPatch) -> str:
    fill_with(f"{older}.txt", b"")
    return f"{older}.txt"


@pytest.mark.parametrize(
    ("hinder", "says"), [(_no_space, "MB free for a backup"), (_no_folder, "cannot be used")]
)
async def test_where_none_can_be_made(
    older: str,
    monkeypatch: pytest.MonkeyPatch,
    hinder: Callable[[str, pytest.MonkeyPatch], str],
    says: str,
) -> None:
    """The start ends with a sentence, and the database stays as it is."""
    version = version_in(older)
    with pytest.raises(BackupError, match=says):
        await migrate(older, hinder(older, monkeypatch))
    assert version_in(older) == version


async def test_how_long_it_is_kept(older: str, tmp_path: Path) -> None:
    """A running bot removes it after thirty days, since it has what people have deleted since."""
    now = NOW
    kept = upgrade_backups(older, "")
    made = kept.make(NOW)
    job = BackupRemover(kept, lambda: now)
    for days, is_there in ((29, True), (31, False)):
        now = NOW + timedelta(days=days)
        assert await job.run() - now <= timedelta(hours=1)
        assert made.exists() == is_there
    assert timedelta(days=30) == UPGRADE_KEPT
