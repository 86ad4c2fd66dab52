"""Handles a press on "Stop" under an exhibition."""

import discord

from bot.errors import AnswerLostError
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.messaging.first_response import edit
from bot.views.custom_ids import STOP_EXHIBITION
from bot.views.exhibition import stopped_message


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
