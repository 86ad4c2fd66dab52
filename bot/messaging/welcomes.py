"""Sends the welcome to a server, where the bot may write."""

import asyncio

import discord

from bot.domain.joined_server import JoinedServer
from bot.locales import language_for
from bot.log import brief, log
from bot.messaging.channel_messages import NO_PINGS
from bot.messaging.network_errors import NETWORK_ERRORS
from bot.views.welcome import welcome

_PAUSES = (0.5, 2.0)
"""Seconds before another attempt, after discord.py's own."""
_SERVER_ERROR, _TOO_MANY = 500, 429


class Welcomes:
    """Writes to the system channel of a server; Discord refuses it where the bot may not write."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def send(self, server: JoinedServer) -> bool:
        """Welcome a server, unless it has no system channel; what fails is only logged.

        Returns whether that is settled: no other attempt would change it.
        """
        if server.system_channel_id is None:
            return True
        for pause in (*_PAUSES, None):
            try:
                await self._post(server, server.system_channel_id)
            except NETWORK_ERRORS as error:
                refused = _is_refused(error)
                if refused or pause is None:
                    log.info("welcome not sent: server=%d error=%s", server.id, brief(error))
                    return refused
                await asyncio.sleep(pause)
            else:
                break
        log.info("welcomed: server=%d", server.id)
        return True

    async def _post(self, server: JoinedServer, channel_id: int) -> None:
        channel = self._client.get_partial_messageable(channel_id, guild_id=server.id)
        # Discord takes a nonce once in some minutes, should this be sent again.
        await channel.send(
            view=welcome(language_for(server.locale)), allowed_mentions=NO_PINGS, nonce=server.id
        )


def _is_refused(error: BaseException) -> bool:
    status = error.status if isinstance(error, discord.HTTPException) else _SERVER_ERROR
    return status < _SERVER_ERROR and status != _TOO_MANY
