"""Proofs near the end of a game: whether a move loses or one wins, as far as a search can tell.

It is the proof-number search of the field (Allis, 1994), which looks next where least seems to be
missing for a proof; how much is missing depends on how likely a move seems to win.
"""

from collections.abc import Container
from math import exp, inf
from typing import Any

from engines.games.game import DRAW, LOSS, WIN, AnyGame
from engines.players.search_tree import Glance, TreeNode, best_moves

_STEEPNESS = 8.0
"""How much more is missing for a move that seems less likely; at 4 and 14 it finds fewer proofs."""


class ProofNode:
    """A position whose player needs some result at least, and what is missing to show either.

    That is stated for each move: for the proof that it is enough, and that it is not.
    """

    __slots__ = ("at", "children", "disproofs", "moves", "needed", "parent", "proofs", "state")

    def __init__(
        self,
        state: Any,
        glance: Glance,
        needed: int,
        parent: "ProofNode | None" = None,
        at: int = 0,
    ) -> None:
        self.state, self.needed = state, needed
        self.parent, self.at = parent, at
        self.moves, results, chances = zip(*glance(state), strict=True)
        self.children: list[ProofNode | None] = [None] * len(self.moves)
        self.proofs = [exp(_STEEPNESS * (1 - chance)) for chance in chances]
        self.disproofs = [exp(_STEEPNESS * chance) for chance in chances]
        for move, result in enumerate(results):
            if result is not None:
                is_enough = result >= needed
                self.proofs[move], self.disproofs[move] = (0.0, inf) if is_enough else (inf, 0.0)

    def updated(self) -> "ProofNode":
        """Tell those above what is missing now; return the highest one for which that changed."""
        node, above = self, self.parent
        while above is not None:
            at, numbers = node.at, (sum(node.disproofs), min(node.proofs))
            if (above.proofs[at], above.disproofs[at]) == numbers:
                break
            above.proofs[at], above.disproofs[at] = numbers
            node, above = above, above.parent
        return node


class ProofSearch:
    """Searches for a win of the player to move, and counts the positions that it `looked_at`."""

    def __init__(self, game: AnyGame, glance: Glance, state: Any) -> None:
        self._after, self._glance = game.after, glance
        self.root = self._node = ProofNode(state, glance, WIN)
        self.looked_at = 1

    def wins(self, most: int) -> bool | None:
        """Return whether there is a win, or None if it takes more than that many positions."""
        while 0 < min(self.root.proofs) < inf:
            if self.looked_at >= most:
                return None
            self._look()
        return min(self.root.proofs) == 0

    def _look(self) -> None:
        """Go down to where least is missing, and add the position after a move there."""
        child: ProofNode | None = self._node
        node, at = self._node, 0
        while child is not None:
            node = child
            at = node.proofs.index(min(node.proofs))
            child = node.children[at]
        state = self._after(node.state, node.moves[at])
        node.children[at] = new = ProofNode(state, self._glance, WIN - node.needed, node, at)
        self.looked_at += 1
        self._node = new.updated()


def prove(game: AnyGame, glance: Glance, root: TreeNode, most: int) -> None:
    """Settle moves of a root: those that lose while the tree prefers them, then one that wins.

    Searches look at that many positions at most, at half of them for losses.
    """
    left, loses = most - most // 2, dict[int, bool | None]()
    while root.result is None and left > 0 and (open_moves := _preferred(root, loses)):
        at = open_moves[0]
        search = ProofSearch(game, glance, game.after(root.state, root.moves[at]))
        loses[at] = search.wins(left)
        left -= search.looked_at
        if loses[at]:
            root.settle(at, LOSS)
    if root.result is None:
        search = ProofSearch(game, glance, root.state)
        wins = search.wins(left + most // 2)
        if wins:
            root.settle(search.root.proofs.index(0.0), WIN)
        elif wins is False:
            for at in (at for at, known in loses.items() if known is False):
                root.settle(at, DRAW)
            root.result = DRAW if root.floor else None


def _preferred(root: TreeNode, asked: Container[int]) -> list[int]:
    """Return which of the best moves are neither proven nor were asked about."""
    found = map(root.moves.index, best_moves(root))
    return [at for at in found if root.results[at] is None and at not in asked]
