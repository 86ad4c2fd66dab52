"""Deletes the messages of withdrawn shares: a player deleted their data, or shared again."""

import asyncio
from dataclasses import dataclass

from bot.domain.share import Share
from bot.errors import ChannelClosedError
from bot.jobs.closed_channels import ClosedChannels
from bot.log import brief, log
from bot.messaging.channel_messages import ChannelMessages
from bot.messaging.delivery import NETWORK_ERRORS
from bot.store.matches.shares import ShareTable

_BATCH = 50


@dataclass(frozen=True)
class ShareWithdrawer:
    """Deletes the messages of withdrawn shares, with `pause` seconds between two."""

    table: ShareTable
    channel_messages: ChannelMessages
    pause: float
    closed: ClosedChannels

    async def run(self) -> None:
        """Delete every such message once; one that fails is tried again later. Raises StoreError.

        Those in a channel that is closed to the bot wait until it is open.
        """
        last = 0
        while shares := await self.table.withdrawn(_BATCH, last):
            for share in shares:
                try:
                    await self._withdraw(share)
                except NETWORK_ERRORS as error:
                    log.warning(
                        "share not deleted: match=%d error=%s", share.match_id, brief(error)
                    )
                await asyncio.sleep(self.pause)
            last = shares[-1].id

    async def _withdraw(self, share: Share) -> None:
        try:
            await self.channel_messages.delete(share.match_id, share.place, share.message_id or 0)
        except ChannelClosedError:
            await self.closed.close(share.place)
        else:
            await self.table.remove(share)
