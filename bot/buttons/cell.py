"""A press on a cell of a board."""

import discord

from bot.errors import RefusalError
from bot.game import Game, log_event
from bot.matches.model import Match, Status


async def press_cell(
    game: Game, interaction: discord.Interaction, match_id: int, revision: int, cell: int
) -> None:
    """Play the cell and show the match; a refused press still brings a stale board up to date."""
    message_id = interaction.message.id if interaction.message else None
    try:
        match = await game.matches.press(match_id, revision, cell, interaction.user.id, message_id)
    except RefusalError:
        await _bring_level(game, interaction, match_id, revision)
        raise
    log_event(_event(match), match, interaction)
    await game.screen.update(interaction, match)


async def _bring_level(
    game: Game, interaction: discord.Interaction, match_id: int, revision: int
) -> None:
    match = await game.matches.find(match_id)
    if match.revision != revision:
        await game.screen.update(interaction, match)


def _event(match: Match) -> str:
    return "moved" if match.status is Status.LIVE else f"over by {match.ending}"
