"""`/tictactoe engines`: introduces the engines."""

import discord
from discord import app_commands

from bot.locales import DEFAULT, translate
from bot.messaging.first_response import show
from bot.views.engines import engines_message


@app_commands.command(description=translate(DEFAULT, "command-engines"))
async def engines(interaction: discord.Interaction) -> None:
    """Say how the engines think, how strong they are, and how to beat them."""
    page = engines_message(interaction.locale.value)
    await show(interaction, page)
