"""A press on "Why?": what the engine thought at its last move."""

import discord

from bot.errors import NoThoughtError
from bot.game import Game
from bot.replies import tell
from bot.view.thoughts import thought_text


async def press_why(game: Game, interaction: discord.Interaction, match_id: int) -> None:
    """Tell the person alone what the engine thought; raises NoSuchMatchError, NoThoughtError."""
    match = await game.matches.find(match_id)
    if match.engine_ply is None:
        raise NoThoughtError
    thought = match.thought(match.engine_ply)
    await tell(interaction, thought_text(interaction.locale.value, thought))
