"""A server's settings, as a message with a button for each choice."""

from datetime import datetime

from discord import ui

from bot.domain.season import Season
from bot.domain.server_settings import ServerSettings
from bot.domain.time_limits import DEFAULT_TIME_CONTROL, TimeControl
from bot.locales import translate
from bot.views.buttons import PRIMARY, SECONDARY, button
from bot.views.custom_ids import (
    COUNT_EVERYWHERE,
    NEW_SEASON,
    SERVER_LEVEL,
    SERVER_TIME_CONTROL,
    ButtonKind,
)
from bot.views.message import Message
from bot.views.seasons import season_line, undo_button
from engines.levels import DEFAULT_LEVEL, LEVELS


def settings_message(
    server: ServerSettings, season: Season, language: str, now: datetime
) -> Message:
    """Return the settings and the current season; the buttons of current values are highlighted."""
    return Message(
        ui.Container(
            ui.TextDisplay(translate(language, "settings-title")),
            ui.TextDisplay(translate(language, "settings-difficulty")),
            _row(SERVER_LEVEL, LEVELS, server.difficulty or DEFAULT_LEVEL, "level", language),
            ui.TextDisplay(translate(language, "settings-pace")),
            _row(
                SERVER_TIME_CONTROL,
                tuple(TimeControl),
                server.time_control or DEFAULT_TIME_CONTROL,
                "settings-pace",
                language,
            ),
            ui.TextDisplay(translate(language, f"settings-everywhere-{int(server.everywhere)}")),
            ui.ActionRow(
                button(
                    language,
                    f"settings-turn-everywhere-{int(not server.everywhere)}",
                    SECONDARY,
                    COUNT_EVERYWHERE,
                    int(not server.everywhere),
                ),
            ),
            ui.TextDisplay(season_line(season, language)),
            ui.ActionRow(
                button(language, "settings-new-season", SECONDARY, NEW_SEASON, 0),
                *undo_button(season, language, now),
            ),
        )
    )


def _row(
    kind: ButtonKind, values: tuple[str, ...], chosen: str, key: str, language: str
) -> ui.ActionRow[Message]:
    return ui.ActionRow(
        *(
            button(
                language, f"{key}-{value}", PRIMARY if value == chosen else SECONDARY, kind, number
            )
            for number, value in enumerate(values)
        )
    )
