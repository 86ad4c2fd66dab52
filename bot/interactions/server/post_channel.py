"""The channel in which a server gets posts: whether Discord lets the bot post there."""

import discord

from bot.errors import Refusal
from bot.interactions.request import Request
from bot.locales import Argument, translate
from bot.messaging.delivery import NETWORK_ERRORS
from bot.views import ui


async def announced(
    request: Request, guild_id: int, channel_id: int, sentence: str, **said: Argument
) -> bool:
    """Say in a channel what comes there; return whether Discord lets the bot do that.

    Raises Refusal for a channel that is not on this server.
    """
    language = (await request.server_settings()).language or request.language
    comes = ui.Message(ui.text(translate(language, sentence, **said)))
    try:
        if not await is_in(request, guild_id, channel_id):
            raise Refusal("unknown-option")
        await request.context.plain_messages.send(channel_id, request.interaction.id, comes)
    except NETWORK_ERRORS:
        return False
    return True


async def is_in(request: Request, guild_id: int, channel_id: int) -> bool:
    """Return whether a server has a channel of a kind in which posts can come.

    Raises what `NETWORK_ERRORS` names, also where the bot may not see the channel.
    """
    try:
        channel = await request.interaction.client.fetch_channel(channel_id)
    except (discord.NotFound, discord.InvalidData):
        return False
    return isinstance(channel, discord.TextChannel) and channel.guild.id == guild_id
