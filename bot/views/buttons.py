"""Buttons of discord.py whose labels come from the catalogue."""

from discord import ButtonStyle, ui

from bot.domain.show import NUMBERED_GAMES
from bot.locales import translate
from bot.views.custom_ids import GAME_RATING_RULES, RATING_RULES, ButtonKind, custom_id
from bot.views.message import Message
from engines.games.classic import CLASSIC

SECONDARY, SUCCESS, PRIMARY, DANGER = (
    ButtonStyle.secondary,
    ButtonStyle.success,
    ButtonStyle.primary,
    ButtonStyle.danger,
)


def button(
    language: str,
    label: str,
    style: ButtonStyle,
    kind: ButtonKind,
    *numbers: int,
    disabled: bool = False,
) -> ui.Button[Message]:
    """Return a button with the text `label` and a custom id of `kind` and `numbers`."""
    return ui.Button(
        label=translate(language, label),
        style=style,
        custom_id=custom_id(kind, *numbers),
        disabled=disabled,
    )


def link_button(language: str, label: str, url: str) -> ui.Button[Message]:
    """Return a button with the text `label` that opens an address."""
    return ui.Button(label=translate(language, label), url=url)


def row(*buttons: ui.Button[Message]) -> list[ui.ActionRow[Message]]:
    """Return the buttons as a row, or no row without buttons, since Discord refuses empty rows."""
    return [ui.ActionRow(*buttons)] if buttons else []


def rules_button(language: str, variant: str) -> ui.Button[Message]:
    """Return the button that explains how ratings work in a game."""
    if variant == CLASSIC.name:
        return button(language, "stats-help", SECONDARY, RATING_RULES)
    game = NUMBERED_GAMES.index(variant)
    return button(language, "stats-help", SECONDARY, GAME_RATING_RULES, game)
