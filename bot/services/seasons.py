"""The service of seasons: start one, or undo its start."""

from collections.abc import Callable
from datetime import datetime

from bot.domain.season import Season
from bot.store.ratings.seasons import SeasonTable


class Seasons:
    """The seasons of servers, which `table` has; the time comes from `now`.

    `on_undone` is called after an undo, so that the standings are completed.
    """

    def __init__(
        self,
        table: SeasonTable,
        now: Callable[[], datetime],
        on_undone: Callable[[], None] = lambda: None,
    ) -> None:
        self.table = table
        self.now = now
        self._on_undone = on_undone

    async def current(self, guild_id: int) -> Season:
        """Return the season in which matches that end now count."""
        return (await self.table.all(guild_id))[-1]

    async def start(self, guild_id: int, number: int) -> Season:
        """Start a season if it is the next one, and return the current season."""
        return await self.table.start(guild_id, number, self.now())

    async def undo(self, guild_id: int, season_id: int) -> int:
        """Undo the start of a season within a day; return the season's number.

        Its matches count in the season before it. A season that is undone already stays so. Raises
        LaterSeasonError, UndoTooLateError, UnknownButtonError.
        """
        number = await self.table.undo(guild_id, season_id, self.now())
        self._on_undone()
        return number
