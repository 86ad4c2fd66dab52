"""Handles a press on "Why?", which asks for the reason of the engine's last move."""

import discord

from bot.interactions.button import button
from bot.interactions.context import Context
from bot.messaging.first_response import show
from bot.views.custom_ids import EXPLAIN_MOVE
from bot.views.move_explanation import explanation_text


@button(EXPLAIN_MOVE)
async def press_explain_move(
    context: Context, interaction: discord.Interaction, match_id: int
) -> None:
    """Tell the person privately why the engine moved there; raises as `Matches.explain_move`."""
    explanation = await context.matches.explain_move(match_id)
    await show(interaction, explanation_text(interaction.locale.value, explanation))
