"""First answers to interactions, given once however often it takes to get them through."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord

Send = Callable[..., Awaitable[discord.InteractionCallbackResponse[discord.Client] | None]]

_ALREADY_ANSWERED = 40060  # Discord's code
_BROKEN = (aiohttp.ClientError, OSError)


async def answer(interaction: discord.Interaction, send: Send, **content: Any) -> int:
    """Answer with some content, a second time if the connection broke, and return the message's id.

    Whether a broken request was carried out nobody knows. But an interaction takes a single answer,
    so the second request either is that answer or is refused because the first one was. Returns 0
    where the message is not known; raises what `bot.log.LOST` names.
    """
    try:
        return await _sent(send, content)
    except _BROKEN:
        return await _sent_again(interaction, send, content)


async def _sent(send: Send, content: dict[str, Any]) -> int:
    response = await send(**content)
    return (response and response.message_id) or 0


async def _sent_again(interaction: discord.Interaction, send: Send, content: dict[str, Any]) -> int:
    try:
        return await _sent(send, content)
    except discord.HTTPException as error:
        if not is_answered(error):
            raise
    with contextlib.suppress(discord.HTTPException, *_BROKEN):
        return (await interaction.original_response()).id
    return 0


def is_answered(error: BaseException) -> bool:
    """Return whether Discord refused an answer since the interaction has one."""
    return isinstance(error, discord.HTTPException) and error.code == _ALREADY_ANSWERED
