"""Brings boards level that no answer will: those of matches that the clock has ended."""

import asyncio
from collections.abc import Callable
from datetime import datetime

from bot.log import brief, log
from bot.messaging.board_messages import BoardMessages
from bot.messaging.network_errors import NETWORK_ERRORS
from bot.store.deadlines import DeadlineTable

PAUSE = 0.05
"""Seconds between two edits: Discord takes 50 requests a second, and presses come first."""
_BATCH = 50


class BoardRedrawer:
    """Draws what the store says is to be redrawn, evenly spread."""

    def __init__(
        self, screen: BoardMessages, table: DeadlineTable, now: Callable[[], datetime], pause: float
    ) -> None:
        self._screen, self._table, self._now, self._pause = screen, table, now, pause

    async def redraw_all(self) -> None:
        """Redraw every board that waits for it; what Discord does not take now stays for later."""
        while ids := await self._table.redraws(_BATCH):
            if not any([await self._redraw(match_id) for match_id in ids]):
                break

    async def due(self) -> datetime | None:
        """Return now if a board waits, else None."""
        return self._now() if await self._table.redraws(1) else None

    async def _redraw(self, match_id: int) -> bool:
        try:
            await self._screen.redraw_by_id(match_id)
        except NETWORK_ERRORS as error:
            log.warning("board not redrawn: match=%d error=%s", match_id, brief(error))
            return False
        await self._table.redrawn(match_id)
        await asyncio.sleep(self._pause)
        return True
