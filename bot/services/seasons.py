"""The service of seasons: start one, undo its start, complete the standings after that."""

import asyncio
from collections.abc import Callable
from datetime import datetime

from bot.domain.season import Season
from bot.store.ratings.seasons import SeasonTable
from bot.store.upkeep.season_pages import SeasonPages

_PAUSE = 0.01  # seconds between two pages, in which presses are handled


class Seasons:
    """The service of seasons; the time comes from `now`.

    `undone` is called after an undo, so that the scheduler completes the standings.
    """

    def __init__(self, table: SeasonTable, pages: SeasonPages, now: Callable[[], datetime]) -> None:
        self._table, self._pages, self.now = table, pages, now
        self.undone: Callable[[], None] = lambda: None

    async def all(self, guild_id: int) -> tuple[Season, ...]:
        """Return the seasons of a server by number; there is at least one."""
        return await self._table.all(guild_id)

    async def current(self, guild_id: int) -> Season:
        """Return the season in which matches that end now count."""
        return (await self.all(guild_id))[-1]

    async def start(self, guild_id: int, number: int) -> Season:
        """Start a season if it is the next one, and return the current season."""
        return await self._table.start(guild_id, number, self.now())

    async def undo(self, guild_id: int, season_id: int) -> int:
        """Undo the start of a season within a day; return the season's number.

        Its matches count in the season before it. A season that is undone already stays so. Raises
        LaterSeasonError, UndoTooLateError, UnknownButtonError.
        """
        number = await self._table.undo(guild_id, season_id, self.now())
        self.undone()
        return number

    async def complete(self) -> None:
        """Complete the standings of all seasons; raises StoreError, and then can go on later."""
        more = True
        while more:
            more = await self._pages.complete_page()
            await asyncio.sleep(_PAUSE)

    async def due(self) -> datetime | None:
        """Return now if the standings of any season are incomplete, otherwise None."""
        return self.now() if await self._pages.are_left() else None
