"""Finds the engine that a person asks for, or that is matched to them."""

from bot.domain.match import Machine
from bot.errors import NoSuchLevelError, WrongEngineError
from bot.store.matches import MatchTable
from engines.games.classic import CLASSIC
from engines.games.game import AnyGame
from engines.games.variants import GAMES
from engines.levels import (
    CLASSIC_ONLY,
    DEFAULT_LEVEL,
    MATCHED,
    Difficulty,
    Level,
    NoSuchSettingError,
    spec_for,
)
from engines.matched import Matched, next_skill


class Opponents:
    """The engines that people can play against, by level, by name, or by their own results."""

    def __init__(self, table: MatchTable) -> None:
        self._table = table

    async def machine(
        self, person: int, level: Difficulty | None, engine: str | None, variant: str
    ) -> Machine:
        """Return the opponent of a person in a game; without level and engine, the default level.

        Raises NoSuchLevelError, WrongEngineError.
        """
        if level != MATCHED:
            return _machine(level, engine, GAMES[variant])
        if engine is not None:
            raise NoSuchLevelError(engine=engine, level=level)
        return Machine(Matched(await self.skill(person, variant)).spec)

    async def skill(self, person: int, variant: str) -> int:
        """Return the skill of the engine that is matched to a person, for their next match."""
        return next_skill(await self._table.matched_results(person, variant))


def _machine(level: Level | None, engine: str | None, game: AnyGame) -> Machine:
    if level is None and engine is None:
        level = DEFAULT_LEVEL
    if engine in CLASSIC_ONLY and game is not CLASSIC:
        raise WrongEngineError(engine=engine)
    try:
        return Machine(spec_for(level, engine, game), level)
    except NoSuchSettingError as error:
        raise NoSuchLevelError(engine=error.engine, level=error.level) from error
