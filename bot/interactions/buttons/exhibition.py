"""Handles presses on an exhibition: on its cells and on "Stop"."""

import discord

from bot.errors import AnswerLostError
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.messaging.first_response import acknowledge, edit
from bot.views.custom_ids import EXHIBITION_CELL, STOP_EXHIBITION
from bot.views.exhibition import stopped_message


@button(EXHIBITION_CELL)
async def press_exhibition_cell(
    _: Context,
    interaction: discord.Interaction,
    exhibition_id: int,  # noqa: ARG001 - these make the custom id unique
    ply: int,  # noqa: ARG001
    cell: int,  # noqa: ARG001
) -> None:
    """Show nothing: people only watch."""
    await acknowledge(interaction)


@button(STOP_EXHIBITION)
async def press_stop_exhibition(
    context: Context, interaction: discord.Interaction, exhibition_id: int
) -> None:
    """End the exhibition, and say so on its message.

    Raises ExhibitionOverError, NotYourExhibitionError.
    """
    exhibition = await context.exhibitions.stop(exhibition_id, interaction.user.id)
    try:
        await edit(interaction, stopped_message(exhibition))
    except AnswerLostError:
        await context.exhibitions.show_stopped(exhibition)
        raise
