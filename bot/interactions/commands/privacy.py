"""`/privacy`: a person's own settings, and what is stored about them."""

import discord
from discord import app_commands

from bot.interactions.context import context_of
from bot.locales import DEFAULT, translate
from bot.messaging.first_response import show
from bot.views.privacy import privacy_message


@app_commands.command(description=translate(DEFAULT, "command-privacy"))
async def privacy(interaction: discord.Interaction) -> None:
    """Show the person their own settings privately."""
    preferences = await context_of(interaction).preferences.of(interaction.user.id)
    page = privacy_message(preferences, interaction.locale.value)
    await show(interaction, page)
