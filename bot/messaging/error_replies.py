"""Turns errors into private sentences; no other module does."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.discord_internals.sent_response import SentResponse
from bot.errors import (
    NotYourMatchError,
    RefusalError,
    StoreDamagedError,
    StoreError,
    UnknownOptionError,
)
from bot.locales import translate
from bot.log import brief, log
from bot.messaging.first_response import answer, is_answered
from bot.messaging.network_errors import NETWORK_ERRORS
from bot.metrics import count_refusal
from bot.views.message import Message
from bot.views.notices import start_your_own

_UNKNOWN_MESSAGE = 10008  # Discord's code
_STALE_COMMAND = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)


async def reply_to(interaction: discord.Interaction, error: BaseException) -> None:
    """Tell the person privately what `error` means for them, and log what the host has to know.

    An answer that did not reach Discord is only logged, unless the pressed board was deleted.
    Refusals, a failing store and outdated commands have sentences of their own. Any other error is
    a bug.
    """
    error = _cause(error)
    count_refusal(error)
    if isinstance(error, NETWORK_ERRORS) and not _is_board_gone(error):
        log.warning("answer lost: interaction=%d error=%s", interaction.id, brief(error))
        return
    try:
        await _reply(interaction, error)
    except NETWORK_ERRORS as lost:
        log.warning("reply lost: interaction=%d error=%s", interaction.id, brief(lost))


async def tell(interaction: discord.Interaction, text: str) -> None:
    """Send a person a private text: as the answer or, if there is one already, as a follow-up."""
    if not await _answer_privately(interaction, content=text):
        await interaction.followup.send(text, ephemeral=True)


async def _show(interaction: discord.Interaction, message: Message) -> None:
    if not await _answer_privately(interaction, view=message):
        await interaction.followup.send(view=message, ephemeral=True)


async def _answer_privately(interaction: discord.Interaction, **content: str | Message) -> bool:
    """Answer an interaction privately; return False if it already has an answer."""
    if interaction.response.is_done():
        return False
    respond: Callable[..., Awaitable[object]] = interaction.response.send_message

    async def send() -> SentResponse:
        await respond(ephemeral=True, **content)
        return SentResponse(private=True)

    try:
        await answer(interaction, send)
    except discord.HTTPException as error:
        if not is_answered(error):
            raise
        return False
    return True


async def _reply(interaction: discord.Interaction, error: BaseException) -> None:
    text = _sentence(interaction, error)
    if isinstance(error, NotYourMatchError):
        await _show(interaction, start_your_own(text, interaction.locale.value))
    else:
        await tell(interaction, text)


def _sentence(interaction: discord.Interaction, error: BaseException) -> str:
    language = interaction.locale.value
    if isinstance(error, RefusalError):
        return translate(language, error.key, **_translated(language, error.sentence_args))
    if _is_board_gone(error):
        return translate(language, "refusal-board-gone")
    if isinstance(error, StoreError):
        _log_store(interaction, error)
        return translate(language, error.key)
    if isinstance(error, _STALE_COMMAND):
        return translate(language, "refusal-unknown-command")
    log.error("unexpected error: interaction=%d", interaction.id, exc_info=error)
    return translate(language, "refusal-broken")


def _log_store(interaction: discord.Interaction, error: StoreError) -> None:
    if isinstance(error, StoreDamagedError):
        log.critical("store damaged: interaction=%d error=%s", interaction.id, error)
    else:
        log.error("store busy: interaction=%d error=%s", interaction.id, error)


def _is_board_gone(error: BaseException) -> bool:
    return isinstance(error, discord.NotFound) and error.code == _UNKNOWN_MESSAGE


def _translated(language: str, args: dict[str, str | int]) -> dict[str, str | int]:
    """Return args with the names of engines and levels translated."""
    named = args.keys() & {"engine", "level"}
    return args | {name: translate(language, f"{name}-{args[name]}") for name in named}


def _cause(error: BaseException) -> BaseException:
    """Return the original error; discord.py wraps the errors of commands."""
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    if isinstance(error, app_commands.TransformerError):
        return _of_option(error.__cause__)
    return error


def _of_option(cause: BaseException | None) -> BaseException:
    """Return why an option was not taken: a refusal, or else a value of the wrong type."""
    return cause if isinstance(cause, RefusalError) else UnknownOptionError()
