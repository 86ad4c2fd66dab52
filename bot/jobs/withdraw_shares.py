"""Deletes the messages of withdrawn shares: a player deleted their data, or shared again."""

import asyncio

from bot.domain.share import Share
from bot.log import brief, log
from bot.messaging.channel_messages import ChannelMessages
from bot.messaging.network_errors import NETWORK_ERRORS
from bot.services.shares import Shares

_BATCH = 50


class ShareWithdrawer:
    """Deletes the messages of withdrawn shares, with `pause` seconds between two."""

    def __init__(self, shares: Shares, channel_messages: ChannelMessages, pause: float) -> None:
        self._shares, self._channel_messages, self._pause = shares, channel_messages, pause

    async def withdraw_all(self) -> None:
        """Delete every such message once; one that fails is tried again later. Raises StoreError.

        A message that the bot cannot reach any more is given up, until someone presses it.
        """
        last = 0
        while shares := await self._shares.to_withdraw(_BATCH, last):
            for share in shares:
                try:
                    await self._withdraw(share)
                except NETWORK_ERRORS as error:
                    log.warning(
                        "share not deleted: match=%d error=%s", share.match_id, brief(error)
                    )
                await asyncio.sleep(self._pause)
            last = shares[-1].id

    async def _withdraw(self, share: Share) -> None:
        if await self._channel_messages.delete_share(share):
            await self._shares.cancel(share)
        else:
            await self._shares.out_of_reach(share)
