"""The options that several commands share."""

from typing import Annotated

import discord

from bot.domain.limits import Pace
from bot.interactions.commands.choice_option import ChoiceOption
from bot.interactions.commands.person_option import PersonOption
from engines.games.game import Mark
from engines.games.variants import GAMES
from engines.levels import ALL_ENGINES, DIFFICULTIES, Difficulty

DifficultyName = Annotated[
    Difficulty, ChoiceOption(**{name: f"choice-{name}" for name in DIFFICULTIES})
]
EngineName = Annotated[str, ChoiceOption(**{name: f"choice-engine-{name}" for name in ALL_ENGINES})]
Variant = Annotated[str, ChoiceOption(**{name: f"choice-game-{name}" for name in GAMES})]
PersonNamed = Annotated[discord.User | discord.Member, PersonOption()]
OwnMark = Annotated[Mark, ChoiceOption(X="choice-x", O="choice-o")]
ChallengerMark = Annotated[Mark, ChoiceOption(X="choice-challenge-x", O="choice-challenge-o")]
PaceName = Annotated[str, ChoiceOption(**{time.value: f"choice-{time}" for time in Pace})]
