"""Finishes deletions that were too long for one answer, cut short by a crash, or asked for outside.

`python -m bot forget` stores a deletion in the database while the bot runs.
"""

from collections.abc import Callable
from datetime import datetime

from bot.domain.shards import HeldShards, all_shards
from bot.locales import clear_cache
from bot.services.erasures import Erasures


class Eraser:
    """Finishes the deletions that have begun, one after another, the oldest first."""

    def __init__(
        self, erasures: Erasures, now: Callable[[], datetime], shards: HeldShards = all_shards
    ) -> None:
        self._erasures, self._now, self._shards = erasures, now, shards

    async def erase_all(self) -> None:
        """Finish every deletion that is this process's to finish; raises StoreError."""
        for person in await self._erasures.pending():
            await self._erasures.finish(person)
            clear_cache()
        if not self._shards().are_all:
            clear_cache()  # another process may have finished a deletion since the last time

    async def due(self) -> datetime | None:
        """Return now if a deletion is not finished, else None."""
        return self._now() if await self._erasures.pending() else None
