"""Command options with a fixed list of choices."""

import discord
from discord import app_commands

from bot.errors import UnknownOptionError
from bot.locales import DEFAULT, translate


class ChoiceOption(app_commands.Transformer):
    """An option whose choices have names from the catalogue, by keys such as `choice-easy`.

    Raises UnknownOptionError for any other value; a forged interaction can hold one.
    """

    def __init__(self, **keys: str) -> None:
        self._keys = keys

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]]:
        """The choices that Discord offers."""
        return [
            app_commands.Choice(name=translate(DEFAULT, key), value=value)
            for value, key in self._keys.items()
        ]

    async def transform(self, _: discord.Interaction, value: str) -> str:
        """Return the value that was picked."""
        if value not in self._keys:
            raise UnknownOptionError
        return value
