"""`/tictactoe start`: starts a match against the bot."""

import discord
from discord import app_commands

from bot.interactions.commands.options import DifficultyName, EngineName, OwnMark, Variant
from bot.interactions.context import context_of
from bot.interactions.own_match import start_own
from bot.locales import DEFAULT, translate
from bot.messaging.acknowledgement import PUBLIC
from engines.games.classic import CLASSIC


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
    await start_own(
        context_of(interaction),
        interaction,
        level=difficulty,
        engine=engine,
        mark=mark,
        variant=variant or CLASSIC.name,
    )
