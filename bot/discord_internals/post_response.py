"""Sends a first response whose component is already JSON, in the way the client is set up for."""

import asyncio

import discord

from bot.discord_internals.raw_response import SentResponse, send_raw, sends_raw, time_left
from bot.views.ui import Component, Message

_NEW = discord.InteractionResponseType.channel_message


async def post_response(
    interaction: discord.Interaction,
    kind: discord.InteractionResponseType,
    component: Component,
    mentions: discord.AllowedMentions,
    until: float,
) -> SentResponse:
    """Answer an interaction with a message that has one component.

    If `kind` is `channel_message`, it sends a new message and returns what Discord says about it.
    If `kind` is `message_update`, it replaces the pressed message and returns an empty
    SentResponse. If Discord is busy, it tries again until `until`, in seconds of the event loop's
    clock. Raises InteractionResponded, HTTPException, ClientError, OSError, TimeoutError.
    """
    if sends_raw(interaction):
        return await send_raw(interaction, kind, component, mentions, until)
    async with in_time(until):
        return await _send_plain(interaction, kind, component, mentions)


def in_time(until: float) -> asyncio.Timeout:
    """Return a context that raises TimeoutError at `until`, in seconds of the event loop's clock.

    discord.py by itself waits as long as Discord asks, however long that is.
    """
    return asyncio.timeout(time_left(until))


async def _send_plain(
    interaction: discord.Interaction,
    kind: discord.InteractionResponseType,
    component: Component,
    mentions: discord.AllowedMentions,
) -> SentResponse:
    """Do what `post_response` does with discord.py's public API, which is slower."""
    view = Message(component)
    if kind is not _NEW:
        await interaction.response.edit_message(view=view, allowed_mentions=mentions)
        return SentResponse()
    sent = await interaction.response.send_message(view=view, allowed_mentions=mentions)
    return SentResponse(sent.message_id or 0, sent.is_ephemeral())
