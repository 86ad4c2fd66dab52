"""A server's settings, as a message with a button for each choice."""

from discord import ButtonStyle, ui

from bot.domain.server_settings import ServerSettings
from bot.domain.time_limits import DEFAULT_TIME_CONTROL, TimeControl
from bot.locales import translate
from bot.views.custom_ids import (
    COUNT_EVERYWHERE,
    NEW_SEASON,
    SERVER_LEVEL,
    SERVER_TIME_CONTROL,
    ButtonKind,
    custom_id,
)
from bot.views.message import Message
from engines.levels import DEFAULT_LEVEL, LEVELS


def settings_message(server: ServerSettings, language: str) -> Message:
    """Return the settings; the buttons of the current values are highlighted."""
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
                _button(
                    translate(language, f"settings-turn-everywhere-{int(not server.everywhere)}"),
                    custom_id(COUNT_EVERYWHERE, int(not server.everywhere)),
                ),
                _button(
                    translate(language, "settings-reset"),
                    custom_id(NEW_SEASON, 0),
                    ButtonStyle.danger,
                ),
            ),
        )
    )


def reset_question(language: str) -> Message:
    """Return the question whether to start a new season."""
    return Message(
        ui.TextDisplay(translate(language, "settings-reset-question")),
        ui.ActionRow(
            _button(
                translate(language, "settings-reset"), custom_id(NEW_SEASON, 1), ButtonStyle.danger
            ),
            _button(translate(language, "settings-keep"), custom_id(NEW_SEASON, 2)),
        ),
    )


def _row(
    kind: ButtonKind, values: tuple[str, ...], chosen: str, key: str, language: str
) -> ui.ActionRow[Message]:
    return ui.ActionRow(
        *(
            _button(
                translate(language, f"{key}-{value}"),
                custom_id(kind, number),
                ButtonStyle.primary if value == chosen else ButtonStyle.secondary,
            )
            for number, value in enumerate(values)
        )
    )


def _button(
    label: str, identity: str, style: ButtonStyle = ButtonStyle.secondary
) -> ui.Button[Message]:
    return ui.Button(label=label, custom_id=identity, style=style)
