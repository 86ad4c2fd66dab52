"""`/tictactoe resign`: gives up the person's live match, after a question."""

import discord
from discord import app_commands

from bot.interactions.context import context_of
from bot.locales import DEFAULT, translate
from bot.messaging.first_response import show
from bot.views.notices import resign_question


@app_commands.command(description=translate(DEFAULT, "command-resign"))
async def resign(interaction: discord.Interaction) -> None:
    """Ask privately whether to resign the person's live match in this channel."""
    match = await context_of(interaction).live_match(interaction)
    question = resign_question(match, interaction.locale.value)
    await show(interaction, question)
