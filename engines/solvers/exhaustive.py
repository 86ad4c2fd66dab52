"""Solves small games without circles, and the ends of others, by trying everything."""

from abc import ABC, abstractmethod
from functools import lru_cache
from typing import Any

from engines.games.game import DRAW, LOSS, WIN, AnyGame, Move


class UnsolvedError(ValueError):
    """The position is too far from the end of the game for its value to be known."""


class Solver(ABC):
    """Knows the values of one game's states; earlier repetitions do not count.

    All methods raise UnsolvedError if the state is too far from the end of a deep game.
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @abstractmethod
    def value(self, state: Any) -> int:
        """Return the result of best play for the player to move: 1 a win, 0 a draw, -1 a loss."""

    def value_within(self, state: Any, moves: int) -> int:
        """Return the value if the game is certain to end within that many moves, otherwise 0."""
        left = self.game.moves_left(state)
        return DRAW if left is None or left > moves else self.value(state)

    def best_moves(self, state: Any) -> tuple[Move, ...]:
        """Return the legal moves that keep the value, lowest first.

        Where play can go in circles, only the quickest of the winning moves count.
        """
        best, after = self.value(state), self.game.after
        moves = self.game.legal_moves(state)
        return tuple(move for move in moves if -self.value(after(state, move)) == best)


class Exhaustive(Solver):
    """Calculates a state's value when it is first asked for, and remembers `entries` of them."""

    def __init__(self, game: AnyGame, entries: int | None = None) -> None:
        super().__init__(game)
        self._searched = lru_cache(entries)(self._search)
        self._best_moves = lru_cache(entries)(super().best_moves)

    def value(self, state: Any) -> int:
        return self._searched(state)

    def best_moves(self, state: Any) -> tuple[Move, ...]:
        return self._best_moves(state)

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


class Endgame(Exhaustive):
    """The values of a deep game's states after which at most `reach` moves can follow."""

    def __init__(self, game: AnyGame, reach: int) -> None:
        super().__init__(game, entries=1 << 16)
        self.reach = reach

    def value(self, state: Any) -> int:
        left = self.game.moves_left(state)
        if left is None or left > self.reach:
            raise UnsolvedError(f"at most {self.reach} moves may be left, not {left}")
        return self._searched(state)
