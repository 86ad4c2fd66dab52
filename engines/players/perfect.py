"""An engine that never loses, and plays the optimal moves that people lose to most often.

In classic and other small games it looks ahead to the end (`lookahead`), elsewhere to the person's
next move (`traps`).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import Any

from engines.engine import Choice, Table, table_of
from engines.games.game import LOSS, AnyGame, Move
from engines.games.position import Position
from engines.players import lookahead, traps
from engines.players.chance import uniform
from engines.solver import solver_of
from engines.solvers.exhaustive import Exhaustive

_REMEMBERED = 8192  # positions, more than classic has


@dataclass(frozen=True)
class Perfect:
    """Keeps the theoretical result, wins at once if it can, otherwise invites the most mistakes."""

    REASONS = ("win", "trap", "hold")
    TABLES = ("chance", "slip")

    @property
    def spec(self) -> str:
        """The engine as text."""
        return "perfect"

    def distribution(self, position: Position) -> Mapping[Move, Fraction]:
        """Return the best moves with equal probabilities."""
        return uniform(_best_moves(position.game, position.state))

    def choose(self, position: Position, rng: Random) -> Choice:
        """Return a move and, for each optimal move, the chance to win or that a person slips."""
        why, scores = _reason_and_scores(position.game, position.state)
        return Choice(rng.choice(_best_moves(position.game, position.state)), why, scores)


def _is_small(game: AnyGame) -> bool:
    return isinstance(solver_of(game), Exhaustive)


@lru_cache(maxsize=_REMEMBERED)
def _best_moves(game: AnyGame, state: Any) -> tuple[Move, ...]:
    find = lookahead.best_moves if _is_small(game) else traps.best_moves
    return find(game, state)


@lru_cache(maxsize=_REMEMBERED)
def _reason_and_scores(game: AnyGame, state: Any) -> tuple[str, Mapping[str, Table]]:
    """Return the reason for the best moves, and the numbers that were compared."""
    small = _is_small(game)
    numbers = lookahead.chances(game, state) if small else traps.slips(game, state)
    scores = {"chance" if small else "slip": table_of(game, numbers)}
    best = _best_moves(game, state)[0]
    if game.result(game.after(state, best)) == LOSS:
        return "win", scores
    return "trap" if numbers[best] else "hold", scores
