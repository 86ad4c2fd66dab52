"""A press that asks for the board to be shown again."""

import discord

from bot.errors import MatchOverError
from bot.game import Game
from bot.matches.model import Status


async def press_show(game: Game, interaction: discord.Interaction, match_id: int) -> None:
    """Show the match's board at the end of the channel.

    Raises NoSuchMatchError, NotYourMatchError, MatchOverError.
    """
    match = await game.matches.find(match_id)
    match.mark_of(interaction.user.id)
    if match.status is not Status.LIVE:
        raise MatchOverError
    await game.screen.show(interaction, match)
