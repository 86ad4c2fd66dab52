"""The service of people's own settings."""

from collections.abc import Collection

from bot.domain.preferences import Preferences
from bot.store.people.preferences import PreferencesTable


class PreferencesService:
    """Reads and changes people's own settings."""

    def __init__(self, table: PreferencesTable) -> None:
        self._table = table

    async def of(self, person: int) -> Preferences:
        """Return a person's settings."""
        return await self._table.of(person)

    async def any_hides_games(self, people: Collection[int]) -> bool:
        """Return whether one of some people hides their games from others."""
        return await self._table.any_hides_games(people)

    async def set_challenges(self, person: int, *, on: bool) -> Preferences:
        """Switch whether a person accepts challenges; return their settings."""
        return await self._table.switch(person, challenges=on)

    async def set_reminders(self, person: int, *, on: bool) -> Preferences:
        """Switch whether a person gets reminders of their turn; return their settings."""
        return await self._table.switch(person, reminders=on)

    async def set_games(self, person: int, *, on: bool) -> Preferences:
        """Switch whether others see a person's games; return their settings."""
        return await self._table.switch(person, games=on)

    async def block(
        self, person: int, chosen: Collection[int], shown: Collection[int]
    ) -> Preferences:
        """Block who was added to the menu of blocked people, and unblock who was taken out of it.

        The menu had the people `shown`, and has `chosen` now. Others may have been blocked or
        unblocked since it was shown; they stay so. Returns the person's settings; raises
        TooManyBlocksError.
        """
        added = set(chosen) - {*shown, person}
        await self._table.block(person, added, set(shown) - set(chosen))
        return await self.of(person)

    async def unblock_deleted(self, person: int, count: int) -> Preferences:
        """Unblock everybody who has deleted their data, if they are `count` people.

        Returns the person's settings.
        """
        await self._table.unblock_deleted(person, count)
        return await self.of(person)
