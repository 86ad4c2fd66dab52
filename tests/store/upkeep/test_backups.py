"""The folder of backups: their names, which is the newest, and which go."""

from datetime import timedelta
from pathlib import Path

import pytest

from bot.errors import BackupError
from bot.store.database import Database
from bot.store.upkeep import backups as upkeep
from bot.store.upkeep.backups import Backups
from tests.conftest import NOW, opened

DAY = timedelta(days=1)
FIRST = "noughts-20260102T030405Z.db"


def backups_in(path: str, keep: int = 2) -> Backups:
    return Backups(path, str(Path(path).parent / "backups"), DAY, keep)


def names_in(path: str) -> list[str]:
    return sorted(file.name for file in (Path(path).parent / "backups").iterdir())


def put(path: str, name: str) -> None:
    (Path(path).parent / "backups").mkdir(exist_ok=True)
    (Path(path).parent / "backups" / name).touch()


async def test_a_backup_is_a_database(path: str, database: Database) -> None:
    """A backup opens as the bot's database, in a folder that only its owner can enter."""
    file = backups_in(path).make(NOW)
    assert file.name == FIRST
    assert file.parent.stat().st_mode & 0o077 == 0
    async with opened(str(file)) as copy:
        assert await copy.read(lambda db: db.one("SELECT 1 FROM runs"))


async def test_only_the_newest_stay(path: str, database: Database) -> None:
    """Of four two stay, with those of the future and other files, and nothing of a killed one."""
    others = ("noughts-20990101T000000Z.db", "noughts-by-hand.db", "other-20200101T000000Z.db")
    for name in (*others, f"{FIRST}.x1y2.part"):
        put(path, name)
    backups = backups_in(path)
    for day in range(4):
        backups.make(NOW + day * DAY)
    newest = [f"noughts-2026010{day}T030405Z.db" for day in (4, 5)]
    assert names_in(path) == [*newest, *others]


async def test_little_space(path: str, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """A backup that would leave less free than it takes is not begun: the bot needs the rest."""
    monkeypatch.setattr(upkeep, "free_space", lambda _: 4096)
    with pytest.raises(BackupError, match="MB free for a backup"):
        backups_in(path).make(NOW)
    assert names_in(path) == []


async def test_a_failed_backup_removes_nothing(path: str) -> None:
    """Without a database to copy, the older backups stay."""
    for day in (1, 2, 3):
        put(path, f"noughts-2025010{day}T000000Z.db")
    with pytest.raises(BackupError, match="no database"):
        backups_in(path).make(NOW)
    assert len(names_in(path)) == 3


def test_the_newest_of_the_folder(path: str) -> None:
    """The newest backup is known from its name; names of no time and of the future are not."""
    backups = backups_in(path)
    backups.look(NOW)
    assert backups.last is None
    for name in (FIRST, "noughts-20251231T000000Z.db", "noughts-20269999T000000Z.db"):
        put(path, name)
    put(path, "noughts-20990101T000000Z.db")
    backups.look(NOW)
    assert backups.last == NOW.replace(microsecond=0)
    assert backups.due() == NOW.replace(microsecond=0) + DAY
