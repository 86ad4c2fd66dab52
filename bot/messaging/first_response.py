"""Gives the first answer to an interaction exactly once, even if the connection breaks."""

import contextlib
from collections.abc import Awaitable, Callable

import aiohttp
import discord

from bot.discord_internals.sent_response import SentResponse

Send = Callable[[], Awaitable[SentResponse]]

_ALREADY_ANSWERED = 40060  # Discord's code
_BROKEN = (aiohttp.ClientError, OSError)


async def answer(interaction: discord.Interaction, send: Send) -> SentResponse:
    """Answer by `send`, and try a second time if the connection broke; return what was sent.

    Nobody knows whether Discord carried out a broken request. But an interaction takes only one
    answer. So the second request is either that answer, or is refused because the first one was.
    Raises what `NETWORK_ERRORS` names.
    """
    try:
        return await send()
    except _BROKEN:
        return await _send_again(interaction, send)


async def _send_again(interaction: discord.Interaction, send: Send) -> SentResponse:
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
    """Return whether Discord refused an answer because the interaction already has one."""
    return isinstance(error, discord.HTTPException) and error.code == _ALREADY_ANSWERED
