"""Starts a match of a person against the bot, for a button that offers one."""

import discord

from bot.errors import AlreadyPlayingError
from bot.interactions.context import Context, place_of
from bot.locales import language_for
from bot.messaging.match_log import log_event
from engines.games.classic import CLASSIC
from engines.levels import Level


async def start_own(
    context: Context,
    interaction: discord.Interaction,
    *,
    level: Level | None = None,
    engine: str | None = None,
    variant: str = CLASSIC.name,
) -> None:
    """Post the board of a new match, or lead the person to the one that they play here."""
    place, language = place_of(interaction), language_for(interaction.locale.value)
    try:
        match = await context.matches.start(
            place, interaction.user.id, language, level=level, engine=engine, variant=variant
        )
    except AlreadyPlayingError as error:
        await context.redirect_to(interaction, error.match_id)
    else:
        log_event("started", match, interaction.client)
        await context.board_messages.post(interaction, match)
