"""`/privacy`: what others may do, set by each for themselves."""

import discord
from discord import app_commands

from bot.interactions.context import context_of
from bot.locales import DEFAULT, translate
from bot.views.privacy import privacy_message


@app_commands.command(description=translate(DEFAULT, "command-privacy"))
async def privacy(interaction: discord.Interaction) -> None:
    """Show the person's own settings to them alone."""
    preferences = await context_of(interaction).preferences.of(interaction.user.id)
    page = privacy_message(preferences, interaction.locale.value)
    await interaction.response.send_message(view=page, ephemeral=True)
