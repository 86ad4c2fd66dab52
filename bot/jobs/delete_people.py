"""Finishes deletions that were too long for one answer, cut short by a crash, or asked for outside.

`python -m bot forget` stores a deletion in the database while the bot runs. What is kept for a
limited time is removed here too.
"""

from collections.abc import Callable
from datetime import datetime

from bot.domain.shards import HeldShards, all_shards
from bot.locales import clear_cache
from bot.services.deletions import Deletions
from bot.store.people.retention import RetentionTables


class PeopleDeleter:
    """Finishes the deletions that have begun, one after another, the oldest first."""

    def __init__(
        self, deletions: Deletions, now: Callable[[], datetime], shards: HeldShards = all_shards
    ) -> None:
        self._deletions = deletions
        self._now = now
        self._shards = shards

    async def run(self) -> datetime | None:
        """Finish every deletion that is this process's to finish; raises StoreError.

        Returns now if a deletion is not finished, otherwise None.
        """
        for person in await self._deletions.table.pending():
            await self._deletions.finish(person)
            clear_cache()
        if not self._shards().are_all:
            clear_cache()  # another process may have finished a deletion since the last time
        return self._now() if await self._deletions.table.pending() else None


class RowRemover:
    """Removes what is kept for a limited time."""

    def __init__(self, tables: RetentionTables, now: Callable[[], datetime]) -> None:
        self._tables = tables
        self._now = now

    async def run(self) -> datetime | None:
        """Remove what is due; return when the next is. Raises StoreError."""
        await self._tables.remove_due(self._now())
        return await self._tables.next_due()
