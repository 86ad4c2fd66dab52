"""Reads the controls of the pressed message; a forged interaction can hold anything."""

from collections.abc import Iterator
from typing import Any

import discord

from bot.discord_internals.slim_state import components_of


def controls_of(press: discord.Interaction) -> Iterator[dict[str, Any]]:
    """Yield the JSON of everything on the pressed message, as far as it is readable."""
    return _within(components_of(press))


def pressed_controls(press: discord.Interaction) -> list[dict[str, Any]]:
    """Return the JSON of the pressed control, as it stands on the message.

    It is empty where the message has no such control, or could not be read: a press can be forged.
    """
    pressed = dict(press.data or {}).get("custom_id")
    return [it for it in controls_of(press) if it.get("custom_id") == pressed]


def dicts(value: Any) -> list[dict[str, Any]]:
    """Return the objects of a list in some JSON, which may be anything else."""
    return [it for it in value if isinstance(it, dict)] if isinstance(value, list) else []


def _within(components: Any) -> Iterator[dict[str, Any]]:
    for component in dicts(components):
        yield component
        yield from _within(component.get("components"))
