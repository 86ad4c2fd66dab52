"""The question whether to give a match up, and the answers to it."""

import discord

from bot.game import Game, event_of, log_event
from bot.matches.play import seated
from bot.view.notices import notice, resign_question
from bot.words import say


async def press_give_up(game: Game, interaction: discord.Interaction, match_id: int) -> None:
    """Ask the person alone whether to give the match up; raises what `play.seated` does."""
    match = await game.matches.punctual(match_id)
    seated(match, interaction.user.id)
    question = resign_question(match, interaction.locale.value)
    await interaction.response.send_message(view=question, ephemeral=True)


async def press_resign(game: Game, interaction: discord.Interaction, match_id: int) -> None:
    """Give the match up, say so in the question's place, and redraw the board."""
    match = await game.matches.resign(match_id, interaction.user.id)
    log_event(event_of(match), match, interaction)
    key = "resign-done" if match.place.reach else "resign-done-unseen"
    await interaction.response.edit_message(view=notice(say(interaction.locale.value, key)))
    await game.screen.redraw(match)
    await game.pages.explain(interaction, match)


async def press_keep(game: Game, interaction: discord.Interaction, match_id: int) -> None:
    """Leave the match as it is and say so; raises what `play.seated` does if it is over."""
    seated(await game.matches.punctual(match_id), interaction.user.id)
    kept = notice(say(interaction.locale.value, "resign-kept"))
    await interaction.response.edit_message(view=kept)
