"""A server's settings as a message with a button for each choice."""

from discord import ButtonStyle, ui

from bot.matches.pace import Pace
from bot.servers.model import Server
from bot.view.ids import EVERYWHERE, LEVEL, PACE, SEASON, custom_id
from bot.view.message import Message
from bot.words import say
from engines.levels import DEFAULT_LEVEL, LEVELS

_DEFAULT_PACE = "casual"


def settings_message(server: Server, language: str) -> Message:
    """Return the settings, what holds now standing out."""
    return Message(
        ui.Container(
            ui.TextDisplay(say(language, "settings-title")),
            ui.TextDisplay(say(language, "settings-difficulty")),
            _row(LEVEL, LEVELS, server.difficulty or DEFAULT_LEVEL, "level", language),
            ui.TextDisplay(say(language, "settings-pace")),
            _row(PACE, tuple(Pace), server.pace or _DEFAULT_PACE, "settings-pace", language),
            ui.TextDisplay(say(language, f"settings-everywhere-{int(server.everywhere)}")),
            ui.ActionRow(
                _button(
                    say(language, f"settings-turn-everywhere-{int(not server.everywhere)}"),
                    custom_id(EVERYWHERE, int(not server.everywhere)),
                ),
                _button(say(language, "settings-reset"), custom_id(SEASON, 0), ButtonStyle.danger),
            ),
        )
    )


def reset_question(language: str) -> Message:
    """Return the question whether to begin a new season."""
    return Message(
        ui.TextDisplay(say(language, "settings-reset-question")),
        ui.ActionRow(
            _button(say(language, "settings-reset"), custom_id(SEASON, 1), ButtonStyle.danger),
            _button(say(language, "settings-keep"), custom_id(SEASON, 2)),
        ),
    )


def _row(
    kind: str, values: tuple[str, ...], chosen: str, words: str, language: str
) -> ui.ActionRow[Message]:
    return ui.ActionRow(
        *(
            _button(
                say(language, f"{words}-{value}"),
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
