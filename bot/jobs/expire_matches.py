"""Ends challenges and matches whose deadline has passed."""

from collections.abc import Callable

from bot.domain.match import Match
from bot.errors import StoreError
from bot.log import log
from bot.services.matches import Matches
from bot.store.deadlines import DeadlineTable

_BATCH = 10
"""How many matches end in one transaction; presses between two transactions hardly wait."""


class MatchExpirer:
    """Finds due matches in the store and ends them; calls `on_expired` for each."""

    def __init__(
        self, matches: Matches, table: DeadlineTable, on_expired: Callable[[Match], None]
    ) -> None:
        self._matches, self._table, self._on_expired = matches, table, on_expired

    async def expire_due(self) -> None:
        """End every match whose deadline has passed; one that fails does not stop the others.

        Raises StoreError, since all other matches would fail with it too.
        """
        while ids := await self._table.due(self._matches.now(), _BATCH):
            if not await self._end_all(ids):
                break

    async def _end_all(self, ids: list[int]) -> bool:
        """End matches together or, if that fails, one by one; return whether any has ended."""
        try:
            return self._report(await self._matches.end_due(ids))
        except StoreError:
            raise
        except Exception:
            log.exception("matches not ended together: matches=%s", ids)
            return any([await self._end(match_id) for match_id in ids])

    async def _end(self, match_id: int) -> bool:
        try:
            return self._report(await self._matches.end_due([match_id]))
        except StoreError:
            raise
        except Exception:
            log.exception("match not ended: match=%d", match_id)
            return False

    def _report(self, ended: list[Match]) -> bool:
        for match in ended:
            self._on_expired(match)
        return bool(ended)
