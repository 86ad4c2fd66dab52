"""`/history`: finished games, one's own or another person's."""

import discord
from discord import app_commands

from bot.domain.history import Listed
from bot.interactions.commands.options import PersonNamed, Variant
from bot.interactions.context import context_of
from bot.locales import DEFAULT, translate


@app_commands.command(description=translate(DEFAULT, "command-history"))
@app_commands.describe(
    player=translate(DEFAULT, "command-history-player"),
    variant=translate(DEFAULT, "command-history-variant"),
)
async def history(
    interaction: discord.Interaction,
    player: PersonNamed | None = None,
    variant: Variant | None = None,
) -> None:
    """Show the newest finished games of a person privately."""
    person = player or interaction.user
    await context_of(interaction).history.show(interaction, Listed(person.id, variant))
