"""A server's settings, as a message with two menus and two switches."""

from datetime import datetime

import discord
from discord import ui

from bot.domain.limits import DEFAULT_PACE, Pace
from bot.domain.preferences import ServerSettings
from bot.domain.season import Season
from bot.locales import translate
from bot.views.buttons import SECONDARY, SUCCESS, button
from bot.views.custom_ids import (
    COUNT_EVERYWHERE,
    NEW_SEASON,
    SERVER_LEVEL,
    SERVER_PACE,
    ButtonKind,
    custom_id,
)
from bot.views.message import Message
from bot.views.seasons import season_line, undo_button
from engines.levels import DEFAULT_LEVEL, LEVELS


def settings_message(
    server: ServerSettings, season: Season, language: str, now: datetime
) -> Message:
    """Return the settings and the current season."""
    level = server.difficulty or DEFAULT_LEVEL
    pace = server.pace or DEFAULT_PACE
    return Message(
        ui.Container(
            ui.TextDisplay(translate(language, "settings-title")),
            ui.TextDisplay(translate(language, "settings-difficulty")),
            _menu(SERVER_LEVEL, LEVELS, level, language),
            ui.TextDisplay(translate(language, "settings-pace")),
            _menu(SERVER_PACE, tuple(Pace), pace, language),
            ui.TextDisplay(translate(language, f"settings-everywhere-{int(server.everywhere)}")),
            ui.TextDisplay(season_line(season, language)),
            ui.ActionRow(
                _everywhere_switch(language, on=server.everywhere),
                button(language, "settings-new-season", SECONDARY, NEW_SEASON, 0),
                *undo_button(season, language, now),
            ),
        )
    )


def _menu(
    kind: ButtonKind, values: tuple[str, ...], chosen: str, language: str
) -> ui.ActionRow[Message]:
    """Return a menu whose options have the places of the values; its id has any number."""
    options = [
        discord.SelectOption(
            label=translate(language, f"choice-{value}"), value=str(place), default=value == chosen
        )
        for place, value in enumerate(values)
    ]
    return ui.ActionRow(ui.Select(custom_id=custom_id(kind, 0), options=options))


def _everywhere_switch(language: str, *, on: bool) -> ui.Button[Message]:
    after = int(not on)
    label, style = f"settings-turn-everywhere-{after}", SECONDARY if on else SUCCESS
    return button(language, label, style, COUNT_EVERYWHERE, after)
