"""What a person can do about the data stored about them: export it, or delete it."""

from collections.abc import AsyncIterator
from random import Random
from typing import Any

from bot.domain.match import Match
from bot.errors import RefusalError
from bot.services.challenges import Challenges
from bot.services.matches import Matches
from bot.store.personal_data import PersonalDataTable

_STAND_IN_BITS = 62  # so that a stand-in fits a signed column of 64 bits


class PersonalData:
    """The service of personal data; `rng` draws the numbers that replace deleted ids."""

    def __init__(
        self, table: PersonalDataTable, matches: Matches, challenges: Challenges, rng: Random
    ) -> None:
        self._table, self._matches, self._challenges = table, matches, challenges
        self._rng = rng

    async def export(self, person: int) -> dict[str, Any]:
        """Return everything that is stored about a person; other people stay unnamed."""
        return await self._table.export(person)

    async def delete(self, person: int) -> bool:
        """Put a random number in the place of a person's id, and delete their settings.

        Returns whether nothing is left on the disk yet; if not, the rest follows by itself.
        """
        stand_in = -1 - self._rng.getrandbits(_STAND_IN_BITS)
        return await self._table.erase(person, stand_in)

    async def end_matches(self, person: int) -> AsyncIterator[Match]:
        """Resign a person's live matches, withdraw from their challenges, and yield each."""
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
