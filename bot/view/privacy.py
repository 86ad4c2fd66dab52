"""What a person has set, as a message with switches."""

from discord import SelectDefaultValue, SelectDefaultValueType, ui

from bot.people.model import Preferences
from bot.view.buttons import GOOD, QUIET, button, row
from bot.view.ids import BLOCKED, CHALLENGES, REMINDERS
from bot.view.message import Message
from bot.view.mydata import data_buttons
from bot.words import say

SHOWN = 25


def privacy_message(preferences: Preferences, language: str) -> Message:
    """Return the page of a person's own switches, and of those they block."""
    return Message(
        ui.TextDisplay(say(language, "privacy-title")),
        ui.TextDisplay(say(language, f"privacy-challenges-{_on(preferences.challenges)}")),
        *_switch(language, "privacy-challenges", CHALLENGES, on=preferences.challenges),
        ui.TextDisplay(say(language, f"privacy-reminders-{_on(preferences.reminders)}")),
        *_switch(language, "privacy-reminders", REMINDERS, on=preferences.reminders),
        ui.TextDisplay(say(language, "privacy-blocked")),
        ui.ActionRow(_blocked(preferences, language)),
        ui.TextDisplay(say(language, "privacy-kept")),
        data_buttons(language),
    )


def _switch(language: str, key: str, kind: str, *, on: bool) -> list[ui.ActionRow[Message]]:
    label = f"{key}-turn-off" if on else f"{key}-turn-on"
    return row(button(language, label, QUIET if on else GOOD, kind, int(not on)))


def _blocked(preferences: Preferences, language: str) -> ui.UserSelect[Message]:
    user = SelectDefaultValueType.user
    return ui.UserSelect(
        custom_id=BLOCKED,
        placeholder=say(language, "privacy-blocked-none"),
        min_values=0,
        max_values=SHOWN,
        default_values=[
            SelectDefaultValue(id=person, type=user) for person in preferences.blocked[:SHOWN]
        ],
    )


def _on(value: bool) -> str:
    return "on" if value else "off"
