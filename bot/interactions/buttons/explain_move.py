"""Handles "Why?", which asks for the reason of the engine's last move, and "Show numbers"."""

import discord

from bot.domain.match import Machine
from bot.errors import NothingToExplainError
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.messaging.first_response import edit, show
from bot.views.custom_ids import EXPLAIN_MOVE, SHOW_NUMBERS
from bot.views.move_explanation import explanation_message, numbers_message


@button(EXPLAIN_MOVE)
async def press_explain_move(
    context: Context, interaction: discord.Interaction, match_id: int
) -> None:
    """Tell the person privately why the engine moved there.

    Raises NoSuchMatchError, NothingToExplainError, EngineFailedError.
    """
    match, person = await context.matches.find(match_id), interaction.user.id
    if match.engine_ply is None:
        raise NothingToExplainError
    explanation = await context.matches.explain_move(match, match.engine_ply)
    message = explanation_message(match, explanation, person, interaction.locale.value)
    await show(interaction, message)


@button(SHOW_NUMBERS)
async def press_show_numbers(
    context: Context, interaction: discord.Interaction, match_id: int, ply: int
) -> None:
    """Add the numbers to the explanation of the move at a ply; it may be taken back by now.

    Raises NoSuchMatchError, NothingToExplainError, EngineFailedError.
    """
    match, person = await context.matches.find(match_id), interaction.user.id
    if not match.start_ply <= ply < len(match.moves) or not isinstance(match.mover(ply), Machine):
        raise NothingToExplainError
    explanation = await context.matches.explain_move(match, ply)
    message = numbers_message(match, explanation, person, interaction.locale.value)
    await edit(interaction, message)
