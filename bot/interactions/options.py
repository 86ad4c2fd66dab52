"""What people choose in options and menus; a forged interaction can hold anything."""

import re
from collections.abc import Collection
from typing import Annotated, Any

import discord
from discord import app_commands

from bot.discord_internals.slim_state import controls_of, controls_on, dicts, pressed_controls
from bot.domain.limits import Pace
from bot.errors import Refusal
from bot.interactions.command_tree import command_text
from bot.views.custom_ids import ButtonKind
from bot.views.id_numbers import MAX_NUMBER, IdNumber
from engines.games.game import Mark
from engines.games.variants import GAMES
from engines.levels import ALL_ENGINES, DIFFICULTIES, Difficulty

_MENU = discord.ComponentType.select.value
_NUMBER = re.compile(r"\d{1,19}", re.ASCII)


class ChoiceOption(app_commands.Transformer):
    """An option whose choices have keys such as `choice-easy`; raises Refusal for other values."""

    def __init__(self, **keys: str) -> None:
        self._keys = keys

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]]:
        return [
            app_commands.Choice(name=command_text(key), value=value)
            for value, key in self._keys.items()
        ]

    async def transform(self, _: discord.Interaction, value: str) -> str:
        if value not in self._keys:
            raise Refusal("unknown-option")
        return value


class PersonOption(app_commands.Transformer):
    """An option whose value is a person; raises Refusal for anything else."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.user

    async def transform(self, _: discord.Interaction, value: Any) -> discord.User | discord.Member:
        return person_named(value)


def person_named(value: Any) -> discord.User | discord.Member:
    """Return a person that a command names; raises Refusal for anything else."""
    if not isinstance(value, discord.User | discord.Member) or not 0 < value.id <= MAX_NUMBER:
        raise Refusal("unknown-option")
    return value


DifficultyName = Annotated[
    Difficulty, ChoiceOption(**{name: f"choice-{name}" for name in DIFFICULTIES})
]
EngineName = Annotated[str, ChoiceOption(**{name: f"choice-engine-{name}" for name in ALL_ENGINES})]
Variant = Annotated[str, ChoiceOption(**{name: f"choice-game-{name}" for name in GAMES})]
PersonNamed = Annotated[discord.User | discord.Member, PersonOption()]
OwnMark = Annotated[Mark, ChoiceOption(X="choice-x", O="choice-o")]
ChallengerMark = Annotated[Mark, ChoiceOption(X="choice-x", O="choice-challenge-o")]
PaceName = Annotated[str, ChoiceOption(**{time.value: f"choice-{time}" for time in Pace})]


def picked_number(interaction: discord.Interaction, field: IdNumber) -> int:
    """Return the one number that was picked, at most that of `field`; raises Refusal otherwise."""
    return _number(_picked(interaction), field.most)


def number_or_picked(interaction: discord.Interaction, number: int, field: IdNumber) -> int:
    """Return the number picked from a menu, otherwise that of the pressed button."""
    is_menu = dict(interaction.data or {}).get("component_type") == _MENU
    return picked_number(interaction, field) if is_menu else number


def picked_text(interaction: discord.Interaction, offered: Collection[str]) -> str:
    """Return the one value that was picked, if it was `offered`; raises Refusal otherwise."""
    picked = _picked(interaction)
    if picked not in offered:
        raise Refusal("unknown-option")
    return picked


def _picked(interaction: discord.Interaction) -> str:
    values = _values(interaction, most=1)
    if len(values) != 1:
        raise Refusal("unknown-option")
    return values[0]


def picked_ids(interaction: discord.Interaction, most: int) -> list[int]:
    """Return the ids that were picked, at most `most`; raises Refusal otherwise."""
    return [_number(value, MAX_NUMBER) for value in _values(interaction, most)]


def has_control(interaction: discord.Interaction, *kinds: ButtonKind) -> bool:
    """Return whether the pressed message has a control of these kinds, as far as it is readable."""
    ids = (str(control.get("custom_id")) for control in controls_of(interaction))
    return any(pressed.partition(":")[0] == kind.prefix for pressed in ids for kind in kinds)


def ids_on(message: discord.Message) -> list[str]:
    return [str(control.get("custom_id")) for control in controls_on(message)]


def picked_or_none(interaction: discord.Interaction) -> int | None:
    """Return the one id that was picked, or None without any; raises Refusal for several."""
    return next(iter(picked_ids(interaction, most=1)), None)


def shown_ids(interaction: discord.Interaction) -> list[int]:
    """Return the ids that stood in the pressed menu before anyone picked; none if unreadable."""
    menus = pressed_controls(interaction)
    shown = [str(value.get("id")) for menu in menus for value in dicts(menu.get("default_values"))]
    ids = [int(person) for person in shown if _NUMBER.fullmatch(person)]
    return [person for person in ids if person <= MAX_NUMBER]


def named(interaction: discord.Interaction, what: str, number: int) -> dict[str, Any] | None:
    """Return what an interaction says about an id; `what` is "users", "members" or "roles"."""
    resolved = dict(interaction.data or {}).get("resolved")
    items = resolved.get(what) if isinstance(resolved, dict) else None
    found = items.get(str(number)) if isinstance(items, dict) else None
    return found if isinstance(found, dict) else None


def known(interaction: discord.Interaction, what: str, number: int) -> dict[str, Any]:
    """Return what `named` does; raises Refusal if the interaction says nothing about the id."""
    found = named(interaction, what, number)
    if found is None:
        raise Refusal("unknown-option")
    return found


def picked_id(interaction: discord.Interaction) -> int:
    """Return the one id that was picked; raises Refusal for anything else."""
    picked = picked_or_none(interaction)
    if picked is None:
        raise Refusal("unknown-option")
    return picked


def _number(value: str, most: int) -> int:
    if not _NUMBER.fullmatch(value) or int(value) > most:
        raise Refusal("unknown-option")
    return int(value)


def _values(interaction: discord.Interaction, most: int) -> list[str]:
    data: dict[str, Any] = dict(interaction.data or {})
    values = data.get("values")
    if not isinstance(values, list) or len(values) > most:
        raise Refusal("unknown-option")
    return [str(value) for value in values]
