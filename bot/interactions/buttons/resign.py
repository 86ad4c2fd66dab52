"""Handles the button to resign, and the two answers to the question that it asks."""

import asyncio

import discord

from bot.domain.match import Match
from bot.domain.moves import seated
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.locales import translate
from bot.messaging.first_response import edit, show
from bot.messaging.match_log import log_outcome
from bot.views.custom_ids import ASK_RESIGN, KEEP_PLAYING, RESIGN
from bot.views.notices import notice, resign_question


@button(ASK_RESIGN)
async def press_ask_resign(_: Context, interaction: discord.Interaction, match: Match) -> None:
    """Ask the person privately whether to resign; raises what `moves.seated` raises."""
    seated(match, interaction.user.id)
    question = resign_question(match, interaction.locale.value)
    await show(interaction, question)


@button(RESIGN)
async def press_resign(context: Context, interaction: discord.Interaction, match: Match) -> None:
    """Resign the match, say so on the question's message, and redraw the board meanwhile."""
    match = await context.matches.resign(match.id, interaction.user.id)
    log_outcome(match, interaction.client)
    # Neither waits for the other: what everybody sees must not depend on a private answer.
    redraw = asyncio.create_task(context.board_messages.redraw(match))
    try:
        await _confirm(interaction, match)
    finally:
        await redraw
    await context.standings.explain_uncounted(interaction, match)


async def _confirm(interaction: discord.Interaction, match: Match) -> None:
    key = "resign-done" if match.place.can_edit else "resign-done-unseen"
    await edit(interaction, notice(translate(interaction.locale.value, key)))


@button(KEEP_PLAYING)
async def press_keep_playing(_: Context, interaction: discord.Interaction, match: Match) -> None:
    """Leave the match as it is, and say so on the question's message.

    Raises what `moves.seated` raises.
    """
    seated(match, interaction.user.id)
    message = notice(translate(interaction.locale.value, "resign-kept"))
    await edit(interaction, message)
