"""First responses through discord.py's public API: slower, and without any private name."""

import discord

from bot.discord_internals.sent_response import SentResponse
from bot.views.component_json import ComponentJson
from bot.views.message import JsonMessage

_NEW = discord.InteractionResponseType.channel_message


async def send_plain(
    interaction: discord.Interaction,
    kind: discord.InteractionResponseType,
    part: ComponentJson,
    mentions: discord.AllowedMentions,
) -> SentResponse:
    """Do what `post_response` does."""
    view = JsonMessage(part)
    if kind is not _NEW:
        await interaction.response.edit_message(view=view, allowed_mentions=mentions)
        return SentResponse()
    sent = await interaction.response.send_message(view=view, allowed_mentions=mentions)
    return SentResponse(sent.message_id or 0, sent.is_ephemeral())
