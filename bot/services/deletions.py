"""The service of deletions: people can have everything deleted that is stored about them."""

import asyncio
from random import Random

from bot.domain.expiry import person_deleted
from bot.services.matches import BATCH, Matches
from bot.store.people.deletions import DeletionTable

PAGES_AT_ONCE = 5  # pages a person waits for; the others follow in the background
PAUSE = 0.03  # seconds between two pages, so that presses have more than half of the time
_DELETED_ID_BITS = 62  # it must fit a signed column of 64 bits


def new_deleted_id(rng: Random) -> int:
    return -1 - rng.getrandbits(_DELETED_ID_BITS)


class Deletions:
    """Deletes what is stored about people; `rng` makes the numbers that replace their ids."""

    def __init__(self, table: DeletionTable, matches: Matches, rng: Random) -> None:
        self.table = table
        self._matches = matches
        self._rng = rng

    async def delete(self, person: int) -> bool:
        """Delete what is stored about a person, or begin to; return whether it is finished."""
        await self.table.begin(person, new_deleted_id(self._rng), self._matches.now())
        try:
            return await self._go_on(person, PAGES_AT_ONCE)
        finally:
            self._matches.wake()

    async def finish(self, person: int) -> None:
        is_finished = False
        while not is_finished:
            await asyncio.sleep(PAUSE)
            is_finished = await self._go_on(person, 1)

    async def _go_on(self, person: int, pages: int) -> bool:
        await self._end_matches(person)  # first, as the pages take the id by which they are found
        for _ in range(pages):
            if await self.table.delete_page(person):
                await self.table.empty_journal()
                return True
        return False

    async def _end_matches(self, person: int) -> None:
        """Resign a person's live matches, and cancel or decline their challenges.

        One that cannot be read stays as it is, though a page takes the person's id from it too.
        """
        failed: set[int] = set()
        while ids := await self._open_matches(person, failed):
            ended = await self._matches.end_all(
                ids, lambda match, now: person_deleted(match, person, now)
            )
            failed |= set(ids) - {match.id for match in ended}

    async def _open_matches(self, person: int, failed: set[int]) -> list[int]:
        ids = await self.table.open_matches(person, BATCH + len(failed))
        return [match_id for match_id in ids if match_id not in failed]
