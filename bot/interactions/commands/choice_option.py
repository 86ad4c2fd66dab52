"""Options that offer a few values in words."""

import discord
from discord import app_commands

from bot.errors import UnknownOptionError
from bot.locales import DEFAULT, translate


class ChoiceOption(app_commands.Transformer):
    """An option whose values are offered as sentences of the catalogue, `choice-…`.

    Raises UnknownOptionError for a value that was not offered, which a forged interaction can hold.
    """

    def __init__(self, **sentences: str) -> None:
        self._sentences = sentences

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]]:
        """What is offered."""
        return [
            app_commands.Choice(name=translate(DEFAULT, key), value=value)
            for value, key in self._sentences.items()
        ]

    async def transform(self, _: discord.Interaction, value: str) -> str:
        """Return the value that was picked."""
        if value not in self._sentences:
            raise UnknownOptionError
        return value
