"""A search tree that grows where play seems best: UCT with values at a glance, and proofs.

It is the Monte Carlo tree search of the field, but a new position is judged by its best move at a
glance instead of by a random game. What is proven won, drawn or lost counts as that.
"""

from collections.abc import Callable, Sequence
from math import inf, sqrt
from typing import Any, NamedTuple

from engines.games.game import DRAW, LOSS, WIN, AnyGame, Move

_CHANCES = {WIN: 1.0, DRAW: 0.5, LOSS: 0.0}


MoveValue = tuple[Move, int | None, float]
"""A move at a glance, from its player's view, and how likely it seems to win, from 0 to 1.

Between them is WIN, DRAW or LOSS if the move ends the game.
"""

Glance = Callable[[Any], Sequence[MoveValue]]
"""What values the moves of a state in which the game is not over."""


class SearchParameters(NamedTuple):
    """What a search goes by; `exploration` is what a move gains that was seldom looked at.

    A move's rank is the mean of what its visits found; in the part `best_replies` of it, instead,
    how likely it seems to win if both make the best moves in the tree (Lanctot and others, 2014).
    """

    glance: Glance
    exploration: float
    best_replies: float = 0.0


class TreeNode:
    """A position; each list has an entry for every move, from the view of the player to move.

    A move's value at a glance counts as its first visit. `result` is known once it is proven.
    """

    __slots__ = (
        "chances",
        "children",
        "moves",
        "result",
        "results",
        "state",
        "total",
        "visits",
        "worths",
    )

    def __init__(self, state: Any, values: Sequence[MoveValue]) -> None:
        self.state = state
        self.total = 1
        self.moves, results, chances = zip(*values, strict=True)
        self.chances: list[float] = [*chances]
        """The sum of what each visit found."""
        self.worths = self.chances.copy()
        """How likely each seems to win if both then make the best moves in the tree."""
        self.visits = [1] * len(values)
        self.children: list[TreeNode | None] = [None] * len(values)
        self.results: list[int | None] = [None] * len(values)
        self.result: int | None = None
        for at, result in enumerate(results):
            if result is not None:
                self.settle(at, result)

    def settle(self, at: int, result: int) -> None:
        """Note that a move is proven to lead to a result."""
        self.results[at] = result
        self.worths[at] = _CHANCES[result]
        self.chances[at] = -inf if result == LOSS else self.visits[at] * _CHANCES[result]
        if result == WIN:
            self.result = WIN
        elif None not in self.results:
            self.result = max(known for known in self.results if known is not None)

    def most_promising(self, exploration: float, best_replies: float) -> int:
        """Return the index of the move to look at next: a good one, or one seldom looked at."""
        bonus, part = exploration * sqrt(self.total), 1 - best_replies
        found = zip(self.chances, self.visits, self.worths)  # noqa: B905 - `strict` takes time
        ranks = [
            (part * chance + bonus) / visits + best_replies * worth
            for chance, visits, worth in found
        ]
        return ranks.index(max(ranks))

    def add(self, at: int, chance: float) -> None:
        """Count a visit of a move and what it found, which may prove its result."""
        self.chances[at] += chance
        self.visits[at] += 1
        self.total += 1
        child = self.children[at]
        if child is None or self.results[at] is not None:
            return
        if child.result is None:
            self.worths[at] = 1 - max(child.worths)
        else:
            self.settle(at, -child.result)

    def chance(self, at: int) -> float:
        """Return how likely a move seems to win, from 0 to 1."""
        return max(0.0, self.chances[at] / self.visits[at])

    def worth(self) -> float:
        """Return how likely the player to move seems to win, at a glance unless it is proven."""
        return max(self.worths) if self.result is None else _CHANCES[self.result]


class SearchTree:
    """The tree of a position, which grows by one position a playout."""

    def __init__(self, game: AnyGame, parameters: SearchParameters, state: Any) -> None:
        self._after = game.after
        self._glance, *self._weights = parameters
        self.root = TreeNode(state, self._glance(state))

    def grow(self, playouts: int) -> TreeNode:
        """Return the root, once that many positions are in the tree or the result is proven."""
        while self.root.result is None and self.root.total < playouts:
            self._visit()
        return self.root

    def _visit(self) -> None:
        """Go down to a move that was not looked at yet or is proven, and count what is found."""
        path = []
        node: TreeNode | None = self.root
        while node is not None:
            at = node.most_promising(*self._weights)
            path.append((node, at))
            node = node.children[at] if node.results[at] is None else None
        chance = self._look(*path[-1])
        for node, at in reversed(path):
            node.add(at, chance)
            chance = 1 - (chance if node.result is None else _CHANCES[node.result])

    def _look(self, node: TreeNode, at: int) -> float:
        """Return how likely a move seems to win; adds its position unless its result is proven."""
        result = node.results[at]
        if result is not None:
            return _CHANCES[result]
        state = self._after(node.state, node.moves[at])
        child = node.children[at] = TreeNode(state, self._glance(state))
        return 1 - child.worth()
