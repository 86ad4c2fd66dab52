"""First answers to interactions, given once however often it takes to get them through."""

import contextlib
from collections.abc import Awaitable, Callable

import aiohttp
import discord

from bot.discord_internals.sent_response import SentResponse

Send = Callable[[], Awaitable[SentResponse]]

_ALREADY_ANSWERED = 40060  # Discord's code
_BROKEN = (aiohttp.ClientError, OSError)


async def answer(interaction: discord.Interaction, send: Send) -> SentResponse:
    """Answer by `send`, a second time if the connection broke, and return what it became.

    Whether a broken request was carried out nobody knows. But an interaction takes a single answer,
    so the second request either is that answer or is refused because the first one was. Raises what
    `NETWORK_ERRORS` names.
    """
    try:
        return await send()
    except _BROKEN:
        return await _sent_again(interaction, send)


async def _sent_again(interaction: discord.Interaction, send: Send) -> SentResponse:
    try:
        return await send()
    except discord.HTTPException as error:
        if not is_answered(error):
            raise
    with contextlib.suppress(discord.HTTPException, *_BROKEN):
        message = await interaction.original_response()
        return SentResponse(message.id, message.flags.ephemeral)
    return SentResponse()


def is_answered(error: BaseException) -> bool:
    """Return whether Discord refused an answer since the interaction has one."""
    return isinstance(error, discord.HTTPException) and error.code == _ALREADY_ANSWERED
