"""The service of shares: a player posts a finished match, and deletions take it back."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from bot.domain.match import Match, Place
from bot.domain.share import Share
from bot.errors import Refusal
from bot.store.matches.shares import ShareTable


@dataclass(frozen=True)
class Shares:
    """The shares of matches, which `table` has; the time comes from `now`.

    `wake` has the jobs look when a message may have to go.
    """

    table: ShareTable
    now: Callable[[], datetime]
    wake: Callable[[], None]

    async def is_offered(self, match: Match, person: int, place: Place) -> bool:
        try:
            await self.table.server_of(match, person, place)
        except Refusal:
            return False
        return True

    async def begin(self, match: Match, person: int, place: Place) -> Share:
        """Store that a person shares a match at a place, before its message is sent.

        Raises Refusal as `ShareTable.add`.
        """
        share = await self.table.add(match, person, place, self.now())
        self.wake()
        return share

    async def sent(self, share: Share, message_id: int) -> None:
        """Store which message shows a share, or remove it if there is none, which 0 stands for."""
        if message_id:
            await self.table.set_message(share, message_id)
            self.wake()
        else:
            await self.table.remove(share)
