"""Levels and specs: what a person picks, as an engine at a setting."""

import pytest

from engines.levels import (
    DEFAULT_LEVEL,
    ENGINES,
    LEVELS,
    Level,
    NoSuchSettingError,
    UnknownEngineError,
    engine_of,
    spec_for,
)
from tests.engines.specs import SPECS

MINIMAX: dict[Level, int] = {"easy": 4, "medium": 6, "hard": 7, "unbeatable": 9}
SAMPLING: dict[Level, int] = {"easy": 5, "medium": 20, "hard": 100}


def test_each_level_means_its_engine() -> None:
    """A level alone is the engine of the ladder, and medium is the default."""
    ladder = ["minimax:4", "dice", "sampling:100", "perfect"]
    assert [spec_for(level, None) for level in LEVELS] == ladder
    assert spec_for(None, None) == spec_for(DEFAULT_LEVEL, None) == "dice"


def test_a_level_sets_the_knob_of_an_engine_that_has_one() -> None:
    """With engine and level both picked, horizon and number of games follow the level."""
    assert [spec_for(level, "minimax") for level in MINIMAX] == [
        f"minimax:{depth}" for depth in MINIMAX.values()
    ]
    assert [spec_for(level, "sampling") for level in SAMPLING] == [
        f"sampling:{games}" for games in SAMPLING.values()
    ]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("engine", ["dice", "lines", "wargames", "perfect"])
def test_an_engine_without_a_knob_cannot_be_set(engine: str, level: Level) -> None:
    """Asking such an engine for a level is refused, and the error says which and what."""
    with pytest.raises(NoSuchSettingError) as error:
        spec_for(level, engine)
    assert (error.value.engine, error.value.level) == (engine, level)


def test_sampling_cannot_be_made_unbeatable() -> None:
    """More games do not make sampling safe, so it has no such setting."""
    with pytest.raises(NoSuchSettingError):
        spec_for("unbeatable", "sampling")


def test_an_engine_alone_plays_as_well_as_it_can() -> None:
    """Without a level minimax searches everything and sampling plays a hundred games."""
    defaults = ["dice", "lines", "sampling:100", "wargames", "minimax:9", "perfect"]
    assert [spec_for(None, engine) for engine in ENGINES] == defaults


@pytest.mark.parametrize("spec", [*SPECS, "minimax:0", "sampling:1", "sampling:100000"])
def test_specs_are_written_as_they_are_read(spec: str) -> None:
    """An engine made from a spec states that very spec."""
    assert engine_of(spec).spec == spec


@pytest.mark.parametrize(
    "spec",
    ["", "chess", "Dice", "dice:", "dice:1", "minimax", "minimax:", "minimax:10", "minimax:-1",
     "minimax:x", "minimax:²", "minimax:4:4", "sampling", "sampling:0", "sampling:100001",
     "sampling:" + "9" * 5000, "perfect:9"],
)  # fmt: skip
def test_other_specs_are_unknown(spec: str) -> None:
    """A name that no engine has and a setting that it does not take are refused."""
    with pytest.raises(UnknownEngineError):
        engine_of(spec)
