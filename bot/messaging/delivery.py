"""Delivers what answers an interaction, even if the connection breaks."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.discord_internals.raw_response import SentResponse
from bot.errors import AnswerLostError
from bot.messaging.network_errors import BROKEN_CONNECTION, NETWORK_ERRORS
from bot.messaging.progress import Progress

T = TypeVar("T")
Send = Callable[[], Awaitable[T]]

_ALREADY_ANSWERED = 40060  # Discord's code


async def deliver_first(
    interaction: discord.Interaction,
    progress: Progress,
    kind: discord.InteractionResponseType,
    send: Send[SentResponse],
) -> SentResponse:
    """Send the first response by `send`, and once more if the connection broke; return it.

    Nobody knows whether Discord carried out a broken request. But an interaction takes only one
    first response. So the second request is either that one, or is refused because of it. Raises
    AnswerLostError.
    """
    progress.begun = True
    try:
        sent = await _sent(interaction, progress, send)
    except NETWORK_ERRORS as error:
        raise AnswerLostError from error
    progress.kind = kind
    return sent


async def _sent(
    interaction: discord.Interaction, progress: Progress, send: Send[SentResponse]
) -> SentResponse:
    try:
        return await send()
    except TimeoutError:  # the time for a first response is over
        raise
    except BROKEN_CONNECTION:
        if asyncio.get_running_loop().time() >= progress.until:
            raise
    except discord.HTTPException as error:
        return await _answered(interaction, error)
    try:
        return await send()
    except discord.HTTPException as error:
        return await _answered(interaction, error)


async def _answered(
    interaction: discord.Interaction, refusal: discord.HTTPException
) -> SentResponse:
    """Return what answers an interaction, if Discord refuses a response since it has one already.

    A proxy may have passed a response on although it said that it had not. Raises NotFound if there
    is none after all, and any other refusal.
    """
    if refusal.code != _ALREADY_ANSWERED:
        raise refusal
    try:
        message = await interaction.original_response()
    except discord.NotFound:
        raise
    except (discord.ClientException, *NETWORK_ERRORS):  # its channel can be of an unknown kind
        return SentResponse()
    return SentResponse(message.id, message.flags.ephemeral)


async def deliver(send: Send[T], *, attempts: int = 2) -> T:
    """Send what comes after the first response; `attempts` is for a connection that breaks.

    Raises AnswerLostError.
    """
    try:
        return await send()
    except BROKEN_CONNECTION as error:
        if attempts == 1:
            raise AnswerLostError from error
        return await deliver(send, attempts=attempts - 1)
    except NETWORK_ERRORS as error:
        raise AnswerLostError from error
