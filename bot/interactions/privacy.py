"""`/privacy`: a person's own settings, as a page with switches and a menu."""

from datetime import timedelta
from itertools import islice

import discord

from bot.domain.limits import CHALLENGE_PAUSE
from bot.domain.preferences import MAX_SHOWN, Preferences
from bot.domain.stored_data import DELETED_IDS_KEPT, MOST_BOARDS
from bot.interactions.command_tree import command
from bot.interactions.options import picked_ids, shown_ids
from bot.interactions.request import Request, request_of
from bot.interactions.router import Handler, on_press
from bot.locales import translate
from bot.messaging.late_response import Attachment
from bot.views import custom_ids as ids, ui
from bot.views.id_numbers import ASK, NO, YES
from bot.views.notices import notice

MOST_FILES = 10  # that Discord takes with one message
_SWITCHES = {  # the settings that are on or off, and the buttons that switch them
    "challenges": ids.ALLOW_CHALLENGES,
    "reminders": ids.ALLOW_REMINDERS,
    "games": ids.SHOW_GAMES,
    "words": ids.SAY_BOARDS,
}
_LIMITS = {
    "minutes": CHALLENGE_PAUSE // timedelta(minutes=1),
    "days": DELETED_IDS_KEPT.days,
    "boards": MOST_BOARDS,
}
_SUMMARY = ("privacy-data", "mydata-kinds"), ("mydata-stays", "mydata-exported", "english-holds")
"""What is stored, how long, and what a deletion leaves; the privacy policy has it in full."""


@command()
async def privacy(interaction: discord.Interaction) -> None:
    request = request_of(interaction)
    await _show(request, await request.context.preferences.of(request.person))


def _switching(setting: str) -> Handler:

    async def press(request: Request, on: int) -> None:
        changed = {setting: bool(on)}
        preferences = await request.context.preferences.switch(request.person, **changed)
        request.context.wake_posts()  # some may name people who now hide their games
        await _show(request, preferences)

    return press


press_challenges = on_press(ids.ALLOW_CHALLENGES)(_switching("challenges"))
press_reminders = on_press(ids.ALLOW_REMINDERS)(_switching("reminders"))
press_games = on_press(ids.SHOW_GAMES)(_switching("games"))
press_words = on_press(ids.SAY_BOARDS)(_switching("words"))


@on_press(ids.BLOCKED_PEOPLE)
async def press_blocked(request: Request) -> None:
    """Block who was added to the menu, and unblock who was taken out of it."""
    chosen = picked_ids(request.interaction, MAX_SHOWN)
    shown = shown_ids(request.interaction)
    await _show(request, await request.context.preferences.block(request.person, chosen, shown))


@on_press(ids.UNBLOCK_DELETED)
async def press_unblock_deleted(request: Request, count: int) -> None:
    """Unblock those who deleted their data, unless the page's number of them is out of date."""
    await _show(request, await request.context.preferences.unblock_deleted(request.person, count))


async def _show(request: Request, preferences: Preferences) -> None:
    policy = request.context.policies.privacy
    await request.answer(privacy_message(preferences, request.language, policy))


def privacy_message(preferences: Preferences, language: str, policy: str) -> ui.Message:
    """Return the page: what others may do, with switches and a menu, and the person's data."""
    *switches, words = (_switch(language, setting, on=on) for setting, on in _set(preferences))
    return ui.Message(
        ui.text(*_others_text(preferences, language)),
        ui.row(*switches),
        ui.row(words),
        _blocked_people(preferences, language),
        _blocked_deleted(preferences.blocked_deleted, language),
        ui.text(translate(language, "privacy-data")),
        ui.row(
            ui.button(language, "mydata-export", ui.SECONDARY, ids.EXPORT_DATA),
            ui.button(language, "mydata-delete", ui.DANGER, ids.DELETE_DATA, ASK),
            ui.link_button(language, "help-privacy-policy", policy) if policy else "",
        ),
    )


def _set(preferences: Preferences) -> list[tuple[str, bool]]:
    return [(setting, getattr(preferences, setting)) for setting in _SWITCHES]


def _others_text(preferences: Preferences, language: str) -> list[str]:
    switched = (f"privacy-{setting}-{'on' if on else 'off'}" for setting, on in _set(preferences))
    keys = ("privacy-title", *switched, "privacy-name", "privacy-blocked")
    return [translate(language, key) for key in keys]


def _switch(language: str, setting: str, *, on: bool) -> ui.Component:
    label, kind = f"privacy-{setting}-turn-{'off' if on else 'on'}", _SWITCHES[setting]
    return ui.button(language, label, ui.SECONDARY if on else ui.SUCCESS, kind, int(not on))


def _blocked_people(preferences: Preferences, language: str) -> ui.Component:
    placeholder = translate(language, "privacy-blocked-none")
    shown = preferences.blocked[:MAX_SHOWN]
    return ui.people_menu(ids.BLOCKED_PEOPLE, placeholder, shown, least=0, most=MAX_SHOWN)


def _blocked_deleted(count: int, language: str) -> ui.Component:
    """Return how many people without a name are blocked, and the button that unblocks them."""
    if not count:
        return ""
    sentence = translate(language, "privacy-blocked-deleted", count=count)
    unblock = ("privacy-unblock-deleted", ui.SECONDARY, ids.UNBLOCK_DELETED, count)
    return ui.joined(ui.text(sentence), ui.row(ui.button(language, *unblock)))


async def _show_data(request: Request) -> None:
    exported = await request.context.exports.files(request.person)
    files = iter([Attachment(*file) for file in exported])
    text = "\n\n".join([_lines(request.language, *keys) for keys in _SUMMARY])
    while page := list(islice(files, MOST_FILES)):
        await request.show(text, *page)
        text = translate(request.language, "mydata-exported")


press_stored_data = on_press(ids.STORED_DATA)(_show_data)  # a button of 1.0.0
press_export = on_press(ids.EXPORT_DATA)(_show_data)


@on_press(ids.DELETE_DATA)
async def press_delete(request: Request, answer: int) -> None:
    if answer == ASK:
        await request.show(_question(request.language))
    elif answer == YES:
        await _delete(request)
    else:
        await request.edit(notice(translate(request.language, "mydata-kept")))


async def _delete(request: Request) -> None:
    """Delete the person's data, or begin to, and say so; their boards are redrawn by a job."""
    deletions = request.context.deletions
    is_finished = await deletions.delete(request.person)
    finished = "mydata-copies" if deletions.table.leaves_copies else "mydata-done"
    key = finished if is_finished else "mydata-begun"
    await request.edit(notice(_lines(request.language, key, "mydata-boards")))


def _lines(language: str, *keys: str) -> str:
    return "\n".join(filter(None, (translate(language, key, **_LIMITS) for key in keys)))


def _question(language: str) -> ui.Message:
    return notice(
        _lines(language, "mydata-question", "mydata-stays"),
        ui.button(language, "mydata-yes", ui.DANGER, ids.DELETE_DATA, YES),
        ui.button(language, "mydata-no", ui.SECONDARY, ids.DELETE_DATA, NO),
    )
