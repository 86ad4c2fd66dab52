"""The options of commands: those with a fixed list of choices, and those that name a person."""

from typing import Annotated, Any

import discord
from discord import app_commands

from bot.domain.limits import Pace
from bot.errors import Refusal
from bot.interactions.command_texts import command_text
from bot.views.id_numbers import MAX_NUMBER
from engines.games.game import Mark
from engines.games.variants import GAMES
from engines.levels import ALL_ENGINES, DIFFICULTIES, Difficulty


class ChoiceOption(app_commands.Transformer):
    """An option whose choices have names from the catalogue, by keys such as `choice-easy`.

    Raises Refusal for any other value; a forged interaction can hold one.
    """

    def __init__(self, **keys: str) -> None:
        self._keys = keys

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]]:
        """The choices that Discord offers."""
        return [
            app_commands.Choice(name=command_text(key), value=value)
            for value, key in self._keys.items()
        ]

    async def transform(self, _: discord.Interaction, value: str) -> str:
        """Return the value that was picked."""
        if value not in self._keys:
            raise Refusal("unknown-option")
        return value


class PersonOption(app_commands.Transformer):
    """An option whose value is a person.

    Raises Refusal for any other value; a forged interaction can hold one.
    """

    @property
    def type(self) -> discord.AppCommandOptionType:
        """The kind of option that Discord offers."""
        return discord.AppCommandOptionType.user

    async def transform(self, _: discord.Interaction, value: Any) -> discord.User | discord.Member:
        """Return the person who was picked."""
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
ChallengerMark = Annotated[Mark, ChoiceOption(X="choice-challenge-x", O="choice-challenge-o")]
PaceName = Annotated[str, ChoiceOption(**{time.value: f"choice-{time}" for time in Pace})]
