"""Solves a large game by searching to its end: alpha-beta with a transposition table."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Protocol

from engines.games.game import DRAW, LOSS, WIN, AnyGame, Move
from engines.solvers.book import Book
from engines.solvers.exhaustive import Solver

Bounds = tuple[int, int]  # the least and the greatest value that a position can still have

_ENTRIES = 200_000  # about 30 MB
_UNKNOWN = (LOSS, WIN)


class Tactics(Protocol):
    """What is known about a game, so that much is seen at a glance and need not be searched."""

    @property
    def game(self) -> AnyGame:
        """The game."""

    def bounds(self, state: Any) -> Bounds:
        """Return bounds by what is plain to see: wins in one, losses in two, lines out of reach."""

    def key(self, state: Any) -> int:
        """Return the same number only for positions of the same value."""

    def successors(self, state: Any) -> Iterable[Any]:
        """Return the states after all moves that may be best, the most promising first."""


class AlphaBeta(Solver):
    """Knows early positions by the book, and searches later ones; a full table is emptied."""

    def __init__(
        self, tactics: Tactics, open_book: Callable[[], Book], entries: int = _ENTRIES
    ) -> None:
        super().__init__(tactics.game)
        self._tactics = tactics
        self._book = cache(open_book)
        self._entries = entries
        self._table: dict[int, Bounds] = {}

    def value(self, state: Any) -> int:
        return self._within(state, LOSS, WIN)

    def best_moves(self, state: Any) -> tuple[Move, ...]:
        best = self.value(state)
        after = self.game.after
        return tuple(
            move
            for move in self.game.legal_moves(state)
            if best == LOSS or -self._within(after(state, move), -best, 1 - best) >= best
        )

    def _within(self, state: Any, alpha: int, beta: int) -> int:
        """Return the value if it is between alpha and beta, otherwise a bound on the same side."""
        result = self.game.result(state)
        if result is not None:
            return result
        most, left = (self.game.moves_left(one) or 0 for one in (self.game.start, state))
        if most - left <= self._book().plies:
            return self._book().value(self._tactics.key(state))
        return self._search(state, alpha, beta)

    def _search(self, state: Any, alpha: int, beta: int) -> int:
        low, high = self._tactics.bounds(state)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        key = self._tactics.key(state)
        known = self._table.get(key, _UNKNOWN)
        low, high = max(low, known[0]), min(high, known[1])
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        found = self._best(state, max(alpha, low), min(beta, high))
        self._store(key, low if found <= alpha else found, high if found >= beta else found)
        return found

    def _best(self, state: Any, alpha: int, beta: int) -> int:
        best = LOSS
        for after in self._tactics.successors(state):
            best = max(best, -self._search(after, -beta, -max(alpha, best)))
            if best >= beta:
                break
        return best

    def _store(self, key: int, low: int, high: int) -> None:
        if len(self._table) >= self._entries:
            self._table.clear()
        self._table[key] = _BOUNDS[low, high]


# One tuple for each pair of bounds, so that the entries of a table share them.
_BOUNDS = {(low, high): (low, high) for low in (LOSS, DRAW, WIN) for high in (LOSS, DRAW, WIN)}
