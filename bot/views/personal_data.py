"""The buttons and the question about a person's stored data."""

from discord import ButtonStyle, ui

from bot.locales import translate
from bot.views.custom_ids import DELETE_DATA, EXPORT_DATA, custom_id
from bot.views.message import Message


def data_buttons(language: str) -> ui.ActionRow[Message]:
    """Return the buttons that export and delete a person's stored data."""
    return ui.ActionRow(
        _button(
            translate(language, "mydata-export"), custom_id(EXPORT_DATA), ButtonStyle.secondary
        ),
        _button(translate(language, "mydata-erase"), custom_id(DELETE_DATA, 0), ButtonStyle.danger),
    )


def erase_question(language: str) -> Message:
    """Return the question whether to delete all of a person's data."""
    return Message(
        ui.TextDisplay(translate(language, "mydata-question")),
        ui.ActionRow(
            _button(
                translate(language, "mydata-yes"), custom_id(DELETE_DATA, 1), ButtonStyle.danger
            ),
            _button(
                translate(language, "mydata-no"), custom_id(DELETE_DATA, 2), ButtonStyle.secondary
            ),
        ),
    )


def _button(label: str, identity: str, style: ButtonStyle) -> ui.Button[Message]:
    return ui.Button(label=label, custom_id=identity, style=style)
