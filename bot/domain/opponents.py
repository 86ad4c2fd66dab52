"""The engines that people can play against, by level or by name."""

from bot.domain.match import Machine, Match
from bot.errors import Refusal
from engines.games.game import AnyGame
from engines.ladders import LADDERS
from engines.levels import (
    DEFAULT_LEVEL,
    Level,
    NoSuchSettingError,
    engines_of,
    level_name,
    spec_for,
)


def machine_of(level: Level | None, engine: str | None, game: AnyGame) -> Machine:
    """Return an engine in a game; without level and engine, the one of the default level.

    Raises Refusal for an engine that lacks the level or does not play the game.
    """
    if engine is None:
        level = level or DEFAULT_LEVEL
    elif engine not in engines_of(game):
        raise Refusal("wrong-engine", engine=engine, game=game.name, variant=game.name)
    try:
        return Machine(spec_for(level, engine, game), level)
    except NoSuchSettingError as error:
        shown = level_name(error.level, game)
        raise Refusal("no-such-level", engine=error.engine, level=shown) from error


def known(match: Match) -> Match:
    """Return a match; raises Refusal if its engine never had points in this version.

    Then a process of a newer version began it, and would count it with points that this one lacks.
    """
    seat, points = match.seat(match.machine or "X"), LADDERS[match.variant].points
    if isinstance(seat, Machine) and seat.spec not in points and seat.skill is None:
        raise Refusal("newer-engine")
    return match
