"""Makes a backup of the database when one is due, and removes the one made before an upgrade."""

import asyncio
import threading
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.errors import BackupError, DamagedSourceError
from bot.log import log
from bot.store.upkeep.backups import Backups

RETRY = timedelta(minutes=10)  # after a failure; not sooner, as each try reads the whole database
LOOK_EVERY = timedelta(hours=1)


@dataclass(frozen=True)
class BackupMaker:
    """Makes backups when their folder says that one is due; calls `condemn` if one finds damage."""

    backups: Backups
    now: Callable[[], datetime]
    condemn: Callable[[str], None]

    async def run(self) -> datetime:
        """Make a backup if one is due, or log why that failed; return when to make the next."""
        try:
            await asyncio.to_thread(self.backups.look, self.now())
            if self.backups.due() <= self.now():
                await self._make()
        except BackupError as error:
            log.error("backup failed: error=%s", error)
            if isinstance(error, DamagedSourceError):
                self.condemn(str(error))
            return self.now() + RETRY
        return self.backups.due()

    async def _make(self) -> None:
        """Make a backup in a thread, which ends soon if the bot stops meanwhile."""
        stopped = threading.Event()
        try:
            file = await asyncio.to_thread(self.backups.make, self.now(), stopped.is_set)
        finally:
            stopped.set()
        log.info("backup made: file=%s", file)


@dataclass(frozen=True)
class BackupRemover:
    """Removes the backup that was made before an upgrade, once it has been kept for long enough."""

    backups: Backups
    now: Callable[[], datetime]

    async def run(self) -> datetime:
        try:
            await asyncio.to_thread(self.backups.remove_old, self.now())
        except BackupError as error:
            log.error("backup not removed: error=%s", error)
        return self.now() + LOOK_EVERY
