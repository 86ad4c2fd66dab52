"""The service of shares: a player posts a finished match, and deletions take it back."""

from collections.abc import Callable
from datetime import datetime

from bot.domain.match import Match, Place
from bot.domain.share import Share
from bot.errors import RefusalError
from bot.store.matches.shares import ShareTable


class Shares:
    """The shares of matches; the time comes from `now`.

    `withdrawn` is called when a message has to go.
    """

    def __init__(self, table: ShareTable, now: Callable[[], datetime]) -> None:
        self._table, self.now = table, now
        self.withdrawn: Callable[[], None] = lambda: None

    async def is_offered(self, match: Match, person: int, place: Place) -> bool:
        """Return whether a person may share a match at a place."""
        try:
            await self._table.server_of(match, person, place)
        except RefusalError:
            return False
        return True

    async def begin(self, match: Match, person: int, place: Place) -> Share:
        """Store that a person shares a match at a place, before its message is sent.

        Raises NotYourMatchError, MatchNotOverError, NotSharableError, AlreadySharedError,
        SharedJustNowError, BeingDeletedError.
        """
        share = await self._table.add(match, person, place, self.now())
        self.withdrawn()
        return share

    async def sent(self, share: Share, message_id: int) -> None:
        """Store which message shows a share, or remove it if there is none, which 0 stands for."""
        if message_id:
            await self._table.set_message(share, message_id)
            self.withdrawn()
        else:
            await self._table.remove(share)

    async def pressed(self, share_id: int, channel_id: int, message_id: int) -> Share | None:
        """Return a share of a channel, or None.

        If its message was not known, it is this one from now on.
        """
        return await self._table.seen_at(share_id, channel_id, message_id)

    async def out_of_reach(self, share: Share) -> None:
        """Store that the bot cannot reach the message of a share; a press on it still tells it."""
        await self._table.forget_message(share)

    async def cancel(self, share: Share) -> None:
        """Remove a share whose message was never sent, or was deleted."""
        await self._table.remove(share)

    async def to_withdraw(self, limit: int, after: int = 0) -> list[Share]:
        """Return up to `limit` shares whose known messages have to go, with ids above `after`."""
        return await self._table.withdrawn(limit, after)

    async def due(self) -> datetime | None:
        """Return now if a message has to go, otherwise None."""
        return self.now() if await self._table.withdrawn(1) else None
