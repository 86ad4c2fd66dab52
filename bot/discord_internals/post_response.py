"""The one way to answer with JSON that is already written, however the client sends it."""

import asyncio

import discord

from bot.discord_internals.plain_response import send_plain
from bot.discord_internals.raw_response import send_raw, sends_raw
from bot.discord_internals.sent_response import SentResponse
from bot.views.component_json import ComponentJson

_AT_LEAST = 1.0
"""Seconds that one attempt gets, even if the bot is late: Discord's clock is another one."""


async def post_response(
    interaction: discord.Interaction,
    kind: discord.InteractionResponseType,
    part: ComponentJson,
    mentions: discord.AllowedMentions,
    until: float,
) -> SentResponse:
    """Answer with a message of one part, and return what it became.

    `kind` is `channel_message` for a new message, or `message_update` to replace the pressed one,
    of which nothing is returned. Where Discord asks for a pause, the bot waits and tries again
    until `until`, a time of the event loop in seconds. Raises InteractionResponded, HTTPException,
    and TimeoutError, ClientError or OSError if nobody knows whether Discord took the answer.
    """
    if sends_raw(interaction):
        return await send_raw(interaction, kind, part, mentions, until)
    async with in_time(until):
        return await send_plain(interaction, kind, part, mentions)


def in_time(until: float) -> asyncio.Timeout:
    """Return a context that raises TimeoutError at `until`, a time of the event loop in seconds.

    discord.py waits without an end for what Discord asks to have later.
    """
    return asyncio.timeout_at(max(until, asyncio.get_running_loop().time() + _AT_LEAST))
