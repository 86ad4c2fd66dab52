"""The options that commands take, each a choice of a few."""

from typing import Annotated

from bot.domain.time_limits import TimeControl
from bot.interactions.commands.choice_option import ChoiceOption
from engines.games.classic import Mark
from engines.levels import ENGINES, LEVELS, Level

Difficulty = Annotated[Level, ChoiceOption(**{level: f"choice-{level}" for level in LEVELS})]
EngineName = Annotated[str, ChoiceOption(**{name: f"choice-engine-{name}" for name in ENGINES})]
OwnMark = Annotated[Mark, ChoiceOption(X="choice-x", O="choice-o")]
ChallengerMark = Annotated[Mark, ChoiceOption(X="choice-challenge-x", O="choice-challenge-o")]
PaceName = Annotated[str, ChoiceOption(**{pace.value: f"choice-{pace}" for pace in TimeControl})]
