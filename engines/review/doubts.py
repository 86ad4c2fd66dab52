"""Moves that seem to give much away where the end is too far to see: judged, not proven."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from engines.games.game import WIN, Move
from engines.games.position import Node, PlayedPosition
from engines.players.learned import Learned
from engines.players.search_tree import SearchTree, TreeNode, best_moves

_GLANCE, _FIRST_LOOK, _SECOND_LOOK, _ESTIMATE = 50, 400, 1000, 1000
"""Positions to look at for every move, twice for one that seems bad, and for a hint."""
_SUSPECT, _MARGIN, _CERTAIN = 0.1, 0.15, 0.3
"""How much a move must give away to be looked at, named, and sure at once (docs/review.md)."""
_LOOKED_AT = 5  # how many moves of a game, at most: those that seem to give most away
PERCENT = 100


class Doubt(NamedTuple):
    """A move, made at `ply` (from 0), that seems to give much away."""

    ply: int
    before: int  # how likely the player seems to win after the better move, in percent
    after: int  # the same after the move that was made; a draw counts as half
    better: Move


def doubts_about(game: PlayedPosition, plies: Iterable[int]) -> tuple[Doubt, ...]:
    """Return those moves at some plies that give most away, as far as searches can tell."""
    nodes = [Node(game.game, state) for state in (game.game.start, *game.states)]
    falls = {ply: _fall(nodes[ply], nodes[ply + 1]) for ply in plies}
    suspects = [ply for ply, fall in falls.items() if fall >= _SUSPECT]
    most = sorted(sorted(suspects, key=falls.__getitem__)[-_LOOKED_AT:])
    return tuple(filter(None, (_doubt(ply, nodes[ply], nodes[ply + 1]) for ply in most)))


def _fall(before: Node, after: Node) -> float:
    """Return how much less likely to win the player who moved seems than before, at a glance."""
    return judged(before, _GLANCE)[0] + judged(after, _GLANCE)[0] - 1


def _doubt(ply: int, before: Node, after: Node) -> Doubt | None:
    """Return the doubt about a move, or None if a longer search finds it hardly worse."""
    better = judged(before, _FIRST_LOOK)[1]
    instead = Node(before.game, before.game.after(before.state, better))
    grow = [_growing(node) for node in (instead, after)]
    for positions in (_FIRST_LOOK, _SECOND_LOOK):
        chances = [1 - look(positions)[0] for look in grow]
        if chances[0] - chances[1] < _MARGIN:
            return None
        if chances[0] - chances[1] >= _CERTAIN:
            break
    most, least = (round(PERCENT * chance) for chance in chances)
    return Doubt(ply, most, least, better)


@lru_cache(maxsize=256)
def judged(node: Node, positions: int = _ESTIMATE) -> tuple[float, Move]:
    """Return how likely the player to move seems to win (0 to 1), and the move (0 at an end)."""
    return _growing(node)(positions)


def _growing(node: Node) -> Callable[[int], tuple[float, Move]]:
    """Return a function that judges a position as `judged` does; each call extends its search."""
    result = node.game.result(node.state)
    if result is not None:
        return lambda _: ((result + WIN) / (2 * WIN), 0)
    tree = SearchTree(node.game, Learned.PARAMETERS, node.state)
    return lambda positions: _found(node, tree.grow(positions), positions)


def _found(node: Node, root: TreeNode, positions: int) -> tuple[float, Move]:
    Learned(positions).prove(node.game, root)
    move = best_moves(root)[0]
    return root.means[root.moves.index(move)], move
