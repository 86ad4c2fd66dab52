"""Finds the engine that a person asks for, or that is matched to them."""

from bot.domain.match import Machine
from bot.errors import NoSuchLevelError, NoUnbeatableError, WrongEngineError
from bot.store.matches.matches import MatchTable
from engines.games.game import AnyGame
from engines.games.variants import GAMES
from engines.levels import (
    MATCHED,
    Difficulty,
    Level,
    NoSuchSettingError,
    NoUnbeatableLevelError,
    default_level,
    engines_of,
    spec_for,
)
from engines.players.matched import Matched, next_skill


class Opponents:
    """The engines that people can play against, by level, by name, or by their own results."""

    def __init__(self, table: MatchTable) -> None:
        self._table = table

    async def machine(
        self, person: int, level: Difficulty | None, engine: str | None, variant: str
    ) -> Machine:
        """Return the opponent of a person in a game; without level and engine, the default level.

        Raises NoSuchLevelError, NoUnbeatableError, WrongEngineError.
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
    if engine is None:
        level = level or default_level(game)
    elif engine not in engines_of(game):
        raise WrongEngineError(engine=engine, game=game.name)
    try:
        return Machine(spec_for(level, engine, game), level)
    except NoUnbeatableLevelError as error:
        raise NoUnbeatableError(game=error.game) from error
    except NoSuchSettingError as error:
        raise NoSuchLevelError(engine=error.engine, level=error.level) from error
