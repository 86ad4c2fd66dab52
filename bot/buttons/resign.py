"""The answers to the question whether to give a match up."""

import discord

from bot.game import Game, log_event
from bot.view.notices import notice
from bot.words import say


async def press_resign(game: Game, interaction: discord.Interaction, match_id: int) -> None:
    """Give the match up, say so in the question's place, and redraw the board."""
    match = await game.matches.resign(match_id, interaction.user.id)
    log_event("over by resigned", match, interaction)
    done = notice(say(interaction.locale.value, "resign-done"))
    await interaction.response.edit_message(view=done)
    await game.screen.redraw(match)


async def press_keep(game: Game, interaction: discord.Interaction, match_id: int) -> None:
    """Leave the match as it is and say so in the question's place."""
    await game.matches.find(match_id)
    kept = notice(say(interaction.locale.value, "resign-kept"))
    await interaction.response.edit_message(view=kept)
