"""Moves that seem to give much away where the end is too far to see: judged, not proven."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from engines.games.game import WIN, Move
from engines.games.position import Node, PlayedPosition
from engines.players.learned import Learned
from engines.players.search_tree import SearchTree, TreeNode, best_moves

_GLANCE, _FIRST_LOOK, _SECOND_LOOK, _ESTIMATE = 50, 400, 1000, 1000
"""How many positions are looked at after every move, after those that seem bad, and for a hint."""
_SUSPECT, _MARGIN, _CERTAIN = 0.1, 0.15, 0.3
"""How much a move gives away that is looked at, is named, is sure at once: see docs/review.md."""
_LOOKED_AT = 5  # moves of a game, at most: those that seem to give most away
PERCENT = 100


class Doubt(NamedTuple):
    """A move that seems to give much away, made at `ply` (from 0)."""

    ply: int
    before: int  # how likely its player seemed to win by the better move, in percent
    after: int  # and by it; a draw counts as half
    better: Move


def doubts_about(game: PlayedPosition, plies: Iterable[int]) -> tuple[Doubt, ...]:
    """Return which of the moves at some plies give most away, as far as searches can tell."""
    nodes = [Node(game.game, state) for state in (game.game.start, *game.states)]
    falls = {ply: _fall(nodes[ply], nodes[ply + 1]) for ply in plies}
    suspects = [ply for ply, fall in falls.items() if fall >= _SUSPECT]
    most = sorted(sorted(suspects, key=falls.__getitem__)[-_LOOKED_AT:])
    return tuple(filter(None, (_doubt(ply, nodes[ply], nodes[ply + 1]) for ply in most)))


def _fall(before: Node, after: Node) -> float:
    """Return how much less likely the player who moved seems to win than before, at a glance."""
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
    """Return how likely the player to move seems to win, from 0 to 1, and by which move, if any."""
    return _growing(node)(positions)


def _growing(node: Node) -> Callable[[int], tuple[float, Move]]:
    """Return what judges a position as `judged` does, and goes on with its search when called."""
    result = node.game.result(node.state)
    if result is not None:
        return lambda _: ((result + WIN) / (2 * WIN), 0)
    tree = SearchTree(node.game, Learned.PARAMETERS, node.state)
    return lambda positions: _found(node, tree.grow(positions), positions)


def _found(node: Node, root: TreeNode, positions: int) -> tuple[float, Move]:
    Learned(positions).prove(node.game, root)
    move = best_moves(root)[0]
    return root.means[root.moves.index(move)], move
