"""The service of personal data: people can export or delete what is stored about them."""

from collections.abc import AsyncIterator, Callable
from random import Random
from typing import Any

from bot.domain.match import Match
from bot.errors import RefusalError
from bot.services.challenges import Challenges
from bot.services.matches import Matches
from bot.store.personal_data import PersonalDataTable

_STAND_IN_BITS = 62  # a stand-in must fit a signed column of 64 bits


class PersonalData:
    """Exports and deletes personal data; `rng` makes the numbers that replace deleted ids.

    `deleted` is called after each deletion.
    """

    def __init__(
        self, table: PersonalDataTable, matches: Matches, challenges: Challenges, rng: Random
    ) -> None:
        self._table, self._matches, self._challenges = table, matches, challenges
        self._rng = rng
        self.deleted: Callable[[], None] = lambda: None

    async def export(self, person: int) -> dict[str, Any]:
        """Return everything that is stored about a person, without the ids of other people."""
        return await self._table.export(person)

    async def delete(self, person: int) -> bool:
        """Replace a person's id by a random number, and delete their settings.

        Returns whether nothing is left on the disk; else the rest is deleted in the background.
        """
        stand_in = -1 - self._rng.getrandbits(_STAND_IN_BITS)
        is_traceless = await self._table.erase(person, stand_in, self._matches.now())
        self.deleted()
        return is_traceless

    async def end_matches(self, person: int) -> AsyncIterator[Match]:
        """Resign a person's live matches, cancel or decline their challenges; yield each match."""
        for match_id in await self._table.live(person):
            try:
                yield await self._matches.resign(match_id, person)
            except RefusalError:
                continue
        for match_id in await self._table.invited(person):
            try:
                yield await self._withdraw(match_id, person)
            except RefusalError:
                continue

    async def _withdraw(self, match_id: int, person: int) -> Match:
        challenge = await self._matches.find(match_id)
        if challenge.challenger == person:
            return await self._challenges.cancel(match_id, person)
        return await self._challenges.decline(match_id, person)
