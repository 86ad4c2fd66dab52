"""Sends a first response whose component is already JSON, in the way the client is set up for."""

import asyncio

import discord

from bot.discord_internals.plain_response import send_plain
from bot.discord_internals.raw_response import send_raw, sends_raw
from bot.discord_internals.sent_response import SentResponse
from bot.discord_internals.time_left import time_left
from bot.views.component_json import ComponentJson


async def post_response(
    interaction: discord.Interaction,
    kind: discord.InteractionResponseType,
    component: ComponentJson,
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
        return await send_plain(interaction, kind, component, mentions)


def in_time(until: float) -> asyncio.Timeout:
    """Return a context that raises TimeoutError at `until`, in seconds of the event loop's clock.

    discord.py by itself waits as long as Discord asks, however long that is.
    """
    return asyncio.timeout(time_left(until))
