"""The base classes of all messages with components, and their buttons."""

import json
from collections.abc import Mapping
from typing import Any

from discord import ButtonStyle, SelectOption, ui

from bot.domain.show import NUMBERED_GAMES
from bot.locales import translate
from bot.views.component_json import ComponentJson, listed
from bot.views.custom_ids import GAME_RATING_RULES, RATING_RULES, ButtonKind, custom_id
from engines.games.classic import CLASSIC

SECONDARY = ButtonStyle.secondary
SUCCESS = ButtonStyle.success
PRIMARY = ButtonStyle.primary
DANGER = ButtonStyle.danger
GOLD = 0xF0B232
"""The colour at the edge of pages about past games and ratings."""


class Message(ui.LayoutView):
    """A message whose presses are routed only by custom id.

    discord.py does not store a view that is not dispatchable. Nothing about a match may be kept in
    memory, since a press must also work after a restart.
    """

    def __init__(self, *items: ui.Item["Message"]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)

    def is_dispatchable(self) -> bool:
        """Return False, so that discord.py does not store the view."""
        return False

    def is_finished(self) -> bool:
        """Return True, so that discord.py starts no 15-minute timer for a private message."""
        return True


class JsonMessage(Message):
    """A message made of component JSON."""

    def __init__(self, *components: ComponentJson) -> None:
        super().__init__()
        self._components: list[dict[str, Any]] = json.loads(listed(*components))

    def to_components(self) -> list[dict[str, Any]]:
        """Return the components in the form that discord.py sends."""
        return self._components

    def has_components_v2(self) -> bool:
        """Return True: the components are of Discord's version 2."""
        return True


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


def menu(
    kind: ButtonKind,
    options: Mapping[str, str],
    *numbers: int,
    chosen: str | None = None,
    placeholder: str | None = None,
) -> ui.ActionRow[Message]:
    """Return a menu as a row; `options` are its labels by the values that a choice sends."""
    return ui.ActionRow(
        ui.Select(
            custom_id=custom_id(kind, *numbers),
            placeholder=placeholder,
            options=[
                SelectOption(label=label, value=value, default=value == chosen)
                for value, label in options.items()
            ],
        )
    )


def rules_button(language: str, variant: str) -> ui.Button[Message]:
    """Return the button that explains how ratings work in a game."""
    if variant == CLASSIC.name:
        return button(language, "stats-help", SECONDARY, RATING_RULES)
    game = NUMBERED_GAMES.index(variant)
    return button(language, "stats-help", SECONDARY, GAME_RATING_RULES, game)
