"""Solves a game in which play can go in circles, backwards from the ends."""

from collections import defaultdict
from collections.abc import Hashable, Mapping
from functools import cache
from typing import Any

from engines.games.game import DRAW, LOSS, WIN, AnyGame, Move
from engines.solvers.exhaustive import Solver

# The value and the number of moves to the end of each canonical state that is not drawn.
Solution = Mapping[Hashable, tuple[int, int]]


class Retrograde(Solver):
    """Knows the whole table of a game, which takes 0.2 s to make, at the first question.

    Its best moves win by the shortest way, so they never go in circles.
    """

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self._values = cache(lambda state: self._solved(state)[0])
        self._moves = cache(self._best_moves)

    def value(self, state: Any) -> int:
        return self._values(state)

    def best_moves(self, state: Any) -> tuple[Move, ...]:
        return self._moves(state)

    def value_within(self, state: Any, moves: int) -> int:
        """Return the value if the end can be forced in that many moves, otherwise 0."""
        value, distance = self._solved(state)
        return value if distance <= moves else DRAW

    def _solved(self, state: Any) -> tuple[int, int]:
        return _solution(self.game).get(self.game.canonical(state), (DRAW, 0))

    def _best_moves(self, state: Any) -> tuple[Move, ...]:
        """Return the moves that keep the value; of those that win, the quickest."""
        value, moves = self._solved(state)
        after = {move: self.game.after(state, move) for move in self.game.legal_moves(state)}
        if value == WIN:
            return tuple(m for m, s in after.items() if self._solved(s) == (LOSS, moves - 1))
        return tuple(m for m, s in after.items() if -self.value(s) == value)


@cache
def _solution(game: AnyGame) -> Solution:
    """Solve layer by layer: first the ends, then the states from which they can be forced."""
    followers, leads_to = _graph(game)
    ends = {key: game.result(key) for key, after in followers.items() if not after}
    solved = {key: (result or DRAW, 0) for key, result in ends.items()}
    layer, moves = [key for key, result in ends.items() if result != DRAW], 0
    while layer:
        moves += 1
        before = {key for solved_key in layer for key in leads_to[solved_key]} - solved.keys()
        found = {key: _value_of(followers[key], solved) for key in before}
        layer = [key for key, value in found.items() if value != DRAW]
        solved |= {key: (found[key], moves) for key in layer}
    return solved


def _value_of(after: set[Hashable], solved: Solution) -> int:
    """Return WIN if a move leads to a loss, LOSS if all lead to wins, otherwise DRAW for now."""
    values = {solved[key][0] if key in solved else DRAW for key in after}
    return -min(values)


def _graph(game: AnyGame) -> tuple[dict[Hashable, set[Hashable]], dict[Hashable, list[Hashable]]]:
    """Return for each canonical state its followers (none at an end) and those that lead to it."""
    start = game.canonical(game.start)
    followers: dict[Hashable, set[Hashable]] = {}
    leads_to: dict[Hashable, list[Hashable]] = defaultdict(list)
    for state in (queue := [start]):
        moves = game.legal_moves(state)
        followers[state] = {game.canonical(game.after(state, move)) for move in moves}
        for key in followers[state]:
            if key not in leads_to:
                queue.append(key)
            leads_to[key].append(state)
    return followers, leads_to
