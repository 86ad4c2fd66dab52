"""Handles a press that asks for a new board of a match."""

import discord

from bot.domain.match import Match
from bot.domain.moves import seated
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.locales import translate
from bot.messaging.board_messages import refuse_elsewhere
from bot.messaging.first_response import acknowledge, replace_question
from bot.views.custom_ids import SHOW_BOARD
from bot.views.notices import notice


@button(SHOW_BOARD)
async def press_show_board(
    context: Context, interaction: discord.Interaction, match: Match
) -> None:
    """Post the match's board at the end of the channel, and say so where the button was.

    Raises NoSuchMatchError and what `moves.seated` raises.
    """
    refuse_elsewhere(interaction, match)
    seated(match, interaction.user.id)
    await acknowledge(interaction)
    await context.board_messages.post(interaction, match)
    shown = notice(translate(interaction.locale.value, "already-shown"))
    await replace_question(interaction, shown)
