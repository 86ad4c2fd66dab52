"""A person's own settings, as a message with switches."""

from discord import SelectDefaultValue, SelectDefaultValueType, ui

from bot.domain.preferences import MAX_SHOWN, Preferences
from bot.locales import translate
from bot.views.buttons import SECONDARY, SUCCESS, button, row
from bot.views.custom_ids import (
    ALLOW_CHALLENGES,
    ALLOW_REMINDERS,
    BLOCKED_PEOPLE,
    SHOW_GAMES,
    UNBLOCK_DELETED,
    ButtonKind,
    custom_id,
)
from bot.views.message import Message
from bot.views.personal_data import data_buttons


def privacy_message(preferences: Preferences, language: str) -> Message:
    """Return the page: what others may do, with switches and a menu, and the person's data."""
    return Message(
        ui.TextDisplay(_others_text(preferences, language)),
        *row(
            _switch(language, "privacy-challenges", ALLOW_CHALLENGES, on=preferences.challenges),
            _switch(language, "privacy-reminders", ALLOW_REMINDERS, on=preferences.reminders),
            _switch(language, "privacy-games", SHOW_GAMES, on=preferences.games),
        ),
        ui.ActionRow(_blocked_people(preferences, language)),
        *_blocked_deleted(preferences.blocked_deleted, language),
        ui.TextDisplay(translate(language, "privacy-data")),
        data_buttons(language),
    )


def _others_text(preferences: Preferences, language: str) -> str:
    keys = (
        "privacy-title",
        f"privacy-challenges-{_on(preferences.challenges)}",
        f"privacy-reminders-{_on(preferences.reminders)}",
        f"privacy-games-{_on(preferences.games)}",
        "privacy-name",
        "privacy-blocked",
    )
    return "\n".join(translate(language, key) for key in keys)


def _switch(language: str, key: str, kind: ButtonKind, *, on: bool) -> ui.Button[Message]:
    label = f"{key}-turn-off" if on else f"{key}-turn-on"
    return button(language, label, SECONDARY if on else SUCCESS, kind, int(not on))


def _blocked_people(preferences: Preferences, language: str) -> ui.UserSelect[Message]:
    user = SelectDefaultValueType.user
    return ui.UserSelect(
        custom_id=custom_id(BLOCKED_PEOPLE),
        placeholder=translate(language, "privacy-blocked-none"),
        min_values=0,
        max_values=MAX_SHOWN,
        default_values=[
            SelectDefaultValue(id=person, type=user) for person in preferences.blocked[:MAX_SHOWN]
        ],
    )


def _blocked_deleted(count: int, language: str) -> list[ui.Item[Message]]:
    """Return how many people without a name are blocked, and the button that unblocks them."""
    if not count:
        return []
    return [
        ui.TextDisplay(translate(language, "privacy-blocked-deleted", count=count)),
        *row(button(language, "privacy-unblock-deleted", SECONDARY, UNBLOCK_DELETED, count)),
    ]


def _on(value: bool) -> str:
    return "on" if value else "off"
