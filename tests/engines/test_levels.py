"""Levels and specs: the engine and parameter that a person's choice means."""

import pytest

from engines import levels
from engines.games.drop import DROP
from engines.games.game import AnyGame
from engines.games.squares import SQUARES
from engines.games.ultimate import ULTIMATE
from engines.games.vanish import VANISH
from engines.games.variants import GAMES, SOLVED_GAMES
from engines.levels import CLASSIC_ONLY, LEVELS, engine_of, spec_for
from engines.terminal.options import engine_named

PICKED = [
    ("classic", None, "level:medium level:easy level:medium level:hard perfect"),
    ("classic", "minimax", "minimax:9 minimax:4 minimax:6 minimax:7 minimax:9"),
    ("classic", "sampling", "sampling:100 sampling:5 sampling:20 sampling:100 -"),
    *(("classic", name, f"{name} - - - -") for name in ("dice", "lines", "wargames", "perfect")),
    ("misere", "minimax", "minimax:9 minimax:0 minimax:3 minimax:6 minimax:9"),
    ("vanish", "minimax", "minimax:17 minimax:1 minimax:2 minimax:7 minimax:17"),
    ("squares", "minimax", "minimax:16 minimax:4 minimax:8 minimax:12 minimax:16"),
    ("drop", "minimax", "minimax:25 minimax:8 minimax:13 minimax:18 minimax:25"),
    ("sizes", "minimax", "minimax:12 minimax:6 minimax:8 minimax:10 minimax:12"),
    *(
        (name, None, "level:medium level:easy level:medium level:hard perfect")
        for name in ("misere", "vanish", "squares", "drop", "sizes")
    ),
    ("sizes", "sampling", "sampling:100 sampling:5 sampling:20 sampling:100 -"),
    ("ultimate", None, "level:medium level:easy level:medium level:hard learned:6000"),
    ("ultimate", "learned", "learned:6000 - - - learned:6000"),
    ("ultimate", "tree", "tree:5000 tree:3 tree:30 tree:300 tree:5000"),
    ("ultimate", "sampling", "sampling:30 sampling:5 sampling:20 sampling:30 -"),
]


@pytest.mark.parametrize(("variant", "engine", "specs"), PICKED)
def test_what_people_pick(variant: str, engine: str | None, specs: str) -> None:
    """A level means its engine, or sets the one picked; without one an engine plays its best."""
    for level, spec in zip((None, *LEVELS), specs.split(), strict=True):
        if spec != "-":
            assert spec_for(level, engine, GAMES[variant]) == spec
            continue
        with pytest.raises(levels.NoSuchSettingError) as error:
            spec_for(level, str(engine), GAMES[variant])
        assert (error.value.engine, error.value.level) == (engine, level)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_names_of_levels(game: AnyGame) -> None:
    """Levels are called the same in every game, but no game that is not solved promises a draw."""
    strongest = "expert" if game.name == "ultimate" else "unbeatable"
    names = ["easy", "medium", "hard", strongest]
    assert [levels.level_name(level, game) for level in LEVELS] == names


@pytest.mark.parametrize("engine", sorted(CLASSIC_ONLY))
def test_engines_of_classic_alone(engine: str) -> None:
    """An engine whose rules speak of classic says kindly which engines play another game."""
    with pytest.raises(levels.WrongGameError) as error:
        engine_named(engine, VANISH)
    said = f"{engine} plays classic alone; vanish is played by sampling, minimax and perfect"
    assert (str(error.value), error.value.engine, error.value.game) == (said, engine, "vanish")
    assert engine_named(engine, SOLVED_GAMES["classic"]).spec == engine


def test_an_engine_states_its_spec() -> None:
    """An engine made from a spec states the same spec."""
    bounds = ("minimax:0", "sampling:1", "sampling:100000", "matched:0", "matched:100")
    for spec in (*CLASSIC_ONLY, *bounds, "level:easy", "perfect"):
        assert engine_of(spec).spec == spec


@pytest.mark.parametrize(
    ("game", "specs"),
    [
        (
            SOLVED_GAMES["classic"],
            ("", "chess", "Dice", "dice:", "dice:1", "minimax", "minimax:", "minimax:10",
             "minimax:-1", "minimax:x", "minimax:²", "minimax:4:4", "sampling", "sampling:0",
             "sampling:100001", f"sampling:{'9' * 5000}", "perfect:9", "matched", "matched:101"),
        ),
        (SQUARES, ("minimax:17",)),
        (DROP, ("sampling:101",)),
        (ULTIMATE, ("tree:2", "tree:100001", "tree", "learned:2", "learned", "sampling:31")),
    ],
    ids=lambda it: getattr(it, "name", ""),
)  # fmt: skip
def test_other_specs_raise(game: AnyGame, specs: tuple[str, ...]) -> None:
    """An unknown name and an invalid parameter raise; sampling plays fewer of long games."""
    for spec in specs:
        with pytest.raises(levels.UnknownEngineError):
            engine_of(spec, game)


def test_an_engine_of_another_game() -> None:
    """An engine that does not play a game is no engine of it."""
    said = "tree does not play classic; classic is played by"
    with pytest.raises(levels.WrongGameError, match=said):
        engine_of("tree:100")
