"""Sends first responses with discord.py's public API, which is slower."""

import discord

from bot.discord_internals.sent_response import SentResponse
from bot.views.component_json import ComponentJson
from bot.views.message import JsonMessage

_NEW = discord.InteractionResponseType.channel_message


async def send_plain(
    interaction: discord.Interaction,
    kind: discord.InteractionResponseType,
    component: ComponentJson,
    mentions: discord.AllowedMentions,
) -> SentResponse:
    """Do what `post_response` does, with discord.py's public API."""
    view = JsonMessage(component)
    if kind is not _NEW:
        await interaction.response.edit_message(view=view, allowed_mentions=mentions)
        return SentResponse()
    sent = await interaction.response.send_message(view=view, allowed_mentions=mentions)
    return SentResponse(sent.message_id or 0, sent.is_ephemeral())
