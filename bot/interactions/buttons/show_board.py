"""Handles a press that asks for a new board of a match."""

import discord

from bot.domain.moves import seated
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.views.custom_ids import SHOW_BOARD


@button(SHOW_BOARD)
async def press_show_board(
    context: Context, interaction: discord.Interaction, match_id: int
) -> None:
    """Post the match's board at the end of the channel.

    Raises NoSuchMatchError and what `moves.seated` raises.
    """
    match = await context.matches.find_and_expire(match_id)
    seated(match, interaction.user.id)
    await context.board_messages.post(interaction, match)
