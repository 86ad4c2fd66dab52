"""Levels and specs: the engine and parameter that a person's choice means."""

import pytest

from engines.games.game import AnyGame
from engines.games.variants import GAMES, SOLVED_GAMES
from engines.levels import (
    ALL_ENGINES,
    DEFAULT_LEVEL,
    ENGINES,
    LEVELS,
    Level,
    NoSuchSettingError,
    UnknownEngineError,
    engine_of,
    engines_of,
    level_name,
    spec_for,
)
from tests.engines.specs import WITH_LEVELS

MINIMAX: dict[Level, int] = {"easy": 4, "medium": 6, "hard": 7, "unbeatable": 9}
SAMPLING: dict[Level, int] = {"easy": 5, "medium": 20, "hard": 100}


def test_each_level_means_its_engine() -> None:
    """A level alone means its own engine, and medium is the default."""
    specs = ["level:easy", "level:medium", "level:hard", "perfect"]
    assert [spec_for(level, None) for level in LEVELS] == specs
    assert spec_for(None, None) == spec_for(DEFAULT_LEVEL, None) == "level:medium"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_names_of_levels(game: AnyGame) -> None:
    """Levels are called the same in every game, but no game that is not solved promises a draw."""
    strongest = "expert" if game.name == "ultimate" else "unbeatable"
    assert [level_name(level, game) for level in LEVELS] == ["easy", "medium", "hard", strongest]


def test_the_engines_of_all_games() -> None:
    """They are all that some game has, each once."""
    assert sorted(ALL_ENGINES) == sorted({name for it in GAMES.values() for name in engines_of(it)})


def test_a_level_sets_the_parameter_of_an_engine_that_has_one() -> None:
    """If both are picked, the level sets the horizon or the number of games."""
    assert [spec_for(level, "minimax") for level in MINIMAX] == [
        f"minimax:{depth}" for depth in MINIMAX.values()
    ]
    assert [spec_for(level, "sampling") for level in SAMPLING] == [
        f"sampling:{games}" for games in SAMPLING.values()
    ]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("engine", ["dice", "lines", "wargames", "perfect"])
def test_an_engine_without_a_parameter_has_no_levels(engine: str, level: Level) -> None:
    """A level for such an engine raises an error that names both."""
    with pytest.raises(NoSuchSettingError) as error:
        spec_for(level, engine)
    assert (error.value.engine, error.value.level) == (engine, level)


@pytest.mark.parametrize("variant", ["vanish", "squares", "drop", "sizes"])
def test_sampling_is_limited_where_games_are_played_out(variant: str) -> None:
    """Where a random game cannot be counted out, sampling plays at most a hundred a move."""
    assert engine_of("sampling:100", SOLVED_GAMES[variant]).spec == "sampling:100"
    with pytest.raises(UnknownEngineError, match="from 1 to 100, not"):
        engine_of("sampling:101", SOLVED_GAMES[variant])


def test_sampling_has_no_unbeatable_setting() -> None:
    """More games do not make sampling safe, so no parameter makes it unbeatable."""
    with pytest.raises(NoSuchSettingError):
        spec_for("unbeatable", "sampling")


def test_an_engine_alone_plays_as_well_as_it_can() -> None:
    """Without a level minimax searches the whole tree and sampling plays 100 games."""
    defaults = ["dice", "lines", "wargames", "sampling:100", "minimax:9", "perfect"]
    assert [spec_for(None, engine) for engine in ENGINES] == defaults


@pytest.mark.parametrize(
    "spec", [*WITH_LEVELS, "minimax:0", "sampling:1", "sampling:100000", "matched:0", "matched:100"]
)
def test_an_engine_states_its_spec(spec: str) -> None:
    """An engine made from a spec states the same spec."""
    assert engine_of(spec).spec == spec


@pytest.mark.parametrize(
    "spec",
    ["", "chess", "Dice", "dice:", "dice:1", "minimax", "minimax:", "minimax:10", "minimax:-1",
     "minimax:x", "minimax:²", "minimax:4:4", "sampling", "sampling:0", "sampling:100001",
     "sampling:" + "9" * 5000, "perfect:9", "matched", "matched:101"],
)  # fmt: skip
def test_other_specs_raise(spec: str) -> None:
    """An unknown name and an invalid parameter raise UnknownEngineError."""
    with pytest.raises(UnknownEngineError):
        engine_of(spec)
