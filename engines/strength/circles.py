"""Results of one player against another where play can go in circles, by value iteration.

Each sweep looks one move further ahead, until hardly anything changes. Repetitions do not count,
so only a game that never ends is a draw. The players must treat images of a position alike;
`sampling`, which prefers low cells, does not.
"""

from collections.abc import Hashable
from functools import cache

from engines.engine import Player
from engines.games.game import LOSS, WIN, AnyGame
from engines.games.position import Node
from engines.strength.exact import Rates

Steps = list[tuple[float, int]]  # the probability and the place of each next canonical state
Graph = list[Steps]
Chances = list[float]  # of each state, by its place

_PRECISION = 1e-6
_START = -1  # the start of the game is the last of its states


@cache
def play_out(first: Player, second: Player, game: AnyGame) -> Rates:
    """Return the rates of `first`, who moves first, against `second`."""
    graphs = _graph(first, game), _graph(second, game)
    win = _iterate(graphs, _ends(game, WIN), _ends(game, LOSS))[_START]
    loss = _iterate(graphs, _ends(game, LOSS), _ends(game, WIN))[_START]
    return Rates(win, 1 - win - loss, loss)


def _iterate(graphs: tuple[Graph, Graph], *ends: Chances) -> Chances:
    """Return the chances of the result that `ends` mark, when the first player is to move.

    `graphs` and `ends` are for the first player to move, then for the second.
    """
    first, second = map(list, ends)
    while max(_sweep(graphs[0], first, second), _sweep(graphs[1], second, first)) > _PRECISION:
        pass
    return first


def _sweep(graph: Graph, own: Chances, other: Chances) -> float:
    """Recalculate the chances of one player to move; return the greatest change."""
    change = 0.0
    for state, steps in enumerate(graph):
        if steps:
            chance = sum([part * other[after] for part, after in steps])
            change = max(change, abs(chance - own[state]))
            own[state] = chance
    return change


@cache
def _graph(player: Player, game: AnyGame) -> Graph:
    return [steps_from(Node(game, key), player) for key in states_of(game)]


def steps_from(position: Node, player: Player) -> Steps:
    """Return what a player may do in a position; nothing if the game is over."""
    game, state = position
    if game.result(state) is not None:
        return []
    chances = player.distribution(position)
    moves, places = game.legal_moves(state), _places_of(game)
    after = (places[game.canonical(game.after(state, move))] for move in moves)
    return [(float(chances.get(move, 0)), place) for move, place in zip(moves, after, strict=True)]


@cache
def _ends(game: AnyGame, result: int) -> Chances:
    """Return 1 for the states with that result for the player to move, 0 for all others."""
    return [float(game.result(key) == result) for key in states_of(game)]


@cache
def _places_of(game: AnyGame) -> dict[Hashable, int]:
    return {key: place for place, key in enumerate(states_of(game))}


@cache
def states_of(game: AnyGame) -> tuple[Hashable, ...]:
    """Return all canonical states, those far from the start first, and the start last."""
    known = {game.canonical(game.start)}
    for state in (queue := list(known)):
        after = {game.canonical(game.after(state, move)) for move in game.legal_moves(state)}
        queue += after - known
        known |= after
    return tuple(reversed(queue))
