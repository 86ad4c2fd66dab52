"""`/tictactoe resign`: end one's live match as a loss, after a question."""

import discord
from discord import app_commands

from bot.interactions.context import context_of
from bot.locales import DEFAULT, translate
from bot.views.notices import resign_question


@app_commands.command(description=translate(DEFAULT, "command-resign"))
async def resign(interaction: discord.Interaction) -> None:
    """Ask whether to resign the person's live match here."""
    match = await context_of(interaction).live_match(interaction)
    question = resign_question(match, interaction.locale.value)
    await interaction.response.send_message(view=question, ephemeral=True)
