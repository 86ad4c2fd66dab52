"""Finishes deletions that were too long for one answer, cut short by a crash, or asked for outside.

`python -m bot forget` stores a deletion in the database while the bot runs. What is kept for a
limited time is removed here too.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from bot.domain.shards import HeldShards
from bot.locales import clear_cache
from bot.services.deletions import Deletions
from bot.store.people.retention import RetentionTables


@dataclass(frozen=True)
class PeopleDeleter:
    """Finishes the deletions that have begun, one after another, the oldest first."""

    deletions: Deletions
    now: Callable[[], datetime]
    shards: HeldShards

    async def run(self) -> datetime | None:
        """Finish every deletion that is this process's to finish; raises StoreError.

        Returns now if a deletion is not finished, otherwise None.
        """
        for person in await self.deletions.table.pending():
            await self.deletions.finish(person)
            clear_cache()
        if not self.shards().are_all:
            clear_cache()  # another process may have finished a deletion since the last time
        return self.now() if await self.deletions.table.pending() else None


@dataclass(frozen=True)
class RowRemover:
    """Removes what is kept for a limited time."""

    tables: RetentionTables
    now: Callable[[], datetime]

    async def run(self) -> datetime | None:
        """Remove what is due; return when the next is. Raises StoreError."""
        await self.tables.remove_due(self.now())
        return await self.tables.next_due()
