"""`/settings`: the settings of a server."""

import discord
from discord import app_commands

from bot.interactions.context import context_of
from bot.interactions.server_access import managed_server
from bot.interactions.server_page import server_page
from bot.locales import DEFAULT, translate
from bot.messaging.first_response import show


@app_commands.command(description=translate(DEFAULT, "command-settings"))
@app_commands.default_permissions(manage_guild=True)
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
async def settings(interaction: discord.Interaction) -> None:
    """Show the server's settings privately to a person who may manage the server.

    Discord offers the command to them alone, but the owners of a server can have it offer more.
    """
    guild_id = managed_server(interaction)
    await show(interaction, await server_page(context_of(interaction), interaction, guild_id))
