"""`/help`: where a newcomer starts."""

import discord
from discord import app_commands

from bot.interactions.context import context_of
from bot.interactions.server_access import manages_server
from bot.locales import DEFAULT, translate
from bot.messaging.first_response import show
from bot.views.help import help_page


@app_commands.command(name="help", description=translate(DEFAULT, "command-help"))
async def show_help(interaction: discord.Interaction) -> None:
    """Show the person privately how to play, and what else there is."""
    page = help_page(
        interaction.locale.value,
        in_server=interaction.guild_id is not None,
        manages_server=manages_server(interaction),
        policies=context_of(interaction).policies,
    )
    await show(interaction, page)
