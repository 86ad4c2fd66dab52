"""Solves the end of a game that is too deep to be solved from the start."""

from functools import lru_cache
from typing import Any

from engines.games.game import DRAW, LOSS, WIN, AnyGame, Move

_ENTRIES = 1 << 16


class UnsolvedError(ValueError):
    """The position is too far from the end of the game for its value to be known."""


class Endgame:
    """Values of the states after which at most `reach` moves can follow, by plain search."""

    def __init__(self, game: AnyGame, reach: int) -> None:
        self.game, self.reach = game, reach
        self._searched = lru_cache(maxsize=_ENTRIES)(self._search)

    def value(self, state: Any) -> int:
        """Return the value for the player to move; raises UnsolvedError."""
        left = self.game.moves_left(state)
        if left is None or left > self.reach:
            raise UnsolvedError(f"at most {self.reach} moves may be left, not {left}")
        return self._searched(state)

    def _search(self, state: Any) -> int:
        result = self.game.result(state)
        if result is not None:
            return result
        best = LOSS
        for move in self.game.legal_moves(state):
            best = max(best, -self._searched(self.game.after(state, move)))
            if best == WIN:
                break
        return best

    def value_within(self, state: Any, moves: int) -> int:
        """Return the value if at most that many moves are left, or 0; raises UnsolvedError."""
        left = self.game.moves_left(state)
        return DRAW if left is None or left > moves else self.value(state)

    def best_moves(self, state: Any) -> tuple[Move, ...]:
        """Return the legal moves that keep the value, lowest first; raises UnsolvedError."""
        best, after = self.value(state), self.game.after
        moves = self.game.legal_moves(state)
        return tuple(move for move in moves if -self._searched(after(state, move)) == best)
