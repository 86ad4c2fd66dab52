"""Proofs near the end of a game: whether a move loses or one wins, as far as a search can tell.

It is the proof-number search of the field (Allis, 1994), which looks next where least seems to be
missing for a proof; how much is missing depends on how likely a move seems to win.
"""

from math import exp, inf
from typing import Any

from engines.games.game import DRAW, LOSS, WIN, AnyGame
from engines.players.search_tree import Glance, TreeNode, best_moves

_STEEPNESS = 8.0  # how much more a less likely move lacks; with 4 and 14 it finds fewer proofs


class ProofNode:
    """A position, and what each move lacks for the proof that it is enough, and that it is not."""

    def __init__(self, state: Any, glance: Glance, needed: int) -> None:
        self.state, self.needed = state, needed
        self.moves, results, chances = zip(*glance(state), strict=True)
        self.children: list[ProofNode | None] = [None] * len(self.moves)
        self.proofs = [exp(_STEEPNESS * (1 - chance)) for chance in chances]
        self.disproofs = [exp(_STEEPNESS * chance) for chance in chances]
        for at, result in enumerate(results):
            if result is not None:
                self.proofs[at], self.disproofs[at] = (0.0, inf) if result >= needed else (inf, 0.0)


class ProofSearch:
    """Searches for a win of the player to move, and counts the positions that it `looked_at`."""

    def __init__(self, game: AnyGame, glance: Glance, state: Any) -> None:
        self._after, self._glance = game.after, glance
        self.root, self.looked_at = ProofNode(state, glance, WIN), 1

    def wins(self, most: int) -> bool | None:
        """Return whether there is a win, or None if it takes more than that many positions."""
        while 0 < min(self.root.proofs) < inf:
            if self.looked_at >= most:
                return None
            self._look()
        return min(self.root.proofs) == 0

    def _look(self) -> None:
        """Go down to where least is missing, and add the position after a move there."""
        path, at = [], 0
        node: ProofNode | None = self.root
        while node is not None:
            at = node.proofs.index(min(node.proofs))
            path.append((node, at))
            node = node.children[at]
        node, at = path[-1]
        after = self._after(node.state, node.moves[at])
        child = node.children[at] = ProofNode(after, self._glance, WIN - node.needed)
        self.looked_at += 1
        for node, at in reversed(path):
            node.proofs[at], node.disproofs[at] = sum(child.disproofs), min(child.proofs)
            child = node


def prove(game: AnyGame, glance: Glance, root: TreeNode, most: int) -> None:
    """Settle preferred moves that lose, by half of `most` positions, and then one that wins."""
    left, loses = most // 2, dict[int, bool | None]()
    while left > 0 and root.result is None:
        best = {*map(root.moves.index, best_moves(root))}
        if not (unasked := {at for at in best - loses.keys() if root.results[at] is None}):
            break
        search = ProofSearch(game, glance, game.after(root.state, root.moves[min(unasked)]))
        loses[min(unasked)] = search.wins(left)
        left -= search.looked_at
        if loses[min(unasked)]:
            root.settle(min(unasked), LOSS)
    search = ProofSearch(game, glance, root.state)
    wins = search.wins(left + most - most // 2) if root.result is None else None
    if wins:
        root.settle(search.root.proofs.index(0.0), WIN)
    elif wins is False:
        for at in (at for at, known in loses.items() if known is False):
            root.settle(at, DRAW)
        root.result = DRAW if root.floor else None
