"""What a person can do about what is kept of them."""

from discord import ButtonStyle, ui

from bot.view.ids import ERASE, EXPORT, custom_id
from bot.view.message import Message
from bot.words import say


def data_buttons(language: str) -> ui.ActionRow[Message]:
    """Return the buttons that hand out and delete all that is kept of a person."""
    return ui.ActionRow(
        _button(say(language, "mydata-export"), custom_id(EXPORT), ButtonStyle.secondary),
        _button(say(language, "mydata-erase"), custom_id(ERASE, 0), ButtonStyle.danger),
    )


def erase_question(language: str) -> Message:
    """Return the question whether to delete everything."""
    return Message(
        ui.TextDisplay(say(language, "mydata-question")),
        ui.ActionRow(
            _button(say(language, "mydata-yes"), custom_id(ERASE, 1), ButtonStyle.danger),
            _button(say(language, "mydata-no"), custom_id(ERASE, 2), ButtonStyle.secondary),
        ),
    )


def _button(label: str, identity: str, style: ButtonStyle) -> ui.Button[Message]:
    return ui.Button(label=label, custom_id=identity, style=style)
