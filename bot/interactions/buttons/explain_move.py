"""Handles "Why?", which asks for the reason of the engine's last move, and "Show numbers"."""

import discord

from bot.domain.match import Machine, Match
from bot.errors import NothingToExplainError
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.messaging.first_response import edit, show
from bot.views.custom_ids import EXPLAIN_MOVE, SHOW_NUMBERS
from bot.views.move_explanation import explanation_message, numbers_message


@button(EXPLAIN_MOVE)
async def press_explain_move(
    context: Context, interaction: discord.Interaction, match: Match
) -> None:
    """Tell the person privately why the engine moved there.

    Raises NothingToExplainError, EngineFailedError.
    """
    if match.engine_ply is None:
        raise NothingToExplainError
    explanation = await context.matches.explain_move(match, match.engine_ply)
    person, language = interaction.user.id, interaction.locale.value
    message = explanation_message(match, explanation, person, language)
    await show(interaction, message)


@button(SHOW_NUMBERS)
async def press_show_numbers(
    context: Context, interaction: discord.Interaction, match: Match, ply: int
) -> None:
    """Add the numbers to the explanation of the move at a ply; it may be taken back by now.

    Raises NothingToExplainError, EngineFailedError.
    """
    if not match.start_ply <= ply < len(match.moves) or not isinstance(match.mover(ply), Machine):
        raise NothingToExplainError
    explanation = await context.matches.explain_move(match, ply)
    person, language = interaction.user.id, interaction.locale.value
    message = numbers_message(match, explanation, person, language)
    await edit(interaction, message)
