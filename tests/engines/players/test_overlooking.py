"""The levels: they see what people see, overlook some lines, and say so."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from benchmarks.levels import Task, alike, sense, task_of, tasks
from engines.engine import OneNumber
from engines.games.game import AnyGame
from engines.games.position import Node
from engines.games.variants import GAMES, SOLVED_GAMES
from engines.ladders import LADDERS
from engines.levels import Level, engine_of, spec_for
from engines.players.overlooking import Overlooking
from engines.strength.circles import states_of
from tests.sizes import slow

WHOLE = ("classic", "misere", "vanish")
LEAST: dict[Level, tuple[float, float]] = {
    "easy": (0.5, 0.5),
    "medium": (0.95, 0.75),
    "hard": (1.0, 1.0),
    "unbeatable": (1.0, 1.0),
}
"""How often each level takes a win in one, and stops a loss in one, at least."""
MOST_ALIKE = {
    **dict.fromkeys(("classic", "vanish"), 8),
    **dict.fromkeys(("drop", "ultimate"), 6),
    **dict.fromkeys(("misere", "squares", "sizes"), 3),
}


def whole(game: AnyGame) -> Iterator[Task]:
    """Yield what there is to see in all positions of a game."""
    for state in states_of(game):
        task = None if game.result(state) is not None else task_of(game, state)
        if task:
            yield task


@pytest.mark.parametrize(
    "variant", ["classic", "misere", *slow("vanish", "squares", "drop", "sizes")]
)
def test_the_levels_have_sense(variant: str) -> None:
    """They miss wins and threats no more often than people, in drawn positions."""
    game = SOLVED_GAMES[variant]
    drawn = list(tasks(game, 40))
    for level, least in LEAST.items():
        seen = sense(engine_of(spec_for(level, None, game), game), game, drawn)
        assert seen.get("win", 1) >= least[0] - 1e-9
        reverse = {"easy": 2 / 3}.get(level, 1.0)
        assert seen["stop"] >= (reverse if variant == "misere" else least[1]) - 1e-9


@pytest.mark.parametrize("variant", ["classic", *slow(*list(MOST_ALIKE)[1:])])
def test_no_game_twice(variant: str) -> None:
    """Against people who repeat their moves, few of 20 games of a level are alike."""
    for engine in LADDERS[variant].levels[: 2 if GAMES[variant].is_long else 3]:
        games = alike(engine, GAMES[variant], 8 if variant in WHOLE else 2)
        assert sum(games) / len(games) <= MOST_ALIKE[variant]


def made(engine: Overlooking, game: AnyGame, state: Any) -> set[tuple[int, str, int]]:
    """Return all moves that a level may make, with why, and how far it looked."""
    numbers = (number / 997 for number in range(997))
    choices = (engine.choose_by(Node(game, state), number) for number in numbers)
    return {(choice.move, choice.why, choice.plies) for choice in choices}


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "unbeatable"])
def test_one_number_makes_each_move_as_often_as_stated(level: Level) -> None:
    """Of numbers at even distances, each move's share is its probability."""
    engine, numbers = engine_of(spec_for(level, None)), 2000
    assert isinstance(engine, OneNumber)
    for task in list(whole(SOLVED_GAMES["classic"]))[::150]:
        node = Node(SOLVED_GAMES["classic"], task.state)
        made = Counter(engine.choose_by(node, n / numbers).move for n in range(numbers))
        for move, chance in engine.distribution(node).items():
            assert made[move] / numbers == pytest.approx(float(chance), abs=0.01)


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
