"""`/tictactoe board`: posts the board of the person's live match again."""

import discord
from discord import app_commands

from bot.interactions.context import context_of
from bot.locales import DEFAULT, translate
from bot.messaging.acknowledgement import PUBLIC


@app_commands.command(description=translate(DEFAULT, "command-board"), extras=PUBLIC)
async def board(interaction: discord.Interaction) -> None:
    """Post the board of the person's live match at the end of the channel."""
    context = context_of(interaction)
    match = await context.live_match(interaction)
    await context.board_messages.post(interaction, match)
