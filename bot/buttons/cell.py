"""A press on a cell of a board."""

import discord

from bot.buttons.level import KeptLevel
from bot.game import Game, log_move
from bot.matches.model import Status
from bot.sparing import message_of


async def press_cell(
    game: Game, interaction: discord.Interaction, match_id: int, revision: int, cell: int
) -> None:
    """Play the cell and show the match; a refused press still brings a stale board up to date."""
    person, message = interaction.user.id, message_of(interaction)
    async with KeptLevel(game, interaction, match_id, revision):
        match = await game.matches.press(match_id, revision, cell, person, message)
        log_move(match, interaction)
        await game.screen.update(interaction, match)
        if match.status is Status.OVER:
            await game.pages.explain(interaction, match)
