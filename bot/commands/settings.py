"""`/settings`: what a server's owners can set for it."""

import discord
from discord import app_commands

from bot.game import Game
from bot.view.settings import settings_message
from bot.words import DEFAULT, say


def settings_command(game: Game) -> app_commands.Command[discord.Client, ..., None]:  # type: ignore[type-var]
    """Return the command `/settings`; who may use it is Discord's and the owners' to say."""

    @app_commands.command(name="settings", description=say(DEFAULT, "command-settings"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True)
    async def settings(interaction: discord.Interaction) -> None:
        """Show the server's settings to the person alone."""
        server = await game.servers.find(interaction.guild_id)
        page = settings_message(server, interaction.locale.value)
        await interaction.response.send_message(view=page, ephemeral=True)

    return settings
