"""The difficulty levels and engines that a person can pick, and the spec that each means."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Literal, get_args

from engines.dice import Dice
from engines.engine import Engine
from engines.lines import Lines
from engines.minimax import Minimax
from engines.perfect import Perfect
from engines.sampling import Sampling
from engines.wargames import Wargames

Level = Literal["easy", "medium", "hard", "unbeatable"]
LEVELS: tuple[Level, ...] = get_args(Level)
DEFAULT_LEVEL: Level = "medium"

SPEC_OF_LEVEL: Mapping[Level, str] = {
    "easy": "minimax:4",
    "medium": "dice",
    "hard": "sampling:100",
    "unbeatable": "perfect",
}

_CLASSES: Mapping[str, Callable[..., Engine]] = {
    "dice": Dice,
    "lines": Lines,
    "sampling": Sampling,
    "wargames": Wargames,
    "minimax": Minimax,
    "perfect": Perfect,
}
ENGINES: tuple[str, ...] = tuple(_CLASSES)

# The engines that have a parameter, and its value at each level.
_PARAMETER_AT_LEVEL: Mapping[str, Mapping[Level, int]] = {
    "minimax": {"easy": 4, "medium": 6, "hard": 7, "unbeatable": 9},
    "sampling": {"easy": 5, "medium": 20, "hard": 100},
}
_DEFAULT_PARAMETER = {"minimax": 9, "sampling": 100}
_RANGES = {"minimax": range(10), "sampling": range(1, 100_001)}
_MAX_DIGITS = 6


class UnknownEngineError(ValueError):
    """The text is not the spec of an engine: the name or the parameter is unknown."""


class NoSuchSettingError(ValueError):
    """The engine has no parameter for the level; see `engine` and `level`."""

    def __init__(self, engine: str, level: Level) -> None:
        super().__init__(f"{engine} cannot be set to {level}")
        self.engine, self.level = engine, level


def engine_name(spec: str) -> str:
    """Return the name of the engine in a spec such as `minimax:4`."""
    return spec.partition(":")[0]


@cache
def engine_of(spec: str) -> Engine:
    """Return the engine of a spec such as `perfect` or `minimax:4`; raises UnknownEngineError."""
    name, colon, value = spec.partition(":")
    if name not in _CLASSES or bool(colon) != (name in _PARAMETER_AT_LEVEL):
        raise UnknownEngineError(f"no engine is called {spec!r}")
    return _CLASSES[name](_parsed(name, value)) if colon else _CLASSES[name]()


def _parsed(name: str, value: str) -> int:
    allowed = _RANGES[name]
    is_number = value.isascii() and value.isdigit() and len(value) <= _MAX_DIGITS
    if not is_number or int(value) not in allowed:
        raise UnknownEngineError(f"{name} goes from {allowed[0]} to {allowed[-1]}, not {value!r}")
    return int(value)


def spec_for(level: Level | None, engine: str | None) -> str:
    """Return the spec of what a person picked: a level, an engine, both, or neither.

    A level alone means the engine of that level. An engine alone plays as well as it can. If both
    are given, the level sets the engine's parameter. Raises NoSuchSettingError if the engine has
    no parameter for the level.
    """
    if engine is None:
        return SPEC_OF_LEVEL[level or DEFAULT_LEVEL]
    if level is None:
        return _spec(engine, _DEFAULT_PARAMETER.get(engine))
    if level not in _PARAMETER_AT_LEVEL.get(engine, {}):
        raise NoSuchSettingError(engine, level)
    return _spec(engine, _PARAMETER_AT_LEVEL[engine][level])


def _spec(engine: str, value: int | None) -> str:
    return engine if value is None else f"{engine}:{value}"
