"""The welcome to a server that has added the bot."""

from discord import ui

from bot.locales import translate
from bot.views.buttons import PRIMARY, button, row
from bot.views.custom_ids import START_OWN
from bot.views.message import Message


def welcome(language: str) -> Message:
    """Return the welcome, with a button that starts a match for the person who presses it."""
    return Message(
        ui.TextDisplay(translate(language, "welcome-text")),
        *row(button(language, "welcome-play", PRIMARY, START_OWN)),
        ui.TextDisplay(translate(language, "welcome-admins")),
    )
