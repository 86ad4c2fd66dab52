"""Finishes deletions that were too long for one answer, cut short by a crash, or asked for outside.

`python -m bot forget` stores a deletion in the database while the bot runs.
"""

from collections.abc import Callable
from datetime import datetime, timedelta

from bot.locales import clear_cache
from bot.services.erasures import Erasures

INTERVAL = timedelta(seconds=30)
"""How often the job looks whether a deletion was asked for outside."""


class Eraser:
    """Finishes the deletions that have begun, one after another, the oldest first."""

    def __init__(self, erasures: Erasures, now: Callable[[], datetime]) -> None:
        self._erasures, self._now = erasures, now

    async def erase_all(self) -> None:
        """Finish every deletion; raises StoreError."""
        for person in await self._erasures.pending():
            await self._erasures.finish(person)
            clear_cache()

    async def due(self) -> datetime:
        """Return now if a deletion is not finished, else when to look again."""
        return self._now() if await self._erasures.pending() else self._now() + INTERVAL
