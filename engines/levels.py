"""The difficulty levels and engines that a person can pick, and the spec that each means."""

import contextlib
from collections.abc import Callable, Mapping
from functools import cache
from typing import Literal, get_args

from engines.engine import Engine
from engines.games.classic import CLASSIC
from engines.games.game import AnyGame
from engines.ladders import LADDERS
from engines.players.baselines import Uniform
from engines.players.dice import Dice
from engines.players.learned import Learned
from engines.players.lines import Lines
from engines.players.matched import HIGHEST, Matched
from engines.players.minimax import Minimax
from engines.players.perfect import Perfect
from engines.players.sampling import Sampling
from engines.players.tree import Tree
from engines.players.wargames import Wargames
from engines.solver import is_countable

Level = Literal["easy", "medium", "hard", "unbeatable"]
LEVELS: tuple[Level, ...] = get_args(Level)
DEFAULT_LEVEL: Level = "medium"
MATCHED: Literal["matched"] = "matched"  # the engine whose skill is set for each person
Difficulty = Level | Literal["matched"]
DIFFICULTIES: tuple[Difficulty, ...] = (*LEVELS, MATCHED)

_ENGINES_OF_LEVELS: Mapping[str, Mapping[str, Engine]] = {
    game: {engine.spec: engine for engine in ladder.levels} for game, ladder in LADDERS.items()
}
SPECS_OF_LEVELS: Mapping[str, Mapping[Level, str]] = {
    game: dict(zip(LEVELS, engines, strict=True)) for game, engines in _ENGINES_OF_LEVELS.items()
}
# How many of 100 games each level of each solved game loses to an 80:20 player.
LOST_BY_LEVELS: Mapping[str, Mapping[Level, float]] = {
    game: dict(zip(LEVELS, ladder.lost, strict=True))
    for game, ladder in LADDERS.items()
    if ladder.lost
}
SPEC_OF_LEVEL = SPECS_OF_LEVELS["classic"]

_CLASSES: Mapping[str, Callable[..., Engine]] = {
    "dice": Dice,
    "lines": Lines,
    "wargames": Wargames,
    "sampling": Sampling,
    "minimax": Minimax,
    "perfect": Perfect,
    "tree": Tree,
    "learned": Learned,
}
ENGINES: tuple[str, ...] = ("dice", "lines", "wargames", "sampling", "minimax", "perfect")
"""The engines of classic that people pick by name, the easiest to beat first."""
CLASSIC_ONLY = frozenset(("dice", "lines", "wargames"))  # their rules are about its board
ALL_ENGINES: tuple[str, ...] = (*ENGINES, "tree", "learned")

_WITH_PARAMETER = frozenset(("sampling", "minimax", "tree", "learned", MATCHED))
_MOST_GAMES = 100_000
_FEWEST_PLAYOUTS, _MOST_PLAYOUTS = 3, 100_000  # with two, the second-best move never has a chance
_MAX_DIGITS = 6


class UnknownEngineError(ValueError):
    """The text is not the spec of an engine: the name or the parameter is unknown."""


class WrongGameError(ValueError):
    """The engine does not play the game; see `engine` and `game`."""

    def __init__(self, engine: str, game: AnyGame) -> None:
        plays = "plays classic alone" if engine in CLASSIC_ONLY else f"does not play {game.name}"
        *others, last = engines_of(game)
        super().__init__(
            f"{engine} {plays}; {game.name} is played by {', '.join(others)} and {last}"
        )
        self.engine = engine
        self.game = game.name


class NoSuchSettingError(ValueError):
    """The engine has no parameter for the level; see `engine` and `level`."""

    def __init__(self, engine: str, level: Difficulty) -> None:
        super().__init__(f"{engine} cannot be set to {level}")
        self.engine = engine
        self.level = level


def engines_of(game: AnyGame) -> tuple[str, ...]:
    """Return the engines that people pick by name in a game.

    >>> from engines.games.drop import DROP
    >>> engines_of(DROP)
    ('sampling', 'minimax', 'perfect')
    """
    if not game.is_solved:
        return "sampling", "tree", "learned"
    return ENGINES if game is CLASSIC else tuple(n for n in ENGINES if n not in CLASSIC_ONLY)


def level_name(level: str, game: AnyGame) -> str:
    """Return what people call a level; only where a game is solved, the highest is unbeatable.

    >>> from engines.games.ultimate import ULTIMATE
    >>> level_name("unbeatable", CLASSIC), level_name("unbeatable", ULTIMATE)
    ('unbeatable', 'expert')
    """
    return "expert" if level == "unbeatable" and not game.is_solved else level


def engine_name(spec: str) -> str:
    """Return the name of the engine in a spec.

    >>> engine_name("minimax:4")
    'minimax'
    """
    return spec.partition(":")[0]


def setting_of(spec: str) -> int:
    """Return the number in a spec (a horizon, games, positions or a skill), 0 if it has none.

    >>> setting_of("minimax:4"), setting_of("perfect"), setting_of("level:hard")
    (4, 0, 0)
    """
    setting = spec.partition(":")[2]
    return int(setting) if setting.isdecimal() else 0


def spec_with(engine: str, setting: int | str) -> str:
    return f"{engine}:{setting}"


def skill_of(spec: str) -> int | None:
    """Return the skill in the spec of `matched`, or None for any other engine.

    >>> skill_of("matched:40"), skill_of("minimax:4")
    (40, None)
    """
    return setting_of(spec) if engine_name(spec) == MATCHED else None


@cache
def engine_of(spec: str, game: AnyGame = CLASSIC) -> Engine:
    """Return the engine of a spec; raises UnknownEngineError or WrongGameError.

    >>> from engines.games.classic import parse_board
    >>> engine_of("minimax:4").distribution(parse_board("XX.OO...X"))
    {2: Fraction(1, 2), 5: Fraction(1, 2)}
    """
    name, colon, value = spec.partition(":")
    levels = _ENGINES_OF_LEVELS.get(game.name, {})
    if spec in levels:
        return levels[spec]
    if bool(colon) != (name in _WITH_PARAMETER) or name not in (*_CLASSES, MATCHED):
        raise UnknownEngineError(f"no engine is called {spec!r}")
    if name == MATCHED:
        return Matched(_parsed(name, value, game), (Uniform(), *levels.values()))
    if name not in engines_of(game):
        raise WrongGameError(name, game)
    return _CLASSES[name](_parsed(name, value, game)) if colon else _CLASSES[name]()


def _parsed(name: str, value: str, game: AnyGame) -> int:
    best = max(_settings(name, game).values(), default=0)
    allowed = {
        "minimax": range(best + 1),
        # Where games must be played instead of counted out, each one takes time.
        "sampling": range(1, (_MOST_GAMES if is_countable(game) else best) + 1),
        "tree": range(_FEWEST_PLAYOUTS, _MOST_PLAYOUTS + 1),
        "learned": range(_FEWEST_PLAYOUTS, _MOST_PLAYOUTS + 1),
        MATCHED: range(HIGHEST + 1),
    }[name]
    is_number = value.isascii() and value.isdigit() and len(value) <= _MAX_DIGITS
    if not is_number or int(value) not in allowed:
        raise UnknownEngineError(f"{name} goes from {allowed[0]} to {allowed[-1]}, not {value!r}")
    return int(value)


def spec_for(level: Level | None, engine: str | None, game: AnyGame = CLASSIC) -> str:
    """Return the spec of what a person picked; raises WrongGameError or NoSuchSettingError.

    An engine without a level plays as well as it can; with both, the level sets its parameter.

    >>> spec_for("hard", None), spec_for(None, "minimax"), spec_for("hard", "minimax")
    ('level:hard', 'minimax:9', 'minimax:7')
    """
    if engine is None:
        return SPECS_OF_LEVELS[game.name][level or DEFAULT_LEVEL]
    if engine not in engines_of(game):
        raise WrongGameError(engine, game)
    settings = _settings(engine, game)
    if level is None:
        return spec_with(engine, max(settings.values())) if settings else engine
    if level not in settings:
        raise NoSuchSettingError(engine, level)
    return spec_with(engine, settings[level])


def _settings(engine: str, game: AnyGame) -> Mapping[Level, int]:
    """Return the parameter of an engine at each level; nothing if it has none."""
    if engine == "learned":
        return {"unbeatable": Learned().playouts}
    return dict(zip(LEVELS, LADDERS[game.name].points_by_setting.get(engine, ()), strict=False))


def specs_to_pick(game: AnyGame) -> tuple[str, ...]:
    """Return the specs of all that a person can pick in a game, each once.

    >>> from engines.games.ultimate import ULTIMATE
    >>> specs_to_pick(ULTIMATE)[:6]
    ('level:medium', 'level:easy', 'level:hard', 'learned:6000', 'sampling:30', 'sampling:5')
    """
    found: dict[str, None] = {}
    for engine in (None, *engines_of(game)):
        for level in (None, *LEVELS):
            with contextlib.suppress(NoSuchSettingError):
                found[spec_for(level, engine, game)] = None
    return tuple(found)
