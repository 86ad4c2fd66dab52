"""What people can set."""

from collections.abc import Collection
from dataclasses import replace

from bot.domain.preferences import Preferences
from bot.store.preferences import PreferencesTable

SHOWN = 25
"""How many blocked people a message shows: a select menu of Discord's takes no more."""


class PreferencesService:
    """The service of people's own settings."""

    def __init__(self, table: PreferencesTable) -> None:
        self._table = table

    async def of(self, person: int) -> Preferences:
        """Return what a person has set."""
        return await self._table.of(person)

    async def take_challenges(self, person: int, *, on: bool) -> Preferences:
        """Let a person be challenged, or not; return what they have set now."""
        return await self._switch(person, replace(await self.of(person), challenges=on))

    async def remind(self, person: int, *, on: bool) -> Preferences:
        """Let a person be reminded that it is their move, or not; return what they have set now."""
        return await self._switch(person, replace(await self.of(person), reminders=on))

    async def block(self, person: int, chosen: Collection[int]) -> Preferences:
        """Have a person block those `chosen` from a menu of the newest, and none else of it.

        Returns what they have set now.
        """
        shown = (await self.of(person)).blocked[:SHOWN]
        blocked = {other for other in chosen if other != person}
        await self._table.block(person, blocked, set(shown) - blocked)
        return await self.of(person)

    async def _switch(self, person: int, wanted: Preferences) -> Preferences:
        await self._table.switch(person, challenges=wanted.challenges, reminders=wanted.reminders)
        return wanted
