"""Keeps a pressed board level: a press that is refused still shows the match as it stands."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord

from bot.errors import AlreadyPlayingError, RefusalError
from bot.game import Game


@asynccontextmanager
async def kept_level(
    game: Game, interaction: discord.Interaction, match_id: int, revision: int
) -> AsyncIterator[None]:
    """Have a refusal bring a board drawn at another `revision` up to date before it is told."""
    try:
        yield
    except AlreadyPlayingError as error:
        await game.lead_to(interaction, error.match_id)
    except RefusalError:
        match = await game.matches.find(match_id)
        if match.revision != revision:
            await game.screen.update(interaction, match)
        raise
