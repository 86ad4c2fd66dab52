"""The levels: they see what people see, overlook some lines, and say so."""

from collections.abc import Iterator
from math import isclose
from typing import Any

import pytest

from benchmarks.levels import Task, alike, sense, task_of, tasks
from engines.games.game import AnyGame
from engines.games.position import Node
from engines.games.variants import SOLVED_GAMES
from engines.ladders import LADDERS
from engines.levels import Level, engine_of, spec_for
from engines.players.overlooking import Overlooking
from engines.strength.circles import states_of

WHOLE = ("classic", "misere", "vanish")
LEAST: dict[Level, tuple[float, float]] = {
    "easy": (0.5, 0.5),
    "medium": (0.95, 0.75),
    "hard": (1.0, 1.0),
    "unbeatable": (1.0, 1.0),
}
"""How often each level takes a win in one, and stops a loss in one, at least."""
MOST_ALIKE = {"classic": 8, "vanish": 8, "misere": 3}


def whole(game: AnyGame) -> Iterator[Task]:
    """Yield what there is to see in all positions of a game."""
    for state in states_of(game):
        task = None if game.result(state) is not None else task_of(game, state)
        if task:
            yield task


@pytest.mark.parametrize("variant", SOLVED_GAMES)
def test_the_levels_have_sense(variant: str) -> None:
    """They miss wins and threats no more often than people, in all positions or drawn ones."""
    game = SOLVED_GAMES[variant]
    drawn = list(tasks(game, 40))
    for level, least in LEAST.items():
        seen = sense(engine_of(spec_for(level, None, game), game), game, drawn)
        assert seen.get("win", 1) >= least[0] - 1e-9
        floor = 1.0 if variant == "misere" and level == "medium" else least[1]
        assert seen["stop"] >= floor - 1e-9


@pytest.mark.parametrize("variant", WHOLE)
def test_upper_levels_see_every_win_and_threat(variant: str) -> None:
    """In all positions, hard and unbeatable take each win in one and stop what can be stopped."""
    game = SOLVED_GAMES[variant]
    found = list(whole(game))
    for level in ("hard", "unbeatable"):
        seen = sense(engine_of(spec_for(level, None, game), game), game, found)
        assert all(isclose(share, 1) for share in seen.values())


@pytest.mark.parametrize("variant", WHOLE)
def test_no_game_twice(variant: str) -> None:
    """Against people who repeat their moves, few games of a level are alike on average."""
    game = SOLVED_GAMES[variant]
    for engine in LADDERS[variant].levels[:3]:
        games = alike(engine, game)
        assert sum(games) / len(games) <= MOST_ALIKE[variant]


def made(engine: Overlooking, game: AnyGame, state: Any) -> set[tuple[int, str, int]]:
    """Return all moves that a level may make, with why, and how far it looked."""
    numbers = (number / 997 for number in range(997))
    choices = (engine.choose_by(Node(game, state), number) for number in numbers)
    return {(choice.move, choice.why, choice.plies) for choice in choices}


def test_it_says_what_it_overlooked() -> None:
    """With a line to complete or to block, any other move is one that overlooked it."""
    easy = LADDERS["classic"].levels[0]
    assert isinstance(easy, Overlooking)
    game = SOLVED_GAMES["classic"]
    for cells, right in ((((0, 1), (3, 4)), 2), (((0, 8), (3, 4)), 5)):
        own, opponent = (sum(1 << cell for cell in it) for it in cells)
        found = made(easy, game, (own, opponent))
        assert {move for move, why, _ in found if why == "ahead"} == {right}
        assert {move for move, why, _ in found if why == "overlooked"} >= {6, 7}


def test_it_says_how_far_it_looked() -> None:
    """A level that sometimes looks further says which it was."""
    medium = LADDERS["sizes"].levels[1]
    assert isinstance(medium, Overlooking)
    game = SOLVED_GAMES["sizes"]
    assert {plies for _, _, plies in made(medium, game, game.start)} == {2, 3}
