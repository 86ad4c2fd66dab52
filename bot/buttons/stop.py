"""A press on "Stop" under a show."""

import discord

from bot.game import Game
from bot.view.show import stopped_message


async def press_stop(game: Game, interaction: discord.Interaction, show_id: int) -> None:
    """End the show and say so in its place; raises ShowOverError, NotYourShowError."""
    show = await game.stage.stop(show_id, interaction.user.id)
    await interaction.response.edit_message(view=stopped_message(show))
