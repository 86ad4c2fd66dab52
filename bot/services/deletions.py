"""The service of deletions: people can have everything deleted that is stored about them."""

import asyncio
from collections.abc import Callable
from enum import StrEnum
from random import Random

from bot.services.matches import Matches
from bot.store.people.deletions import DeletionTable

PAGES_AT_ONCE = 5
"""How many pages a person waits for; the others follow in the background."""
PAUSE = 0.03
"""Seconds between two pages, so that presses have more than half of the time."""

_BATCH = 10  # how many matches end in one transaction
_DELETED_ID_BITS = 62  # it must fit a signed column of 64 bits


class Deleted(StrEnum):
    """How far a deletion has come."""

    BEGUN = "begun"
    """The rest is deleted in the background."""
    TRACES = "traces"
    """Everything is deleted, but the journal can hold traces for a while."""
    COPIES = "copies"
    """Everything is deleted, but the database server has copies until it reuses their space."""
    DONE = "done"


def new_deleted_id(rng: Random) -> int:
    """Return a random number below zero, which replaces a person's id."""
    return -1 - rng.getrandbits(_DELETED_ID_BITS)


class Deletions:
    """Deletes what is stored about people; `rng` makes the numbers that replace their ids.

    `on_progress` is called when boards have to be redrawn, or pages are left for the background.
    """

    def __init__(
        self,
        table: DeletionTable,
        matches: Matches,
        rng: Random,
        on_progress: Callable[[], None] = lambda: None,
    ) -> None:
        self.table = table
        self._matches = matches
        self._rng = rng
        self._on_progress = on_progress

    async def delete(self, person: int) -> Deleted:
        """Delete what is stored about a person, or begin to; return how far it has come."""
        await self.table.begin(person, new_deleted_id(self._rng), self._matches.now())
        try:
            return await self._go_on(person, PAGES_AT_ONCE)
        finally:
            self._on_progress()

    async def finish(self, person: int) -> Deleted:
        """Finish a deletion that has begun, with a pause before each page; return how it ended."""
        deleted = Deleted.BEGUN
        while deleted is Deleted.BEGUN:
            await asyncio.sleep(PAUSE)
            deleted = await self._go_on(person, 1)
        self._on_progress()
        return deleted

    async def _go_on(self, person: int, pages: int) -> Deleted:
        await self._end_matches(person)
        for _ in range(pages):
            if await self.table.delete_page(person):
                return await self._without_traces(person)
        return Deleted.BEGUN

    async def _without_traces(self, person: int) -> Deleted:
        if not await self.table.remove_traces(person):
            return Deleted.TRACES
        return Deleted.COPIES if self.table.leaves_copies else Deleted.DONE

    async def _end_matches(self, person: int) -> None:
        """Resign a person's live matches, and cancel or decline their challenges.

        One that cannot be read stays as it is; the person's id goes from it too.
        """
        failed: set[int] = set()
        while ids := await self._open_matches(person, failed):
            ended = await self._matches.end_of_deleted(ids, person)
            failed |= set(ids) - {match.id for match in ended}

    async def _open_matches(self, person: int, failed: set[int]) -> list[int]:
        ids = await self.table.open_matches(person, _BATCH + len(failed))
        return [match_id for match_id in ids if match_id not in failed]
