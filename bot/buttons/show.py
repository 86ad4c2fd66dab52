"""A press that asks for the board to be shown again."""

import discord

from bot.game import Game
from bot.matches.play import seated


async def press_show(game: Game, interaction: discord.Interaction, match_id: int) -> None:
    """Show the match's board at the end of the channel.

    Raises NoSuchMatchError and what `play.seated` does.
    """
    match = await game.matches.punctual(match_id)
    seated(match, interaction.user.id)
    await game.screen.show(interaction, match)
