"""The options that commands take, each a choice of a few."""

from typing import Annotated

from bot.commands.pick import Pick
from bot.matches.pace import Pace
from engines.board import Mark
from engines.levels import ENGINES, LEVELS, Level

Difficulty = Annotated[Level, Pick(**{level: f"choice-{level}" for level in LEVELS})]
EngineName = Annotated[str, Pick(**{name: f"choice-engine-{name}" for name in ENGINES})]
OwnMark = Annotated[Mark, Pick(X="choice-x", O="choice-o")]
ChallengerMark = Annotated[Mark, Pick(X="choice-challenge-x", O="choice-challenge-o")]
PaceName = Annotated[str, Pick(**{pace.value: f"choice-{pace}" for pace in Pace})]
