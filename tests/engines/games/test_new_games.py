"""What a game needs beside its file and sentences: each test names the file that forgets it."""

import pkgutil
from importlib import import_module

import pytest

from engines import games
from engines.games.game import AnyGame, Game
from engines.games.variants import GAMES
from engines.ladders import LADDERS
from engines.levels import LEVELS, specs_to_pick
from tests.engines.games.plain_board import SIDES


def written_games() -> dict[str, AnyGame]:
    """Return the games that the files of `engines/games/` make, by name."""
    names = [f"engines.games.{it.name}" for it in pkgutil.iter_modules(games.__path__)]
    files = map(import_module, names)
    made = [it for file in files for it in vars(file).values() if isinstance(it, Game)]
    return {game.name: game for game in made}


@pytest.mark.parametrize("name", written_games())
def test_a_game_is_listed(name: str) -> None:
    """The list has every game that a file makes."""
    assert name in GAMES, f"engines/games/variants.py does not list {name}"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_levels(name: str) -> None:
    """Each game has an engine for each level and points for every engine that people can pick."""
    game = GAMES[name]
    assert name in LADDERS, f"engines/ladders.py has no levels of {name}"
    assert len(LADDERS[name].levels) == len(LEVELS), f"engines/ladders.py: {name} has {LEVELS}"
    unrated = {*specs_to_pick(game)} - {*LADDERS[name].points}
    assert not unrated, f"engines/ladders.py: points of {name} lack {unrated}"
    assert len(LADDERS[name].lost) == (len(LEVELS) if game.is_solved else 0)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_plain_rules(name: str) -> None:
    """The rules of each game are also written in the plainest way."""
    assert name in SIDES, f"tests/engines/games/plain_board.py has no rules of {name}"
