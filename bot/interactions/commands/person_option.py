"""Command options that name a person."""

from typing import Any

import discord
from discord import app_commands

from bot.errors import UnknownOptionError
from bot.views.id_numbers import MAX_NUMBER


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
        return somebody(value)


def somebody(value: Any) -> discord.User | discord.Member:
    """Return a person that a command names; raises UnknownOptionError for anything else."""
    if not isinstance(value, discord.User | discord.Member) or not 0 < value.id <= MAX_NUMBER:
        raise UnknownOptionError
    return value
