"""Command options that name a person."""

from typing import Any

import discord
from discord import app_commands

from bot.errors import UnknownOptionError


class PersonOption(app_commands.Transformer):
    """An option whose value is a person.

    Raises UnknownOptionError for any other value; a forged interaction can hold one.
    """

    @property
    def type(self) -> discord.AppCommandOptionType:
        """The kind of option that Discord offers."""
        return discord.AppCommandOptionType.user

    async def transform(self, _: discord.Interaction, value: Any) -> discord.User | discord.Member:
        """Return the person who was picked."""
        if not isinstance(value, discord.User | discord.Member):
            raise UnknownOptionError
        return value
