"""Completes the standings of seasons after the start of another was undone."""

import asyncio
from collections.abc import Callable
from datetime import datetime

from bot.store.upkeep.season_pages import SeasonPages

_PAUSE = 0.01  # seconds between two pages, in which presses are handled


class SeasonCompleter:
    """Completes them page by page."""

    def __init__(self, pages: SeasonPages, now: Callable[[], datetime]) -> None:
        self._pages = pages
        self._now = now

    async def run(self) -> datetime | None:
        """Complete all of them; raises StoreError, and then can go on later."""
        more = True
        while more:
            more = await self._pages.complete_page()
            await asyncio.sleep(_PAUSE)
        return self._now() if await self._pages.are_left() else None
