"""Finishes deletions that were too long for one answer, cut short by a crash, or asked for outside.

`python -m bot forget` stores a deletion in the database while the bot runs. What is kept for a
limited time is removed here too.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.domain.shards import HeldShards
from bot.locales import clear_cache
from bot.services.deletions import Deletions
from bot.store.people.retention import RetentionTables

CLEAR_EVERY = timedelta(minutes=1)
"""How long a process may show a name that another one has deleted."""


@dataclass(frozen=True)
class PeopleDeleter:
    """Finishes the deletions that have begun, one after another, the oldest first."""

    deletions: Deletions
    now: Callable[[], datetime]
    shards: HeldShards

    async def run(self) -> datetime | None:
        """Finish every deletion that is this process's to finish; raises StoreError."""
        for person in await self.deletions.table.pending():
            await self.deletions.finish(person)
            clear_cache()
        if self.shards().are_all:
            return None
        clear_cache()  # another process may have finished a deletion since the last time
        return self.now() + CLEAR_EVERY


@dataclass(frozen=True)
class RowRemover:
    """Removes what is kept for a limited time."""

    tables: RetentionTables
    now: Callable[[], datetime]

    async def run(self) -> None:
        """Remove what is due; raises StoreError."""
        await self.tables.remove_due(self.now())
