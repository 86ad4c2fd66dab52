"""The engines that people can play against, by level or by name."""

from bot.domain.match import Machine
from bot.errors import NoSuchLevelError, NoUnbeatableError, WrongEngineError
from engines.games.game import AnyGame
from engines.levels import (
    Level,
    NoSuchSettingError,
    NoUnbeatableLevelError,
    default_level,
    engines_of,
    spec_for,
)


def machine_of(level: Level | None, engine: str | None, game: AnyGame) -> Machine:
    """Return an engine in a game; without level and engine, the one of the default level.

    Raises NoSuchLevelError, NoUnbeatableError, WrongEngineError.
    """
    if engine is None:
        level = level or default_level(game)
    elif engine not in engines_of(game):
        raise WrongEngineError(engine=engine, game=game.name, variant=game.name)
    try:
        return Machine(spec_for(level, engine, game), level)
    except NoUnbeatableLevelError as error:
        raise NoUnbeatableError(game=error.game) from error
    except NoSuchSettingError as error:
        raise NoSuchLevelError(engine=error.engine, level=error.level) from error
