"""The levels: they see what people see, overlook some lines, and say so."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, product
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
from tests.engines.games.plain_board import OTHER, Plain, landing, legal, lines_of, places, play
from tests.engines.games.test_rules import games
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


def best_seen(board: Plain, plies: int, blind: Mapping[str, frozenset[int]]) -> set[str]:
    """Return the moves that seem best to who sees no line of a mark on its `blind` cells."""
    values = {move: value_seen(board, move, plies, blind) for move in legal(board)}
    return {move for move in values if values[move] == max(values.values())}


def value_seen(board: Plain, move: str, plies: int, blind: Mapping[str, frozenset[int]]) -> int:
    """Return what a move seems to lead to within some plies: the sooner, the further from 0."""
    after, mark = play(board, move), board.turn
    if lines_of(after, mark):
        is_seen = landing(board, move) not in blind[mark]
        return plies * is_seen * (-1 if board.variant == "misere" else 1)
    if plies == 1 or not places(after):
        return 0
    return -max(value_seen(after, reply, plies - 1, blind) for reply in places(after))


def reasons_for(board: Plain, plies: int) -> Iterator[tuple[str, str]]:
    """Yield moves that may seem best, each with what all views lack in which it does."""
    mark, rival, moves = board.turn, OTHER[board.turn], legal(board)
    own = {landing(board, move) for move in moves if lines_of(play(board, move), mark)}
    replies = ((play(board, m), m) for m in moves if not lines_of(play(board, m), mark))
    theirs = {landing(b, it) for b, _ in replies for it in legal(b) if lines_of(play(b, it), rival)}
    lacking: dict[str, tuple[frozenset[int], frozenset[int]]] = {}
    for ours, others in product(parts(own), parts(theirs)):
        for move in best_seen(board, plies, {mark: ours, rival: others}):
            before = lacking.get(move, (ours, others))
            lacking[move] = before[0] & ours, before[1] & others
    right = best_seen(board, plies, {mark: frozenset(), rival: frozenset()})
    for move, (ours, others) in lacking.items():
        whose = ":own" if ours else ":theirs" if others else ""
        yield move, "ahead" if move in right else f"overlooked{whose}"


def parts(cells: set[int]) -> list[frozenset[int]]:
    return [frozenset(it) for n in range(len(cells) + 1) for it in combinations(cells, n)]


@pytest.mark.parametrize(("variant", "level"), [("classic", 0), ("vanish", 1), ("drop", 0)])
def test_a_line_is_overlooked_only_if_every_view_lacks_it(variant: str, level: int) -> None:
    """In random games, whose line a move overlooked is what a plain search of all views says."""
    engine, game = LADDERS[variant].levels[level], SOLVED_GAMES[variant]
    assert isinstance(engine, Overlooking)
    found = Counter[str]()
    for position, board in games(variant, 4):
        if position.outcome is None:
            chances = engine.weights(Node(game, position.state))
            said = {(game.tokens[it.move], it.why) for it in chances}
            assert said <= {*reasons_for(board, engine.plies)}, position.moves
            found.update(why for _, why in said)
    assert found.keys() >= {"ahead", "overlooked:own", "overlooked:theirs"}


def test_it_says_how_far_it_looked() -> None:
    """A level that sometimes looks further says which it was."""
    medium = LADDERS["sizes"].levels[1]
    assert isinstance(medium, Overlooking)
    game = SOLVED_GAMES["sizes"]
    assert {plies for _, _, plies in made(medium, game, game.start)} == {2, 3}
