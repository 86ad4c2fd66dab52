"""Delivers answers to interactions and new messages, even if the connection breaks."""

import asyncio
import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import aiohttp
import discord

from bot.discord_errors import NETWORK_ERRORS, AlreadyThereError, RefusedError, meaning
from bot.discord_internals.raw_response import SentResponse, in_time
from bot.discord_internals.readable_answers import PAUSE, NotConfirmedError
from bot.discord_internals.requests import request_waiting
from bot.errors import AnswerLostError

ANSWER_WITHIN = 3.0  # seconds after which Discord takes no first response

_AT_ONCE = 0.01  # seconds; an attempt that is cut off at the limit may end a little earlier

T = TypeVar("T")
Send = Callable[[], Awaitable[T]]

_KEY = "progress"
_PAUSES = (0.5, 2.0)  # seconds before a message is posted again, after discord.py's attempts


@dataclass(slots=True)
class AnswerProgress:
    """How far the answer to an interaction has come."""

    until: float  # when Discord stops taking a first response, by the event loop's clock
    begun: bool = False  # whether a first response was sent at all
    kind: discord.InteractionResponseType | None = None  # of the first response that Discord has
    deferral: asyncio.Task[None] | None = None  # until it ends, nothing else may be sent
    follow_up: int = 0  # the id of a public follow-up, if known


def progress_of(interaction: discord.Interaction) -> AnswerProgress:
    """Return how far the answer to an interaction has come; the first call is its arrival."""
    progress: AnswerProgress | None = interaction.extras.get(_KEY)
    if progress is None:
        until = asyncio.get_running_loop().time() + ANSWER_WITHIN
        progress = interaction.extras[_KEY] = AnswerProgress(until)
    return progress


async def deliver_first(
    interaction: discord.Interaction,
    kind: discord.InteractionResponseType,
    send: Send[SentResponse],
) -> SentResponse:
    """Send the first response, and again while the connection breaks; raises AnswerLostError.

    That is safe, since an interaction takes only one: a second one is refused.
    """
    progress = progress_of(interaction)
    progress.begun = True
    sent = await deliver(partial(_answered, interaction, send), progress.until)
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


async def _answered(interaction: discord.Interaction, send: Send[SentResponse]) -> SentResponse:
    """Send a first response; if Discord has one already, return that.

    A proxy may have passed on a response although it said that it had not. Raises NotFound if there
    is none after all, and any other refusal.
    """
    try:
        return await send()
    except discord.HTTPException as refusal:
        if not isinstance(meaning(refusal), AlreadyThereError):
            raise
    try:
        message = await interaction.original_response()
    except discord.NotFound:
        raise
    except (discord.ClientException, *NETWORK_ERRORS):  # its channel can be of an unknown kind
        return SentResponse()
    return SentResponse(message.id, message.flags.ephemeral)


async def deliver(send: Send[T], until: float | None = None, *, times: float = math.inf) -> T:
    """Send; while the connection breaks, send again at once, then each half second until `until`.

    By default that is `ANSWER_WITHIN` seconds from now, for what follows the first response.
    Discord may get an answer at most `times` times, since it shows each follow-up. Other answers
    about the match may pass in the pauses. Raises AnswerLostError.
    """
    now, pause = asyncio.get_running_loop().time, _AT_ONCE
    until = until or now() + ANSWER_WITHIN
    while True:
        try:
            return await send()
        except NETWORK_ERRORS as error:
            times -= not isinstance(error, aiohttp.ClientConnectorError)
            pause = PAUSE if isinstance(error, NotConfirmedError) else pause
            if isinstance(error, discord.HTTPException) or times < 1 or now() + pause >= until:
                raise AnswerLostError from meaning(error)
        with request_waiting():
            await asyncio.sleep(pause)
        pause = PAUSE


async def post_once(
    channel: discord.PartialMessageable, nonce: int | str, **message: Any
) -> discord.Message:
    """Post a message, in at most three attempts; raises what `NETWORK_ERRORS` names.

    For some minutes Discord takes only one message with a nonce, whichever process sends it.
    """
    for pause in _PAUSES:
        try:
            return await channel.send(nonce=nonce, **message)
        except RefusedError:
            raise
        except NETWORK_ERRORS:
            await asyncio.sleep(pause)
    return await channel.send(nonce=nonce, **message)
