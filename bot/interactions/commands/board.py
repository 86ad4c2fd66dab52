"""`/tictactoe board`: the live match again, at the end of the channel."""

import discord
from discord import app_commands

from bot.interactions.context import context_of
from bot.locales import DEFAULT, translate


@app_commands.command(description=translate(DEFAULT, "command-board"))
async def board(interaction: discord.Interaction) -> None:
    """Show the person's live match here again."""
    context = context_of(interaction)
    match = await context.live_match(interaction)
    await context.board_messages.show(interaction, match)
