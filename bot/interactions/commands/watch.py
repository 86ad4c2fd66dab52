"""`/tictactoe watch`: two engines play each other, and the channel watches."""

import discord
from discord import app_commands

from bot.interactions.commands.options import EngineName, Variant
from bot.interactions.context import context_of
from bot.interactions.shows import start_show
from bot.locales import DEFAULT, translate
from bot.messaging.acknowledgement import PUBLIC
from engines.games.classic import CLASSIC


@app_commands.command(description=translate(DEFAULT, "command-watch"), extras=PUBLIC)
@app_commands.describe(
    x=translate(DEFAULT, "command-watch-x"),
    o=translate(DEFAULT, "command-watch-o"),
    variant=translate(DEFAULT, "command-variant"),
)
async def watch(
    interaction: discord.Interaction,
    x: EngineName | None = None,
    o: EngineName | None = None,
    variant: Variant | None = None,
) -> None:
    """Start a show in this channel."""
    game = variant or CLASSIC.name
    await start_show(context_of(interaction), interaction, x, o, game)
