"""The job that makes backups: when it makes one, and what it does after a failure."""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from time import sleep

import pytest

from bot.errors import BackupError, StoreDamagedError
from bot.jobs.make_backups import RETRY, BackupMaker
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from bot.store.upkeep.backups import Backups
from tests.chat.until import until
from tests.conftest import NOW, a_match
from tests.store.sqlite.faults import damage

DAY = timedelta(days=1)


class Watch:
    """A clock that is set by hand, and the job at work on a database."""

    def __init__(self, path: str, database: Database) -> None:
        self.database = database
        self.now: datetime = NOW
        self.due = NOW
        self.folder = Path(path).parent / "backups"
        self._path = path
        self.job = self.restarted()

    def restarted(self) -> BackupMaker:
        backups = Backups(self._path, str(self.folder), DAY, 7)
        self.job = BackupMaker(backups, lambda: self.now, self.database.condemn)
        return self.job

    async def count_after(self, wait: timedelta) -> int:
        """Return how many backups there are once the job ran after some time."""
        self.now += wait
        self.due = await self.job.run()
        return len(list(self.folder.glob("*.db")))


@pytest.fixture
def watch(path: str, database: Database) -> Watch:
    return Watch(path, database)


async def test_one_each_day(watch: Watch) -> None:
    """The first is made at once, the next after a day, however often the timer or bot starts."""
    assert await watch.count_after(timedelta()) == 1
    watch.restarted()
    assert await watch.count_after(DAY / 2) == 1
    assert await watch.count_after(DAY / 2) == 2
    assert watch.due in (watch.now.replace(microsecond=0) + DAY, watch.now + DAY)


async def test_after_a_failure(watch: Watch, caplog: pytest.LogCaptureFixture) -> None:
    """A failure is logged, and tried again after ten minutes."""
    watch.folder.touch()
    assert await watch.count_after(timedelta()) == 0
    assert "backup failed" in caplog.text
    assert watch.due == watch.now + RETRY
    watch.folder.unlink()
    assert await watch.count_after(RETRY) == 1


async def test_a_backup_that_finds_damage(watch: Watch, path: str) -> None:
    """The running bot then stores nothing more, though its own statements have met no damage."""
    damage(path, "arenas")
    assert await watch.count_after(timedelta()) == 0
    assert "damaged" in watch.database.fault
    with pytest.raises(StoreDamagedError, match="damaged"):
        await MatchTable(watch.database).add(a_match())


class NeverDone(Backups):
    """Backups, none of which is finished before it is given up."""

    begun = given_up = False

    def make(self, _: datetime, is_cancelled: Callable[[], bool] = lambda: False) -> Path:
        self.begun = True
        while not is_cancelled():
            sleep(0.001)
        self.given_up = True
        raise BackupError


async def test_a_stop_ends_the_backup(path: str) -> None:
    """A backup that is being made when the bot stops is given up."""
    backups = NeverDone(path, f"{path}-backups", DAY, 1)
    task = asyncio.create_task(BackupMaker(backups, lambda: NOW, list[str]().append).run())
    await until(lambda: backups.begun, "the beginning of the backup")
    task.cancel()
    await until(lambda: backups.given_up, "the end of the backup")
