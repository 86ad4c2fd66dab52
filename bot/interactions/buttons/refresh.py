"""Handles "Refresh" on a board that waits for the bot's move."""

import discord

from bot.domain.match import Match
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.views.custom_ids import REFRESH


@button(REFRESH)
async def press_refresh(context: Context, interaction: discord.Interaction, match: Match) -> None:
    """Draw the board as it is now, and once more when the bot has moved."""
    await context.board_messages.update(interaction, match)
