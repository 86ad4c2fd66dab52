"""Finishes deletions that were too long for one answer, cut short by a crash, or asked for outside.

`python -m bot forget` stores a deletion in the database while the bot runs.
"""

from collections.abc import Callable
from datetime import datetime

from bot.domain.shards import HeldShards, all_shards
from bot.locales import clear_cache
from bot.services.deletions import Deletions


class PeopleDeleter:
    """Finishes the deletions that have begun, one after another, the oldest first."""

    def __init__(
        self, deletions: Deletions, now: Callable[[], datetime], shards: HeldShards = all_shards
    ) -> None:
        self._deletions, self._now, self._shards = deletions, now, shards

    async def delete_all(self) -> None:
        """Finish every deletion that is this process's to finish; raises StoreError."""
        for person in await self._deletions.pending():
            await self._deletions.finish(person)
            clear_cache()
        if not self._shards().are_all:
            clear_cache()  # another process may have finished a deletion since the last time

    async def due(self) -> datetime | None:
        """Return now if a deletion is not finished, otherwise None."""
        return self._now() if await self._deletions.pending() else None
