"""Makes a backup of the database when one is due."""

import asyncio
import threading
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.errors import BackupError, DamagedSourceError
from bot.log import log
from bot.store.upkeep.backups import Backups

RETRY = timedelta(minutes=10)
"""How long after a failed backup the next is tried, since each reads the whole database."""


class BackupMaker:
    """Makes backups; their folder says when the last was made, so a restart changes nothing.

    `condemn` is called if a backup finds that the database is damaged.
    """

    def __init__(
        self, backups: Backups, now: Callable[[], datetime], condemn: Callable[[str], None]
    ) -> None:
        self._backups = backups
        self._condemn = condemn
        self._now = now
        self._failed_at: datetime | None = None

    async def run(self) -> datetime:
        """Make a backup if one is due; a failure is logged, and the bot goes on.

        Returns when the next is due.
        """
        try:
            now = self._now()
            self._failed_at = self._failed_at and min(self._failed_at, now)
            await asyncio.to_thread(self._backups.look, now)
            if self.due() <= self._now():
                await self._make()
                self._failed_at = None
        except BackupError as error:
            self._failed_at = self._now()
            log.error("backup failed: error=%s", error)
            if isinstance(error, DamagedSourceError):
                self._condemn(str(error))
        return self.due()

    def due(self) -> datetime:
        """Return when the next backup is due, or to be tried again."""
        due = self._backups.due()
        return due if self._failed_at is None else max(due, self._failed_at + RETRY)

    async def _make(self) -> None:
        """Make a backup in a thread, which ends soon if the bot stops meanwhile."""
        stopped = threading.Event()
        try:
            file = await asyncio.to_thread(self._backups.make, self._now(), stopped.is_set)
        finally:
            stopped.set()
        log.info("backup made: file=%s", file)
