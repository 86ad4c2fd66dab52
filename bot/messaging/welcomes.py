"""Sends the welcome to a server, where the bot may write."""

import discord

from bot.domain.shards import JoinedServer
from bot.locales import language_for
from bot.log import brief, log
from bot.messaging.channel_messages import NO_PINGS
from bot.messaging.delivery import NETWORK_ERRORS, is_refused, post_once
from bot.views.notices import welcome


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
        channel = self._client.get_partial_messageable(server.system_channel_id, guild_id=server.id)
        message = welcome(language_for(server.locale))
        try:
            await post_once(channel, server.id, view=message, allowed_mentions=NO_PINGS)
        except NETWORK_ERRORS as error:
            log.info("welcome not sent: server=%d error=%s", server.id, brief(error))
            return is_refused(error)
        log.info("welcomed: server=%d", server.id)
        return True
