"""`/privacy`: what others may do, set by each for themselves."""

import discord
from discord import app_commands

from bot.game import Game
from bot.view.privacy import privacy_message
from bot.words import DEFAULT, say


def privacy(game: Game) -> app_commands.Command[app_commands.Group, [], None]:
    """Return the command that shows a person what they have set."""

    async def show(interaction: discord.Interaction) -> None:
        preferences = await game.people.of(interaction.user.id)
        page = privacy_message(preferences, interaction.locale.value)
        await interaction.response.send_message(view=page, ephemeral=True)

    return app_commands.Command(
        name="privacy", description=say(DEFAULT, "command-privacy"), callback=show
    )
