"""First answers to interactions, given once however often it takes to get them through."""

import contextlib
from collections.abc import Awaitable, Callable

import aiohttp
import discord

Send = Callable[..., Awaitable[discord.InteractionCallbackResponse[discord.Client] | None]]

_ALREADY_ANSWERED = 40060  # Discord's code
_BROKEN = (aiohttp.ClientError, OSError)


async def answer(interaction: discord.Interaction, send: Send, view: discord.ui.LayoutView) -> int:
    """Answer with a view, a second time if the connection broke, and return the message's id.

    Whether a broken request was carried out nobody knows. But an interaction takes a single answer,
    so the second request either is that answer or is refused because the first one was. Returns 0
    where the message is not known; raises what `bot.log.LOST` names.
    """
    try:
        return await _sent(send, view)
    except _BROKEN:
        return await _sent_again(interaction, send, view)


async def _sent(send: Send, view: discord.ui.LayoutView) -> int:
    response = await send(view=view)
    return (response and response.message_id) or 0


async def _sent_again(
    interaction: discord.Interaction, send: Send, view: discord.ui.LayoutView
) -> int:
    try:
        return await _sent(send, view)
    except discord.HTTPException as error:
        if not is_answered(error):
            raise
    with contextlib.suppress(discord.HTTPException, *_BROKEN):
        return (await interaction.original_response()).id
    return 0


def is_answered(error: BaseException) -> bool:
    """Return whether Discord refused an answer since the interaction has one."""
    return isinstance(error, discord.HTTPException) and error.code == _ALREADY_ANSWERED
