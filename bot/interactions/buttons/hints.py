"""Handles "Hint" and the steps of a hint, which only the person sees."""

import asyncio
from functools import partial

import discord

from bot.domain.hints import NUDGE, has_hint, hint_asked
from bot.domain.match import Match
from bot.errors import BoardMovedOnError
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.interactions.refresh_on_refusal import RefreshOnRefusal
from bot.messaging.acknowledgement import acknowledge_in_background
from bot.messaging.first_response import edit, show
from bot.messaging.match_log import log_event
from bot.views.custom_ids import HINT, HINT_STEP, TAKE_HINT
from bot.views.hints import hint_gone, hint_message, hint_question
from engines.review.hints import Hint


@button(HINT)
async def press_hint(
    context: Context, interaction: discord.Interaction, match: Match, revision: int
) -> None:
    """Begin a hint; in a rated match ask first."""
    async with RefreshOnRefusal(context, interaction, match.id, revision):
        hint_asked(match, interaction.user.id, revision)
        if match.rated:
            await show(interaction, hint_question(match, interaction.locale.value))
            return
        match, hint = await _take(context, interaction, match, revision)
        if match.revision != revision:
            await context.board_messages.update(interaction, match)
        await show(interaction, hint_message(match, hint, NUDGE, interaction.locale.value))


@button(TAKE_HINT)
async def press_take_hint(
    context: Context, interaction: discord.Interaction, match: Match, revision: int
) -> None:
    """Begin the hint where the question was, and redraw the board meanwhile."""
    try:
        match, hint = await _take(context, interaction, match, revision)
    except BoardMovedOnError:
        await edit(interaction, hint_gone(match, interaction.locale.value))
        return
    # Neither waits for the other: what everybody sees must not depend on a private answer.
    redraw = asyncio.create_task(context.board_messages.redraw(match))
    try:
        stale, language = not match.place.can_edit, interaction.locale.value
        await edit(interaction, hint_message(match, hint, NUDGE, language, stale=stale))
    finally:
        await redraw


async def _take(
    context: Context, interaction: discord.Interaction, match: Match, revision: int
) -> tuple[Match, Hint]:
    """Return the match with a hint for the board at `revision`, and the hint; raises as both."""
    hint_asked(match, interaction.user.id, revision)
    hint = await context.matches.hint(match, partial(acknowledge_in_background, interaction))
    taken = await context.matches.take_hint(match.id, revision, interaction.user.id)
    if taken.revision != match.revision:
        log_event("hint", taken, interaction.client)
    return taken, hint


@button(HINT_STEP)
async def press_hint_step(
    context: Context, interaction: discord.Interaction, match: Match, revision: int, step: int
) -> None:
    """Show another step in place, unless the board has changed since.

    Raises NotYourMatchError, EngineFailedError.
    """
    match.mark_of(interaction.user.id)
    if not has_hint(match, revision):
        await edit(interaction, hint_gone(match, interaction.locale.value))
        return
    hint = await context.matches.hint(match, partial(acknowledge_in_background, interaction))
    await edit(interaction, hint_message(match, hint, step, interaction.locale.value))
