"""Handles a press on "More" under a finished match."""

import discord

from bot.domain.match import Match
from bot.interactions.button import button
from bot.interactions.context import Context
from bot.messaging.first_response import show
from bot.views.custom_ids import MORE
from bot.views.more import more_message


@button(MORE)
async def press_more(_: Context, interaction: discord.Interaction, match: Match) -> None:
    """Tell the person privately what the match did to their rating."""
    await show(interaction, more_message(match, interaction.user.id, interaction.locale.value))
