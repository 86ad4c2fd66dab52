"""`/settings`: the settings of a server."""

import discord
from discord import app_commands

from bot.interactions.context import context_of
from bot.locales import DEFAULT, translate
from bot.messaging.first_response import show
from bot.views.server_settings import settings_message


@app_commands.command(description=translate(DEFAULT, "command-settings"))
@app_commands.default_permissions(manage_guild=True)
@app_commands.allowed_contexts(guilds=True)
async def settings(interaction: discord.Interaction) -> None:
    """Show the server's settings to the person privately.

    Discord offers the command to people who may manage the server, unless its owners say otherwise.
    """
    server = await context_of(interaction).server_settings.find(interaction.guild_id)
    page = settings_message(server, interaction.locale.value)
    await show(interaction, page)
