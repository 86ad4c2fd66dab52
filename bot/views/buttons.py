"""Buttons of discord.py whose labels come from the catalogue."""

from discord import ButtonStyle, ui

from bot.locales import translate
from bot.views.custom_ids import ButtonKind, custom_id
from bot.views.message import Message

SECONDARY, SUCCESS, PRIMARY, DANGER = (
    ButtonStyle.secondary,
    ButtonStyle.success,
    ButtonStyle.primary,
    ButtonStyle.danger,
)


def button(
    language: str,
    label: str,
    style: ButtonStyle,
    kind: ButtonKind,
    *numbers: int,
    disabled: bool = False,
) -> ui.Button[Message]:
    """Return a button with the text `label` and a custom id of `kind` and `numbers`."""
    return ui.Button(
        label=translate(language, label),
        style=style,
        custom_id=custom_id(kind, *numbers),
        disabled=disabled,
    )


def link_button(language: str, label: str, url: str) -> ui.Button[Message]:
    """Return a button with the text `label` that opens an address."""
    return ui.Button(label=translate(language, label), url=url)


def row(*buttons: ui.Button[Message]) -> list[ui.ActionRow[Message]]:
    """Return the buttons as a row, or no row without buttons, since Discord refuses empty rows."""
    return [ui.ActionRow(*buttons)] if buttons else []
