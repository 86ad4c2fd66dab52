"""What a position is worth between two fallible people, where that can be counted out.

Both make an optimal move four times in five, otherwise any legal move: the 80:20 players of
the tables.
"""

from collections import defaultdict
from collections.abc import Hashable, Mapping
from fractions import Fraction
from functools import cache
from typing import Any

from engines.games.game import DRAW, AnyGame
from engines.games.position import Node
from engines.players.baselines import Fallible
from engines.solver import solver_of
from engines.strength import circles

Points = Fraction | float
"""What a game brings on average: 1 for a win, a half for a draw."""

_PERSON = Fallible()
_PRECISION = 1e-9

Steps = list[tuple[float, int]]
"""The places of the states that follow on one, each with its probability."""


def points(game: AnyGame, state: Any) -> Points:
    """Return the points of the player to move, even if the game is over.

    They are exact, or within a millionth where play can go in circles.
    """
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
    """Return the points of every canonical state: a sweep looks one move further ahead each time.

    A game that never ends would be a draw.
    """
    places = {key: place for place, key in enumerate(circles.states_of(game))}
    steps = [_steps(game, key, places) for key in places]
    found = [((game.result(key) or DRAW) + 1) / 2 for key in places]
    while _sweep(steps, found) > _PRECISION:
        pass
    return dict(zip(places, found, strict=True))


def _sweep(steps: list[Steps], found: list[float]) -> float:
    """Recalculate the points of all states that follow-ups decide; return the greatest change."""
    change = 0.0
    for place, after in enumerate(steps):
        if after:
            points = 1 - sum([chance * found[n] for chance, n in after])
            change = max(change, abs(points - found[place]))
            found[place] = points
    return change


def _steps(game: AnyGame, state: Any, places: Mapping[Hashable, int]) -> Steps:
    """Return the places of what follows on a state, as floats since fractions take a second."""
    if game.result(state) is not None:
        return []
    care, chances = float(_PERSON.care), defaultdict[int, float](float)
    optimal, legal = solver_of(game).best_moves(state), game.legal_moves(state)
    for move in legal:
        chance = (1 - care) / len(legal) + (care / len(optimal) if move in optimal else 0)
        chances[places[game.canonical(game.after(state, move))]] += chance
    return [(chance, place) for place, chance in chances.items()]
