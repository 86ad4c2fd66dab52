"""Completes the standings of seasons after the start of another was undone."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from bot.store.upkeep.season_pages import SeasonPages

_PAUSE = 0.01  # seconds between two pages, in which presses are handled


@dataclass(frozen=True)
class SeasonCompleter:
    """Completes them page by page."""

    pages: SeasonPages
    now: Callable[[], datetime]

    async def run(self) -> datetime | None:
        """Complete all of them; raises StoreError, and then can go on later."""
        more = True
        while more:
            more = await self.pages.complete_page()
            await asyncio.sleep(_PAUSE)
        return self.now() if await self.pages.are_left() else None
