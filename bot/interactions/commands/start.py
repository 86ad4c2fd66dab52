"""`/tictactoe start`: starts a match against the bot."""

import discord
from discord import app_commands

from bot.errors import AlreadyPlayingError
from bot.interactions.commands.options import DifficultyName, EngineName, OwnMark, Variant
from bot.interactions.context import Context, context_of, place_of
from bot.locales import DEFAULT, language_for, translate
from bot.messaging.acknowledgement import PUBLIC
from bot.messaging.match_log import log_event
from engines.games.classic import CLASSIC
from engines.games.variants import GAMES
from engines.levels import Level, levels_of


@app_commands.command(description=translate(DEFAULT, "command-start"), extras=PUBLIC)
@app_commands.describe(
    difficulty=translate(DEFAULT, "command-start-difficulty"),
    engine=translate(DEFAULT, "command-start-engine"),
    mark=translate(DEFAULT, "command-start-mark"),
    variant=translate(DEFAULT, "command-variant"),
)
async def start(
    interaction: discord.Interaction,
    difficulty: DifficultyName | None = None,
    engine: EngineName | None = None,
    mark: OwnMark | None = None,
    variant: Variant | None = None,
) -> None:
    """Start a match against an engine, or link to the live match that the person has here."""
    context, variant = context_of(interaction), variant or CLASSIC.name
    try:
        match = await context.matches.start(
            place_of(interaction),
            interaction.user.id,
            language_for(interaction.locale.value),
            level=difficulty or await _default_level(context, interaction, engine, variant),
            engine=engine,
            mark=mark,
            variant=variant,
        )
    except AlreadyPlayingError as error:
        await context.redirect_to(interaction, error.match_id)
        return
    log_event("started", match, interaction.client)
    await context.board_messages.post(interaction, match)


async def _default_level(
    context: Context, interaction: discord.Interaction, engine: str | None, variant: str
) -> Level | None:
    """Return the server's level, or None for a person who chose an engine.

    A game without that level gets its hardest.
    """
    if engine is not None:
        return None
    level = (await context.server_settings.find(interaction.guild_id)).difficulty
    levels = levels_of(GAMES[variant])
    return level if level in levels else levels[-1]
