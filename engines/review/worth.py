"""What each legal move is worth to its player: the result with best play, and the chance.

The chance is between two 80:20 players, who make an optimal move four times in five, otherwise any.
"""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property, lru_cache
from typing import Any

from engines.engine import greatest
from engines.games.game import DRAW, AnyGame, Move
from engines.games.position import Node, PlayedPosition
from engines.players.baselines import Fallible
from engines.solver import is_small, solver_of
from engines.strength import circles

Points = Fraction | float  # of a game on average: 1 for a win, a half for a draw

_PERSON = Fallible()
_PRECISION = 1e-9
_PERCENT = 100


def points(game: AnyGame, state: Any) -> Points:
    """Return the points of the player to move: exact or, where play can go in circles, to 1e-6."""
    key = game.canonical(state)
    return _iterated(game)[key] if game.moves_left(state) is None else _counted(game, key)


@cache
def _counted(game: AnyGame, state: Any) -> Fraction:
    result = game.result(state)
    if result is not None:
        return Fraction(result + 1, 2)
    chances = _PERSON.distribution(Node(game, state)).items()
    after = ((p, game.canonical(game.after(state, move))) for move, p in chances)
    return sum((p * (1 - _counted(game, key)) for p, key in after), Fraction())


@cache
def _iterated(game: AnyGame) -> Mapping[Hashable, float]:
    """Return the points of all canonical states by value iteration, a move deeper each sweep."""
    states = circles.states_of(game)
    graph = [circles.steps_from(Node(game, key), _PERSON) for key in states]
    found = [((game.result(key) or DRAW) + 1) / 2 for key in states]  # an endless game is a draw
    while _sweep(graph, found) > _PRECISION:
        pass
    return dict(zip(states, found, strict=True))


def _sweep(graph: circles.Graph, found: list[float]) -> float:
    """Recalculate the points of all states that are not ends; return the greatest change."""
    change = 0.0
    for place, after in enumerate(graph):
        if after:
            points = 1 - sum([chance * found[n] for chance, n in after])
            change = max(change, abs(points - found[place]))
            found[place] = points
    return change


@dataclass(frozen=True)
class Worths:
    """The result that each legal move leads to in best play, and its chance."""

    results: Mapping[Move, int]
    chances: Mapping[Move, Points]  # in percent, if both then play 80:20; none in large games

    @cached_property
    def result(self) -> int:
        """What best play leads to for the player to move: 1 a win, 0 a draw, -1 a loss."""
        return max(self.results.values())

    @cached_property
    def kept(self) -> tuple[Move, ...]:
        """The moves that keep the result, lowest first."""
        return greatest(self.results)

    @cached_property
    def best(self) -> tuple[Move, ...]:
        """The moves that keep the result with the highest chance, where chances are known."""
        return greatest({move: self.chances.get(move, 0) for move in self.kept})

    def delta(self, move: Move) -> Points | None:
        """Return by how many percent the chance of a move is below the highest one."""
        return max(self.chances.values()) - self.chances[move] if self.chances else None

    @cached_property
    def are_equal(self) -> bool:
        """Whether it does not matter which move is made, as far as that is known."""
        if len(self.results) == 1:
            return True
        return len(set(self.results.values())) == len(set(self.chances.values())) == 1


def drawing_moves(position: PlayedPosition) -> frozenset[Move]:
    """Return the moves that draw because the position after them has come up for the third time."""
    if not position.game.has_circles:
        return frozenset()
    return frozenset(m for m in position.legal_moves() if position.play(m).is_repeated)


@lru_cache(maxsize=1 << 14)  # positions: all of classic, and what is reviewed again of others
def worths_in(game: AnyGame, state: Any, drawing: frozenset[Move] = frozenset()) -> Worths:
    """Return what the legal moves of a state are worth, some of which draw by repetition."""
    after = {move: game.after(state, move) for move in game.legal_moves(state)}
    value = solver_of(game).value
    results = {m: DRAW if m in drawing else -value(s) for m, s in after.items()}
    if not is_small(game):
        return Worths(results, {})
    rest = {m: _PERCENT * (1 - points(game, s)) for m, s in after.items()}
    return Worths(results, rest | dict.fromkeys(drawing, _PERCENT / 2))
