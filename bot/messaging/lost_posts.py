"""Looks for public answers that Discord did not confirm, so that they can be changed later."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine

import discord

from bot.discord_errors import NETWORK_ERRORS, NotDoneError
from bot.discord_internals.raw_response import SentResponse
from bot.errors import AnswerLostError
from bot.log import brief, log
from bot.messaging.delivery import progress_of

_PAUSES = (0.0, 2.0, 5.0, 30.0, 120.0, 600.0)  # seconds before each look; a token lives 15 minutes
_COMES_LATE = 3  # looks after which a missing message comes no more; one is enough after a refusal

_FOLLOW_UP = discord.InteractionResponseType.deferred_message_update

OnFound = Callable[[int], Awaitable[None]]

_looks: set[asyncio.Task[None]] = set()  # asyncio itself does not keep a task alive


async def confirmed(
    interaction: discord.Interaction, answer: Awaitable[SentResponse], on_found: OnFound
) -> SentResponse:
    """Return what an answer became; if Discord does not confirm it, `on_found` is called later.

    It gets the message's id, or 0 if there is no message that everybody sees; as long as nobody
    knows, it is not called. Raises AnswerLostError.
    """
    try:
        sent = await answer
    except AnswerLostError as error:
        _begin(_look_for(interaction, on_found, error))
        raise
    if not sent.message_id:
        _begin(_look_for(interaction, on_found, None))
    return sent


def _begin(look: Coroutine[None, None, None]) -> None:
    task = asyncio.create_task(look)
    _looks.add(task)
    task.add_done_callback(_looks.discard)


async def _look_for(
    interaction: discord.Interaction, on_found: OnFound, error: AnswerLostError | None
) -> None:
    try:
        message_id = await _message_of(interaction, error)
        if message_id is not None:
            await on_found(message_id)
    except Exception as failure:
        # The message stays lost, as it is in the database.
        log.warning("message not found: interaction=%d error=%s", interaction.id, brief(failure))


async def _message_of(
    interaction: discord.Interaction, error: AnswerLostError | None
) -> int | None:
    """Return the id of the message, 0 if there is none, or None if that stays unknown."""
    cause = error.__cause__ if error else None
    refused = isinstance(cause, NotDoneError)
    if progress_of(interaction).kind is _FOLLOW_UP:
        return 0 if refused else None  # nothing but its id leads to a follow-up
    return await _original(interaction, 1 if refused else _COMES_LATE)


async def _original(interaction: discord.Interaction, enough: int) -> int | None:
    """Do what `_message_of` does; a message that is missing after `enough` looks never comes."""
    for looks, pause in enumerate(_PAUSES, 1):
        await asyncio.sleep(pause)
        try:
            message = await interaction.original_response()
        except discord.NotFound:
            if looks >= enough:
                return 0
        except (discord.ClientException, *NETWORK_ERRORS):
            continue
        else:
            return 0 if message.flags.ephemeral else message.id
    return None
