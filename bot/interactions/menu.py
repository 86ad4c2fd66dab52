"""Reads what a person picked from a menu."""

import re

import discord

from bot.errors import UnknownOptionError

_NUMBER = re.compile(r"\d{1,9}", re.ASCII)


def picked_number(interaction: discord.Interaction) -> int:
    """Return the one number that was picked; raises UnknownOptionError for anything else."""
    data: dict[str, object] = dict(interaction.data or {})
    values = data.get("values")
    if not isinstance(values, list) or len(values) != 1 or not _NUMBER.fullmatch(str(values[0])):
        raise UnknownOptionError
    return int(values[0])
