"""A search tree that grows where play seems best: UCT with values at a glance, and proofs.

It is Monte Carlo tree search, but a new position is judged at a glance, by what its best move seems
to be worth, and not by a random game. A result that is proven counts as that result.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import inf, sqrt
from typing import Any, NamedTuple

from engines.games.game import DRAW, LOSS, WIN, AnyGame, Move

ALIKE = Fraction(9, 10)  # a move with that part of the best one's visits is as good
_CHANCES = {WIN: 1.0, DRAW: 0.5, LOSS: 0.0}

MoveValue = tuple[Move, int | None, float]
"""A move, its player's result if it ends the game, and how likely it seems to win, from 0 to 1."""

Glance = Callable[[Any], Sequence[MoveValue]]  # from a state that is not over to all its moves


class SearchParameters(NamedTuple):
    """How a search values moves.

    A move's rank is a weighted mean: of what its visits found on average and, with the weight
    `best_replies` (0 to 1), of how likely it seems to win if both make the best moves in the tree
    (implicit minimax backups: Lanctot and others, 2014).
    """

    glance: Glance
    exploration: float  # how much is added to the rank of a move that was seldom looked at
    best_replies: float = 0.0


class TreeNode:
    """A position. Each list has an entry for every move, from the view of the player to move.

    A move's value at a glance counts as its first visit.
    """

    def __init__(self, state: Any, values: Sequence[MoveValue]) -> None:
        self.state = state
        self.total = 1  # visits of the position itself
        self.moves, results, chances = zip(*values, strict=True)
        self.means: list[float] = [*chances]  # how likely it seemed to win, averaged over visits
        self.worths = self.means.copy()  # the same if both make the best moves in the tree
        self.worth = max(self.worths)
        self.ranks = self.means.copy()  # the weighted mean of both, without the exploration bonus
        self.weights = [1.0] * len(values)  # of one visit in the mean: 1 divided by the visits
        self.children: list[TreeNode | None] = [None] * len(values)
        self.results: list[int | None] = [None] * len(values)  # what is proven of each move
        self.result: int | None = None  # what is proven of the position
        self.floor = 0.0  # the chance of the best proven move, which the position is worth at least
        for at, result in enumerate(results):
            if result is not None:
                self.settle(at, result)

    @property
    def visits(self) -> list[int]:
        return [round(1 / weight) for weight in self.weights]

    def settle(self, at: int, result: int) -> None:
        """Note that a move is proven to lead to a result, so that it is never looked at again."""
        self.results[at], self.children[at] = result, None
        self.worths[at] = self.means[at] = _CHANCES[result]
        self.ranks[at] = -inf
        self.worth = max(self.worths)
        self.floor = max(self.floor, _CHANCES[result])
        if result == WIN:
            self.result = WIN
        elif None not in self.results:
            self.result = max(known for known in self.results if known is not None)


class SearchTree:
    """The tree of a position, which grows by one position a playout."""

    def __init__(self, game: AnyGame, parameters: SearchParameters, state: Any) -> None:
        self._after = game.after
        self._glance, self._exploration, self._best_replies = parameters
        self.root = TreeNode(state, self._glance(state))

    def grow(self, playouts: int) -> TreeNode:
        """Grow until the root has that many visits or its result is proven, and return the root."""
        while self.root.result is None and self.root.total < playouts:
            node, at = (path := self._promising())[-1]
            state = self._after(node.state, node.moves[at])
            child = node.children[at] = TreeNode(state, self._glance(state))
            self._count(path, child)
        return self.root

    def _promising(self) -> list[tuple[TreeNode, int]]:
        """Return the path down, by good or seldom visited moves, to one that is not in the tree."""
        exploration, path, at = self._exploration, [], 0
        node: TreeNode | None = self.root
        while node is not None:
            bonus, highest = exploration * sqrt(node.total), -inf
            ranks = zip(node.ranks, node.weights)  # noqa: B905 - `strict` takes time
            for move, (rank, weight) in enumerate(ranks):
                if rank + bonus * weight > highest:
                    highest, at = rank + bonus * weight, move
            path.append((node, at))
            node = node.children[at]
        return path

    def _count(self, path: list[tuple[TreeNode, int]], child: TreeNode) -> None:
        """Count a visit of each move on the path to the new `child`, which may prove results."""
        best_replies, others = self._best_replies, 1 - self._best_replies
        chance = child.worth
        for node, at in reversed(path):
            node.total += 1
            weight = node.weights[at]
            node.weights[at] = weight = weight / (1 + weight)
            chance = 1 - chance
            if child.result is None:
                mean = node.means[at]
                node.means[at] = mean = mean + weight * (chance - mean)
                node.worths[at] = worth = 1 - child.worth
                node.ranks[at] = others * mean + best_replies * worth
                node.worth = max(node.worths)
            else:
                node.settle(at, -child.result)
            if node.result is not None or chance < node.floor:
                chance = node.floor
            child = node


def best_moves(root: TreeNode, alike: Fraction = ALIKE) -> tuple[Move, ...]:
    """Return the moves of the proven result, otherwise the most visited, without proven losses.

    Moves that are proven draws are better than those that seem worse than a draw.
    """
    found = [*zip(root.visits, root.moves, root.results, root.means, strict=True)]
    kept = [entry for entry in found if entry[2] is None] or found
    result = DRAW if root.result is None and max(kept)[3] < root.floor else root.result
    if result not in (None, LOSS):
        return tuple(move for _, move, known, _ in found if known == result)
    most = max(kept)[0]
    return tuple(move for visits, move, _, _ in kept if visits >= alike * most)
