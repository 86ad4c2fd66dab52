"""What is said about a person's stored data, and the buttons to see and delete it."""

from datetime import timedelta

from discord import ui

from bot.domain.limits import CHALLENGE_PAUSE
from bot.domain.stored_data import MOST_BOARDS, STAND_INS_KEPT, STORED
from bot.locales import translate
from bot.views.buttons import DANGER, SECONDARY, button
from bot.views.custom_ids import DELETE_DATA, EXPORT_DATA, STORED_DATA
from bot.views.message import Message

_LIMITS = {
    "minutes": CHALLENGE_PAUSE // timedelta(minutes=1),
    "days": STAND_INS_KEPT.days,
    "boards": MOST_BOARDS,
}


def stored_data_page(language: str) -> Message:
    """Return what is stored about people, for how long, and what a deletion does with it."""
    return Message(ui.TextDisplay(stored_data_text(language)))


def stored_data_text(language: str) -> str:
    """Return a title and a line for each kind of data, and what a deletion cannot reach."""
    sentences = dict.fromkeys(stored.sentence for stored in STORED)
    keys = ("kept-title", *sentences, "kept-limits")
    return "\n".join(translate(language, key, **_LIMITS) for key in keys)


def deleted_message(key: str, language: str, *, untracked: int) -> Message:
    """Return how far a deletion has come, which boards will still change, and what is lost.

    `untracked` is how many messages there may be that the bot does not know.
    """
    lines = [translate(language, key), translate(language, "mydata-boards", **_LIMITS)]
    if untracked:
        lines.append(translate(language, "mydata-untracked", count=untracked))
    return Message(ui.TextDisplay("\n".join(lines)))


def data_buttons(language: str) -> ui.ActionRow[Message]:
    """Return the buttons that say what is stored about people, export it and delete it."""
    return ui.ActionRow(
        button(language, "mydata-what", SECONDARY, STORED_DATA),
        button(language, "mydata-export", SECONDARY, EXPORT_DATA),
        button(language, "mydata-delete", DANGER, DELETE_DATA, 0),
    )


def delete_question(language: str) -> Message:
    """Return the question whether to delete all of a person's data."""
    return Message(
        ui.TextDisplay(translate(language, "mydata-question", **_LIMITS)),
        ui.ActionRow(
            button(language, "mydata-yes", DANGER, DELETE_DATA, 1),
            button(language, "mydata-no", SECONDARY, DELETE_DATA, 2),
        ),
    )
