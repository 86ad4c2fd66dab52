"""Buttons with a label of the catalogue."""

from discord import ButtonStyle, ui

from bot.locales import translate
from bot.views.custom_ids import ButtonKind, custom_id
from bot.views.message import Message

QUIET, GOOD, STRONG, GRAVE = (
    ButtonStyle.secondary,
    ButtonStyle.success,
    ButtonStyle.primary,
    ButtonStyle.danger,
)


def button(
    language: str, label: str, style: ButtonStyle, kind: ButtonKind, *numbers: int
) -> ui.Button[Message]:
    """Return a button that says `label` and acts as `kind` on what `numbers` tell."""
    return ui.Button(
        label=translate(language, label), style=style, custom_id=custom_id(kind, *numbers)
    )


def row(*buttons: ui.Button[Message]) -> list[ui.ActionRow[Message]]:
    """Return the buttons as a row, or nothing if there are none: an empty row is refused."""
    return [ui.ActionRow(*buttons)] if buttons else []
