"""The page of a server's settings, as it is at the moment."""

import discord

from bot.interactions.context import Context
from bot.views.message import Message
from bot.views.server_settings import settings_message


async def server_page(context: Context, interaction: discord.Interaction, guild_id: int) -> Message:
    """Return the page of a server's settings."""
    server = await context.server_settings.find(guild_id)
    season = await context.seasons.current(guild_id)
    return settings_message(server, season, interaction.locale.value, context.seasons.now())
