"""Reads what a person picked from a menu; a forged interaction can hold anything."""

import re
from typing import Any

import discord

from bot.errors import UnknownOptionError
from bot.views.custom_ids import MAX_NUMBER

_NUMBER = re.compile(r"\d{1,9}", re.ASCII)
_MENU = discord.ComponentType.select.value
_ID = re.compile(r"\d{1,19}", re.ASCII)


def picked_number(interaction: discord.Interaction) -> int:
    """Return the one number that was picked; raises UnknownOptionError for anything else."""
    value = picked_text(interaction)
    if not _NUMBER.fullmatch(value):
        raise UnknownOptionError
    return int(value)


def number_or_picked(interaction: discord.Interaction, number: int) -> int:
    """Return the number that was picked if a menu was used, or else that of the pressed button."""
    is_menu = dict(interaction.data or {}).get("component_type") == _MENU
    return picked_number(interaction) if is_menu else number


def picked_text(interaction: discord.Interaction) -> str:
    """Return the one value that was picked; raises UnknownOptionError for more or fewer."""
    values = _values(interaction, most=1)
    if len(values) != 1:
        raise UnknownOptionError
    return values[0]


def picked_ids(interaction: discord.Interaction, most: int) -> list[int]:
    """Return the ids that were picked, at most `most`; raises UnknownOptionError otherwise."""
    values = _values(interaction, most)
    if not all(_ID.fullmatch(value) and int(value) <= MAX_NUMBER for value in values):
        raise UnknownOptionError
    return [int(value) for value in values]


def picked_id(interaction: discord.Interaction) -> int:
    """Return the one id that was picked; raises UnknownOptionError for anything else."""
    ids = picked_ids(interaction, most=1)
    if not ids:
        raise UnknownOptionError
    return ids[0]


def _values(interaction: discord.Interaction, most: int) -> list[str]:
    data: dict[str, Any] = dict(interaction.data or {})
    values = data.get("values")
    if not isinstance(values, list) or len(values) > most:
        raise UnknownOptionError
    return [str(value) for value in values]
