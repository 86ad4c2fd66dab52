"""Turns errors into private sentences; no other module does."""

from typing import Any, cast

import discord
from discord import app_commands

from bot import NAME
from bot.discord_errors import MessageGoneError
from bot.errors import AnswerLostError, EngineFailedError, Refusal, StoreDamagedError, StoreError
from bot.locales import Argument, Noun, language_for, translate
from bot.log import brief, log
from bot.messaging.private_answers import PrivateAnswers
from bot.metrics import count_refusal
from bot.views import ui
from bot.views.names import engine_title, person_name
from bot.views.notices import notice, start_your_own

_PLAY_INSTEAD = (  # refusals with a button that starts a match of one's own
    "refusal-not-your-match",
    "refusal-no-such-match",
    "refusal-match-over",
    "refusal-nothing-to-review",
)
_STALE_COMMAND = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)


async def reply_to(interaction: discord.Interaction, error: BaseException) -> None:
    """Tell the person privately what `error` means for them, and log what the host has to know."""
    error = _cause(error)
    count_refusal(_reason(error))
    if isinstance(error, AnswerLostError) and not isinstance(_reason(error), MessageGoneError):
        log.warning("answer lost: interaction=%d error=%s", interaction.id, brief(_reason(error)))
        return
    try:
        await _reply(interaction, error)
    except AnswerLostError as lost:
        log.warning("reply lost: interaction=%d error=%s", interaction.id, brief(_reason(lost)))


async def _reply(interaction: discord.Interaction, error: BaseException) -> None:
    language = language_for(interaction.locale.value)
    text, context = _sentence(interaction, error, language), cast(Any, interaction.client).context
    support: str = context.policies.support
    answers: PrivateAnswers = context.private_answers
    body: str | ui.Message = text
    if isinstance(error, Refusal) and error.key in _PLAY_INSTEAD:
        body = start_your_own(text, language)
    elif isinstance(error, Refusal) and error.key == "refusal-wrong-engine":
        body = start_your_own(text, language, variant=str(error.sentence_args["variant"]))
    elif support and text == translate(language, "refusal-broken"):
        body = notice(text, ui.link_button(language, "help-support", support))
    await answers.show(interaction, body)


def _sentence(interaction: discord.Interaction, error: BaseException, language: str) -> str:
    if isinstance(error, Refusal):
        return refusal_text(error, language)
    if isinstance(_reason(error), MessageGoneError):
        return translate(language, "refusal-board-gone")
    if isinstance(error, StoreError):
        if isinstance(error, StoreDamagedError):
            log.critical("store damaged: interaction=%d error=%s", interaction.id, error)
        else:
            log.error("store busy: interaction=%d error=%s", interaction.id, error)
        return translate(language, error.key)
    if isinstance(error, EngineFailedError):
        log.error("engine failed: interaction=%d error=%r", interaction.id, error.__cause__)
        return translate(language, error.key)
    if isinstance(error, _STALE_COMMAND):
        return translate(language, "refusal-unknown-command")
    log.error("unexpected error: interaction=%d", interaction.id, exc_info=error)
    return translate(language, "refusal-broken")


def _reason(error: BaseException) -> BaseException:
    """Return why an answer was lost, and any other error as it is."""
    return error.__cause__ or error if isinstance(error, AnswerLostError) else error


def refusal_text(error: Refusal, language: str) -> str:
    """Return the sentence of a refusal, with names of people, engines, levels and games."""
    args = error.sentence_args
    named = args.keys() & {"level", "game"}
    nouns: dict[str, Argument] = {name: Noun(f"{name}-{args[name]}") for name in named}
    if "engine" in args:
        nouns["engine"] = engine_title(str(args["engine"]))
    if "person" in args:
        person = int(args["person"])
        nouns["person"] = person_name(language, person) if person else NAME
    return translate(language, error.key, **args | nouns)


def _cause(error: BaseException) -> BaseException:
    """Return the original error; discord.py wraps the errors of commands."""
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    if isinstance(error, app_commands.TransformerError):
        cause = error.__cause__
        return cause if isinstance(cause, Refusal) else Refusal("unknown-option")
    return error
