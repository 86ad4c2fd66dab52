"""Ends challenges and matches whose deadline has passed."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from bot.domain.match import Match
from bot.services.matches import Matches
from bot.store.matches.deadlines import DeadlineTable

_BATCH = 10
"""How many matches end in one transaction; presses between two transactions hardly wait."""


@dataclass(frozen=True)
class MatchExpirer:
    """Finds due matches in the store and ends them; calls `on_expired` for each."""

    matches: Matches
    table: DeadlineTable
    on_expired: Callable[[Match], None]

    async def run(self) -> datetime | None:
        """End every match whose deadline has passed; one that fails does not stop the others.

        Returns the next deadline. Raises StoreError, since all other matches would fail with it.
        """
        failed: set[int] = set()
        while ids := await self._next(failed):
            failed |= await self._end(ids)
        return await self.table.next_due()

    async def _next(self, failed: set[int]) -> list[int]:
        """Return the next due matches; those that have failed stay due."""
        due = await self.table.due(self.matches.now(), _BATCH + len(failed))
        return [match_id for match_id in due if match_id not in failed]

    async def _end(self, ids: list[int]) -> set[int]:
        """End matches; return those that stay due."""
        ended = await self.matches.end_due(ids)
        for match in ended:
            self.on_expired(match)
        return set(ids) - {match.id for match in ended}
