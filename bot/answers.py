"""First answers to interactions, given once however often it takes to get them through."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import aiohttp
import discord

Send = Callable[..., Awaitable[discord.InteractionCallbackResponse[discord.Client] | None]]

_ALREADY_ANSWERED = 40060  # Discord's code
_BROKEN = (aiohttp.ClientError, OSError)


class Shown(NamedTuple):
    """What an answer became: the message's id, 0 if not known, and whether one person sees it."""

    message_id: int = 0
    private: bool = False


async def answer(interaction: discord.Interaction, send: Send, **content: Any) -> Shown:
    """Answer with some content, a second time if the connection broke, and return what it became.

    Whether a broken request was carried out nobody knows. But an interaction takes a single answer,
    so the second request either is that answer or is refused because the first one was. Raises what
    `bot.log.LOST` names.
    """
    try:
        return await _sent(send, content)
    except _BROKEN:
        return await _sent_again(interaction, send, content)


async def _sent(send: Send, content: dict[str, Any]) -> Shown:
    response = await send(**content)
    if response is None or response.message_id is None:
        return Shown()
    return Shown(response.message_id, response.is_ephemeral())


async def _sent_again(
    interaction: discord.Interaction, send: Send, content: dict[str, Any]
) -> Shown:
    try:
        return await _sent(send, content)
    except discord.HTTPException as error:
        if not is_answered(error):
            raise
    with contextlib.suppress(discord.HTTPException, *_BROKEN):
        message = await interaction.original_response()
        return Shown(message.id, message.flags.ephemeral)
    return Shown()


def is_answered(error: BaseException) -> bool:
    """Return whether Discord refused an answer since the interaction has one."""
    return isinstance(error, discord.HTTPException) and error.code == _ALREADY_ANSWERED
