"""Levels: what a person picks, and the engine at a setting that each one means."""

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

_MAKERS: Mapping[str, Callable[..., Engine]] = {
    "dice": Dice,
    "lines": Lines,
    "sampling": Sampling,
    "wargames": Wargames,
    "minimax": Minimax,
    "perfect": Perfect,
}
ENGINES: tuple[str, ...] = tuple(_MAKERS)

# An engine with a knob, and where each level sets it.
_KNOBS: Mapping[str, Mapping[Level, int]] = {
    "minimax": {"easy": 4, "medium": 6, "hard": 7, "unbeatable": 9},
    "sampling": {"easy": 5, "medium": 20, "hard": 100},
}
_DEFAULT_KNOB = {"minimax": 9, "sampling": 100}
_RANGES = {"minimax": range(10), "sampling": range(1, 100_001)}
_TOO_LONG = 7


class UnknownEngineError(ValueError):
    """The text names no engine, or one at a setting that it does not have."""


class NoSuchSettingError(ValueError):
    """The engine has no setting for the level; `engine` and `level` say which."""

    def __init__(self, engine: str, level: Level) -> None:
        super().__init__(f"{engine} cannot be set to {level}")
        self.engine, self.level = engine, level


@cache
def engine_of(spec: str) -> Engine:
    """Return the engine of a spec such as `perfect` or `minimax:4`; raises UnknownEngineError."""
    name, colon, knob = spec.partition(":")
    if name not in _MAKERS or bool(colon) != (name in _KNOBS):
        raise UnknownEngineError(f"no engine is called {spec!r}")
    return _MAKERS[name](_knob(name, knob)) if colon else _MAKERS[name]()


def _knob(name: str, knob: str) -> int:
    allowed = _RANGES[name]
    if not (knob.isascii() and knob.isdigit() and len(knob) < _TOO_LONG and int(knob) in allowed):
        raise UnknownEngineError(f"{name} goes from {allowed[0]} to {allowed[-1]}, not {knob!r}")
    return int(knob)


def spec_for(level: Level | None, engine: str | None) -> str:
    """Return the spec of what a person picked: a level, an engine, both, or neither.

    A level alone is the engine that stands for it, an engine alone plays as well as it can, both
    set the engine's own knob. Raises NoSuchSettingError if the engine cannot be set to the level.
    """
    if engine is None:
        return SPEC_OF_LEVEL[level or DEFAULT_LEVEL]
    if level is None:
        return _spec(engine, _DEFAULT_KNOB.get(engine))
    if level not in _KNOBS.get(engine, {}):
        raise NoSuchSettingError(engine, level)
    return _spec(engine, _KNOBS[engine][level])


def _spec(engine: str, knob: int | None) -> str:
    return engine if knob is None else f"{engine}:{knob}"
