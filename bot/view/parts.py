"""Parts of a message as Discord reads them, for what is drawn at every press.

Building discord.py's items and having them written out costs more than ten times as much.
"""

from typing import Any

from discord import ButtonStyle, ComponentType

Part = dict[str, Any]

_ROW, _BUTTON, _TEXT, _CONTAINER = (
    ComponentType.action_row.value,
    ComponentType.button.value,
    ComponentType.text_display.value,
    ComponentType.container.value,
)


def text(content: str) -> Part:
    """Return a paragraph."""
    return {"type": _TEXT, "content": content}


def button(label: str, style: ButtonStyle, custom_id: str, *, disabled: bool = False) -> Part:
    """Return a button."""
    return {
        "type": _BUTTON,
        "label": label,
        "style": style.value,
        "custom_id": custom_id,
        "disabled": disabled,
    }


def row(*buttons: Part) -> list[Part]:
    """Return the buttons as a row, or nothing if there are none: an empty row is refused."""
    return [{"type": _ROW, "components": list(buttons)}] if buttons else []


def container(*parts: Part, colour: int) -> Part:
    """Return the parts with a frame around them."""
    return {"type": _CONTAINER, "accent_color": colour, "components": list(parts)}
