"""Starts a match of a person against the bot, by every way in: commands, menus and buttons."""

import discord

from bot.errors import AlreadyPlayingError
from bot.interactions.context import Context, place_of
from bot.locales import language_for
from bot.messaging.match_log import log_event
from engines.games.classic import CLASSIC
from engines.games.game import Mark
from engines.games.variants import GAMES
from engines.levels import Difficulty, Level, default_level


async def start_own(  # noqa: PLR0913
    context: Context,
    interaction: discord.Interaction,
    *,
    level: Difficulty | None = None,
    engine: str | None = None,
    mark: Mark | None = None,
    variant: str = CLASSIC.name,
) -> None:
    """Post the board of a new match, or lead the person to the one that they play here.

    A match for which neither level nor engine was picked has the server's level. Raises
    NoSuchLevelError, NoUnbeatableError, WrongEngineError, EngineFailedError.
    """
    place = place_of(interaction)
    if engine is None:
        level = level or await _servers_level(context, place.guild_id, variant)
    try:
        match = await context.matches.start(
            place,
            interaction.user.id,
            language_for(interaction.locale.value),
            level=level,
            engine=engine,
            mark=mark,
            variant=variant,
        )
    except AlreadyPlayingError as error:
        await context.redirect_to(interaction, error.match_id)
    else:
        log_event("started", match, interaction.client)
        await context.board_messages.post(interaction, match)


async def _servers_level(context: Context, guild_id: int | None, variant: str) -> Level:
    server = await context.server_settings.find(guild_id)
    return default_level(GAMES[variant], server.difficulty)
