"""`/privacy`: a person's own settings, as a page with switches and a menu."""

import discord
from discord import app_commands

from bot.domain.preferences import MAX_SHOWN, Preferences
from bot.interactions.button import Handler, on_press
from bot.interactions.command_texts import command_text
from bot.interactions.menu import picked_ids, shown_ids
from bot.interactions.privacy.personal_data import data_buttons
from bot.interactions.request import Request, request_of
from bot.locales import translate
from bot.views import ui
from bot.views.custom_ids import (
    ALLOW_CHALLENGES,
    ALLOW_REMINDERS,
    BLOCKED_PEOPLE,
    SHOW_GAMES,
    UNBLOCK_DELETED,
    ButtonKind,
)


@app_commands.command(description=command_text("command-privacy"))
async def privacy(interaction: discord.Interaction) -> None:
    """Show the person their own settings privately."""
    request = request_of(interaction)
    preferences = await request.context.preferences.of(request.person)
    await request.answer(privacy_message(preferences, request.language))


def _switching(setting: str) -> Handler:

    async def press(request: Request, on: int) -> None:
        changed = {setting: bool(on)}
        preferences = await request.context.preferences.switch(request.person, **changed)
        request.context.wake_posts()  # those that name people who now hide their games
        await _show(request, preferences)

    return press


press_challenges = on_press(ALLOW_CHALLENGES)(_switching("challenges"))
press_reminders = on_press(ALLOW_REMINDERS)(_switching("reminders"))
press_games = on_press(SHOW_GAMES)(_switching("games"))


@on_press(BLOCKED_PEOPLE)
async def press_blocked(request: Request) -> None:
    """Block who was added to the menu, and unblock who was taken out of it."""
    chosen = picked_ids(request.interaction, MAX_SHOWN)
    shown = shown_ids(request.interaction)
    await _show(request, await request.context.preferences.block(request.person, chosen, shown))


@on_press(UNBLOCK_DELETED)
async def press_unblock_deleted(request: Request, count: int) -> None:
    """Unblock the people who have deleted their data, unless another has since the page was shown.

    Then the page only says how many there are now.
    """
    await _show(request, await request.context.preferences.unblock_deleted(request.person, count))


async def _show(request: Request, preferences: Preferences) -> None:
    await request.edit(privacy_message(preferences, request.language))


def privacy_message(preferences: Preferences, language: str) -> ui.Message:
    """Return the page: what others may do, with switches and a menu, and the person's data."""
    return ui.Message(
        ui.text(_others_text(preferences, language)),
        *ui.row(
            _switch(language, "privacy-challenges", ALLOW_CHALLENGES, on=preferences.challenges),
            _switch(language, "privacy-reminders", ALLOW_REMINDERS, on=preferences.reminders),
            _switch(language, "privacy-games", SHOW_GAMES, on=preferences.games),
        ),
        *_blocked_people(preferences, language),
        *_blocked_deleted(preferences.blocked_deleted, language),
        ui.text(translate(language, "privacy-data")),
        *data_buttons(language),
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


def _switch(language: str, key: str, kind: ButtonKind, *, on: bool) -> ui.Component:
    label = f"{key}-turn-off" if on else f"{key}-turn-on"
    return ui.button(language, label, ui.SECONDARY if on else ui.SUCCESS, kind, int(not on))


def _blocked_people(preferences: Preferences, language: str) -> list[ui.Component]:
    placeholder = translate(language, "privacy-blocked-none")
    shown = preferences.blocked[:MAX_SHOWN]
    return ui.people_menu(BLOCKED_PEOPLE, placeholder, shown, least=0, most=MAX_SHOWN)


def _blocked_deleted(count: int, language: str) -> list[ui.Component]:
    """Return how many people without a name are blocked, and the button that unblocks them."""
    if not count:
        return []
    return [
        ui.text(translate(language, "privacy-blocked-deleted", count=count)),
        *ui.row(
            ui.button(language, "privacy-unblock-deleted", ui.SECONDARY, UNBLOCK_DELETED, count)
        ),
    ]


def _on(value: bool) -> str:
    return "on" if value else "off"
