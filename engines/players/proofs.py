"""Proofs near the end of a game: which moves lose and whether one wins, if a search can tell.

It is proof-number search (Allis, 1994), which looks next where least seems to be missing for a
proof. Unlike there, what a new position lacks depends on how likely its moves seem to win.
"""

from math import exp, inf
from typing import Any

from engines.games.game import DRAW, LOSS, WIN, AnyGame
from engines.players.search_tree import Glance, TreeNode, best_moves

_STEEPNESS = 8.0  # how much more is missing for a less likely move; 4 and 14 prove less


class ProofNode:
    """A position whose player needs a result: at least `needed`.

    `proofs` hold for each move what is still missing for the proof that it brings that result,
    `disproofs` what is missing for the proof that it does not: 0 is proven, infinity impossible.
    """

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
    """Searches for a win for the player to move; `looked_at` is how many positions it has seen."""

    def __init__(self, game: AnyGame, glance: Glance, state: Any) -> None:
        self._after, self._glance = game.after, glance
        self.root, self.looked_at = ProofNode(state, glance, WIN), 1

    def wins(self, most: int) -> bool | None:
        """Return whether there is a win, or None if `most` positions are too few to tell."""
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
    """Settle moves of a root as proven losses, as a proven win or, if none wins, as draws.

    It asks first whether the moves that the tree prefers lose, one by one, then whether any wins.
    It looks at `most` positions, at about half of them for losses.
    """
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
