"""Deletes the messages of withdrawn shares: a player deleted their data, or shared again."""

import asyncio
from collections.abc import Callable
from datetime import datetime

from bot.domain.share import Share
from bot.log import brief, log
from bot.messaging.channel_messages import ChannelMessages
from bot.messaging.delivery import NETWORK_ERRORS
from bot.store.matches.shares import ShareTable

_BATCH = 50


class ShareWithdrawer:
    """Deletes the messages of withdrawn shares, with `pause` seconds between two."""

    def __init__(
        self,
        table: ShareTable,
        now: Callable[[], datetime],
        channel_messages: ChannelMessages,
        pause: float,
    ) -> None:
        self._table = table
        self._now = now
        self._channel_messages = channel_messages
        self._pause = pause

    async def run(self) -> datetime | None:
        """Delete every such message once; one that fails is tried again later. Raises StoreError.

        A message that the bot cannot reach any more is given up, until someone presses it. Returns
        now if a message still has to go, otherwise None.
        """
        last = 0
        while shares := await self._table.withdrawn(_BATCH, last):
            for share in shares:
                try:
                    await self._withdraw(share)
                except NETWORK_ERRORS as error:
                    log.warning(
                        "share not deleted: match=%d error=%s", share.match_id, brief(error)
                    )
                await asyncio.sleep(self._pause)
            last = shares[-1].id
        return self._now() if await self._table.withdrawn(1) else None

    async def _withdraw(self, share: Share) -> None:
        if await self._channel_messages.delete_share(share):
            await self._table.remove(share)
        else:
            await self._table.set_message(share, None)
