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

ANSWER_WITHIN = 3.0
"""Seconds after which Discord takes no first response."""

_AT_ONCE = 0.01  # seconds; an attempt that ends with the time may end a little before

T = TypeVar("T")
Send = Callable[[], Awaitable[T]]

_KEY = "progress"
_PAUSES = (0.5, 2.0)
"""Seconds before a message is posted again, after discord.py's own attempts."""


@dataclass(slots=True)
class AnswerProgress:
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
    """Send the first response by `send`, and again while the connection breaks; return it.

    Nobody knows whether Discord carried out a broken request. But an interaction takes only one
    first response. So the next request is either that one, or is refused because of it. Raises
    AnswerLostError.
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
    """Send a first response; if Discord refuses it since it has one already, return that.

    A proxy may have passed a response on although it said that it had not. Raises NotFound if there
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
    """Send, and while the connection breaks again at once, then each half second until `until`.

    Without that it is for what comes after the first response. `times` is how often Discord may get
    it, which shows each follow-up. Later answers pass in the pauses. Raises AnswerLostError.
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

    Of messages with the same nonce Discord takes one in some minutes, whichever process sends them.
    """
    for pause in _PAUSES:
        try:
            return await channel.send(nonce=nonce, **message)
        except RefusedError:
            raise
        except NETWORK_ERRORS:
            await asyncio.sleep(pause)
    return await channel.send(nonce=nonce, **message)
