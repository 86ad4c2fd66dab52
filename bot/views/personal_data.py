"""The buttons and the question about a person's stored data."""

from discord import ui

from bot.locales import translate
from bot.views.buttons import DANGER, SECONDARY, button
from bot.views.custom_ids import DELETE_DATA, EXPORT_DATA
from bot.views.message import Message


def data_buttons(language: str) -> ui.ActionRow[Message]:
    """Return the buttons that export and delete a person's stored data."""
    return ui.ActionRow(
        button(language, "mydata-export", SECONDARY, EXPORT_DATA),
        button(language, "mydata-erase", DANGER, DELETE_DATA, 0),
    )


def erase_question(language: str) -> Message:
    """Return the question whether to delete all of a person's data."""
    return Message(
        ui.TextDisplay(translate(language, "mydata-question")),
        ui.ActionRow(
            button(language, "mydata-yes", DANGER, DELETE_DATA, 1),
            button(language, "mydata-no", SECONDARY, DELETE_DATA, 2),
        ),
    )
