"""`/tictactoe engines`: introduces the engines."""

import discord
from discord import app_commands

from bot.locales import DEFAULT, translate
from bot.messaging.first_response import show
from bot.views.engines import engines_page


@app_commands.command(description=translate(DEFAULT, "command-engines"))
async def engines(interaction: discord.Interaction) -> None:
    """Show the engines privately, with a menu that tells more of each."""
    await show(interaction, engines_page(interaction.locale.value))
