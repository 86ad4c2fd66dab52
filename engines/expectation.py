"""What a position is worth between two fallible people, where that can be counted out.

Both make an optimal move four times in five, and else any legal move: they are the 80:20 players of
the tables.
"""

from collections.abc import Hashable, Mapping
from fractions import Fraction
from functools import cache
from typing import Any

from engines import circles
from engines.games.game import DRAW, AnyGame
from engines.games.position import Node
from engines.opponents import Fallible
from engines.solver import solver_of
from engines.solvers.exhaustive import Exhaustive
from engines.solvers.retrograde import Retrograde

Points = Fraction | float
"""What a game brings on average: 1 for a win, a half for a draw."""

_PERSON = Fallible()
_PRECISION = 1e-10


def is_counted(game: AnyGame) -> bool:
    """Return whether the points of a game's positions are known; large games take too long."""
    return isinstance(solver_of(game), Exhaustive | Retrograde)


def points(game: AnyGame, state: Any) -> Points:
    """Return the points of the player to move, even if the game is over.

    They are exact, or within a billionth where play can go in circles.
    """
    key = game.canonical(state)
    return _iterated(game)[key] if game.moves_left(state) is None else _counted(game, key)


@cache
def _counted(game: AnyGame, state: Any) -> Fraction:
    result = game.result(state)
    if result is not None:
        return Fraction(result + 1, 2)
    chances = _PERSON.distribution(Node(game, state)).items()
    return sum((p * (1 - _after(game, state, move)) for move, p in chances), Fraction())


def _after(game: AnyGame, state: Any, move: int) -> Fraction:
    return _counted(game, game.canonical(game.after(state, move)))


@cache
def _iterated(game: AnyGame) -> Mapping[Hashable, float]:
    """Return the points of every canonical state: a sweep looks one move further ahead each time.

    A game that never ends would be a draw.
    """
    graph = circles.graph_of(_PERSON, game)
    found = {key: ((game.result(key) or DRAW) + 1) / 2 for key in graph}
    change = 1.0
    while change > _PRECISION:
        change = circles.sweep(graph, _mean_of_rest, found, found)
    return found


def _mean_of_rest(steps: circles.Steps, found: Mapping[Hashable, float]) -> float:
    """Return the mean of what the steps leave of a point, as the other player moves next."""
    return sum([chance * (1 - found[key]) for chance, key in steps])
