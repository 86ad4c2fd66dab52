"""Solves a small game in which no position comes up again, by trying everything once."""

from functools import cache
from typing import Any

from engines.games.game import DRAW, WIN, AnyGame, Move


class Exhaustive:
    """Every state's value, calculated when it is first asked for."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.value = cache(self._value)
        self.best_moves = cache(self._best_moves)

    def _value(self, state: Any) -> int:
        result = self.game.result(state)
        if result is not None:
            return result
        best = -WIN
        for move in self.game.legal_moves(state):
            best = max(best, -self.value(self.game.after(state, move)))
            if best == WIN:
                break
        return best

    def value_within(self, state: Any, moves: int) -> int:
        """Return the value if at most that many moves are left, otherwise 0."""
        left = self.game.moves_left(state)
        return DRAW if left is None or left > moves else self.value(state)

    def _best_moves(self, state: Any) -> tuple[Move, ...]:
        best = self.value(state)
        after = self.game.after
        return tuple(
            m for m in self.game.legal_moves(state) if -self.value(after(state, m)) == best
        )
