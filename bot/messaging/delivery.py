"""Delivers answers to interactions and new messages, even if the connection breaks."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import aiohttp
import discord

from bot.discord_internals.raw_response import SentResponse, in_time
from bot.errors import AnswerLostError

BROKEN_CONNECTION = (aiohttp.ClientError, OSError)
"""Discord may or may not have carried out the request."""
NETWORK_ERRORS = (discord.HTTPException, *BROKEN_CONNECTION)
"""Every error that can stop an answer or an edit. The change itself is already stored."""
UNKNOWN_PERSON = (10007, 10013)
"""Discord's codes where it does not know someone on a server, or anywhere."""
ANSWER_WITHIN = 3.0
"""Seconds after which Discord takes no first response."""

T = TypeVar("T")
Send = Callable[[], Awaitable[T]]

_KEY = "progress"
_PAUSES = (0.5, 2.0)
"""Seconds before a message is posted again, after discord.py's own attempts."""
_SERVER_ERROR, _TOO_MANY = 500, 429
_ALREADY_ANSWERED = 40060  # Discord's code


@dataclass(slots=True)
class Progress:
    """How far the answer to an interaction has come.

    `until` is when Discord stops taking a first response, in the event loop's seconds; `kind` is
    the first response that Discord has; `begun` says whether one was sent at all. While there is a
    `deferral`, nothing else may be sent. `follow_up` is the id of a public follow-up, if known.
    """

    until: float
    begun: bool = False
    kind: discord.InteractionResponseType | None = None
    deferral: asyncio.Task[None] | None = None
    follow_up: int = 0


def progress_of(interaction: discord.Interaction) -> Progress:
    """Return how far the answer to an interaction has come; the first call is its arrival."""
    progress: Progress | None = interaction.extras.get(_KEY)
    if progress is None:
        until = asyncio.get_running_loop().time() + ANSWER_WITHIN
        progress = interaction.extras[_KEY] = Progress(until)
    return progress


async def deliver_first(
    interaction: discord.Interaction,
    kind: discord.InteractionResponseType,
    send: Send[SentResponse],
) -> SentResponse:
    """Send the first response by `send`, and once more if the connection broke; return it.

    Nobody knows whether Discord carried out a broken request. But an interaction takes only one
    first response. So the second request is either that one, or is refused because of it. Raises
    AnswerLostError.
    """
    progress = progress_of(interaction)
    progress.begun = True
    try:
        sent = await _sent(interaction, progress.until, send)
    except NETWORK_ERRORS as error:
        raise AnswerLostError from error
    progress.kind = kind
    return sent


async def deliver_first_in_time(
    interaction: discord.Interaction,
    kind: discord.InteractionResponseType,
    send: Send[discord.InteractionCallbackResponse[discord.Client] | None],
) -> SentResponse:
    """Do what `deliver_first` does, with a method of discord.py's that knows of no time limit."""

    async def send_in_time() -> SentResponse:
        async with in_time(progress_of(interaction).until):
            sent = await send()
        return SentResponse(sent.message_id or 0 if sent else 0)

    return await deliver_first(interaction, kind, send_in_time)


async def _sent(
    interaction: discord.Interaction, until: float, send: Send[SentResponse]
) -> SentResponse:
    try:
        try:
            return await send()
        except TimeoutError:  # the time for a first response is over
            raise
        except BROKEN_CONNECTION:
            if asyncio.get_running_loop().time() >= until:
                raise
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


async def post_once(
    channel: discord.PartialMessageable, nonce: int | str, **message: Any
) -> discord.Message:
    """Post a message, in at most three attempts; raises what `NETWORK_ERRORS` names.

    Of messages with the same nonce Discord takes one in some minutes, whichever process sends them.
    """
    for pause in _PAUSES:
        try:
            return await channel.send(nonce=nonce, **message)
        except NETWORK_ERRORS as error:
            if is_refused(error):
                raise
        await asyncio.sleep(pause)
    return await channel.send(nonce=nonce, **message)


def is_refused(error: BaseException) -> bool:
    """Return whether Discord would refuse another attempt to post a message as well."""
    status = error.status if isinstance(error, discord.HTTPException) else _SERVER_ERROR
    return status < _SERVER_ERROR and status != _TOO_MANY
