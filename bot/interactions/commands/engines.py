"""`/tictactoe engines`: who the engines are."""

import discord
from discord import app_commands

from bot.locales import DEFAULT, translate
from bot.views.engines import engines_message


@app_commands.command(description=translate(DEFAULT, "command-engines"))
async def engines(interaction: discord.Interaction) -> None:
    """Say who the engines are, how strong they are, and how they can be beaten."""
    page = engines_message(interaction.locale.value)
    await interaction.response.send_message(view=page, ephemeral=True)
