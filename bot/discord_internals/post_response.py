"""Sends a first response whose component is already JSON, in the way the client is set up for."""

import discord

from bot.discord_internals.plain_response import send_plain
from bot.discord_internals.raw_response import send_raw, sends_raw
from bot.discord_internals.sent_response import SentResponse
from bot.views.component_json import ComponentJson


async def post_response(
    interaction: discord.Interaction,
    kind: discord.InteractionResponseType,
    component: ComponentJson,
    mentions: discord.AllowedMentions,
) -> SentResponse:
    """Answer an interaction with a message that has one component.

    If `kind` is `channel_message`, it sends a new message and returns what Discord says about it.
    If `kind` is `message_update`, it replaces the pressed message and returns an empty
    SentResponse. Raises InteractionResponded, HTTPException.
    """
    send = send_raw if sends_raw(interaction) else send_plain
    return await send(interaction, kind, component, mentions)
