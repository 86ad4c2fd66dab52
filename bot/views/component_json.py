"""Message components written directly as JSON, for what every press draws.

Building and serializing discord.py's own items takes five times as long.
"""

from functools import lru_cache
from json import dumps

from discord import ButtonStyle, ComponentType

ComponentJson = str
"""A component with its children as ASCII JSON, or several of them separated by commas."""

_ROW, _BUTTON, _TEXT, _CONTAINER = (
    ComponentType.action_row.value,
    ComponentType.button.value,
    ComponentType.text_display.value,
    ComponentType.container.value,
)


_quoted = lru_cache(1024)(dumps)  # only labels: they are few, and texts contain mentions


_FALSE_TRUE = ("false", "true")


def text(content: str) -> ComponentJson:
    """Return a paragraph."""
    return f'{{"type":{_TEXT},"content":{dumps(content)}}}'


def button_json(
    label: str, style: ButtonStyle, custom_id: str, *, disabled: bool = False
) -> ComponentJson:
    """Return a button."""
    return (
        f'{{"type":{_BUTTON},"style":{style.value},"label":{_quoted(label)}'
        f',"custom_id":"{custom_id}","disabled":{_FALSE_TRUE[disabled]}}}'
    )


def row_json(*buttons: ComponentJson) -> list[ComponentJson]:
    """Return the buttons as a row, or no row without buttons, since Discord refuses empty rows."""
    return [f'{{"type":{_ROW},"components":{listed(*buttons)}}}'] if buttons else []


def container(*components: ComponentJson, colour: int) -> ComponentJson:
    """Return the components in a container with a coloured edge."""
    return f'{{"type":{_CONTAINER},"accent_color":{colour},"components":{listed(*components)}}}'


def listed(*components: ComponentJson) -> str:
    """Return the components as a JSON list."""
    return f"[{joined(*components)}]"


def joined(*components: ComponentJson) -> ComponentJson:
    """Return the components separated by commas."""
    return ",".join(components)
