"""Results of one player against another where play can go in circles, by iteration.

Each sweep looks one move further ahead, until hardly anything changes. Repetitions do not count,
so only a game that never ends is a draw. The players must treat images of a position alike;
`sampling`, which prefers low cells, does not.
"""

from collections.abc import Callable, Hashable, Mapping
from functools import cache

from engines.engine import Player
from engines.games.game import LOSS, WIN, AnyGame
from engines.games.position import Node
from engines.strength.arena import Record

Steps = list[tuple[float, Hashable]]
"""The next canonical states, each with its probability."""
Graph = Mapping[Hashable, Steps]
Chances = dict[Hashable, float]
Update = Callable[[Steps, Chances], float]

_PRECISION = 1e-6


@cache
def play_out(first: Player, second: Player, game: AnyGame) -> Record:
    """Return the record of `first`, who moves first, against `second`."""
    start, graphs = game.canonical(game.start), (_graph(first, game), _graph(second, game))
    win = _iterate(graphs, (_ends(game, WIN), _ends(game, LOSS)), (_mean, _mean))[start]
    loss = _iterate(graphs, (_ends(game, LOSS), _ends(game, WIN)), (_mean, _mean))[start]
    return Record(win, 1 - win - loss, loss)


@cache
def worst_case(player: Player, game: AnyGame) -> tuple[float, float]:
    """Return how often `player` loses to its most dangerous opponent, moving first and second."""
    start, graph = game.canonical(game.start), _graph(player, game)
    ends, updates = (_ends(game, LOSS), _ends(game, WIN)), (_mean, _greatest)
    first = _iterate((graph, graph), ends, updates)[start]
    second = _iterate((graph, graph), ends[::-1], updates[::-1])[start]
    return first, second


def _mean(steps: Steps, chances: Chances) -> float:
    return sum([chance * chances[key] for chance, key in steps])


def _greatest(steps: Steps, chances: Chances) -> float:
    return max([chances[key] for _, key in steps])


def _iterate(
    graphs: tuple[Graph, Graph], ends: tuple[Chances, Chances], updates: tuple[Update, Update]
) -> Chances:
    """Return the chances of what `ends` holds, with the first of the two players to move.

    Each of the three has a part for the first player to move and one for the second.
    """
    chances = tuple(
        dict.fromkeys(graph, 0.0) | end for graph, end in zip(graphs, ends, strict=True)
    )
    change = 1.0
    while change > _PRECISION:
        change = max(
            _sweep(graphs[turn], updates[turn], chances[turn], chances[1 - turn]) for turn in (0, 1)
        )
    return chances[0]


def _sweep(graph: Graph, update: Update, own: Chances, other: Chances) -> float:
    """Recalculate the chances of one player to move; return the greatest change."""
    change = 0.0
    for key, steps in graph.items():
        if steps:
            chance = update(steps, other)
            change = max(change, abs(chance - own[key]))
            own[key] = chance
    return change


@cache
def _graph(player: Player, game: AnyGame) -> Graph:
    """Return what the player may do in every state; nothing where the game is over."""
    return {key: _steps(player, Node(game, key)) for key in states_of(game)}


def _steps(player: Player, position: Node) -> Steps:
    game, state = position
    if game.result(state) is not None:
        return []
    chances = player.distribution(position)
    moves = game.legal_moves(state)
    return [(float(chances.get(m, 0)), game.canonical(game.after(state, m))) for m in moves]


@cache
def _ends(game: AnyGame, result: int) -> Chances:
    """Return certainty for the states with that result for the player to move."""
    return {key: 1.0 for key in states_of(game) if game.result(key) == result}


@cache
def states_of(game: AnyGame) -> tuple[Hashable, ...]:
    """Return all canonical states, those far from the start first."""
    known = {game.canonical(game.start)}
    for state in (queue := list(known)):
        after = {game.canonical(game.after(state, move)) for move in game.legal_moves(state)}
        queue += after - known
        known |= after
    return tuple(reversed(queue))
