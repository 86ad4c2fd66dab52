"""Parts of a message as Discord reads them, written at once as JSON, for what every press draws.

Building discord.py's items and having them written out costs five times as much.
"""

from json import dumps

from discord import ButtonStyle, ComponentType

ComponentJson = str
"""A component, with what lies in it, as JSON in ASCII; or several, one after the other."""

_ROW, _BUTTON, _TEXT, _CONTAINER = (
    ComponentType.action_row.value,
    ComponentType.button.value,
    ComponentType.text_display.value,
    ComponentType.container.value,
)


def text(content: str) -> ComponentJson:
    """Return a paragraph."""
    return f'{{"type":{_TEXT},"content":{dumps(content)}}}'


def button(
    label: str, style: ButtonStyle, custom_id: str, *, disabled: bool = False
) -> ComponentJson:
    """Return a button."""
    return (
        f'{{"type":{_BUTTON},"style":{style.value},"label":{dumps(label)}'
        f',"custom_id":{dumps(custom_id)},"disabled":{dumps(disabled)}}}'
    )


def row(*buttons: ComponentJson) -> list[ComponentJson]:
    """Return the buttons as a row, or nothing if there are none: an empty row is refused."""
    return [f'{{"type":{_ROW},"components":{listed(*buttons)}}}'] if buttons else []


def container(*parts: ComponentJson, colour: int) -> ComponentJson:
    """Return the parts with a frame around them."""
    return f'{{"type":{_CONTAINER},"accent_color":{colour},"components":{listed(*parts)}}}'


def listed(*parts: ComponentJson) -> str:
    """Return the parts as a list."""
    return f"[{joined(*parts)}]"


def joined(*parts: ComponentJson) -> ComponentJson:
    """Return the parts as one, one after the other."""
    return ",".join(parts)
