"""An engine that never loses, and plays the optimal moves that people lose to most often.

In classic and other small games it looks ahead to the end (`lookahead`), elsewhere to the person's
next move.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import Any

from engines.engine import Choice, Table, table_of, uniform
from engines.games.game import DRAW, LOSS, WIN, AnyGame, Move
from engines.games.position import Position
from engines.players import lookahead
from engines.solver import is_countable, solver_of

_REMEMBERED = 8192  # positions, more than classic has


@dataclass(frozen=True)
class Perfect:
    """Keeps the theoretical result, wins at once if it can, otherwise invites the most mistakes."""

    spec = "perfect"
    REASONS = ("win", "winning", "trap", "hold", "losing")
    TABLES = ("chance", "slip")

    def distribution(self, position: Position) -> Mapping[Move, Fraction]:
        return uniform(_best_moves(position.game, position.state))

    def choose(self, position: Position, rng: Random) -> Choice:
        """Return a move and, for each optimal move, the chance to win or that a person slips."""
        why, scores = _reason_and_scores(position.game, position.state)
        return Choice(rng.choice(_best_moves(position.game, position.state)), why, scores)


@lru_cache(maxsize=_REMEMBERED)
def _best_moves(game: AnyGame, state: Any) -> tuple[Move, ...]:
    find = lookahead.likeliest_wins if is_countable(game) else most_tempting
    return find(game, state)


@lru_cache(maxsize=_REMEMBERED)
def _reason_and_scores(game: AnyGame, state: Any) -> tuple[str, Mapping[str, Table]]:
    """Return the reason for the best moves, and the numbers that were compared."""
    small = is_countable(game)
    numbers = lookahead.chances(game, state) if small else slips(game, state)
    scores = {"chance" if small else "slip": table_of(game, numbers)}
    best = _best_moves(game, state)[0]
    if game.result(game.after(state, best)) == LOSS:
        return "win", scores
    value = solver_of(game).value(state)
    if value != DRAW:
        return "winning" if value == WIN else "losing", scores
    return "trap" if numbers[best] else "hold", scores


@lru_cache(maxsize=_REMEMBERED)
def slips(game: AnyGame, state: Any) -> dict[Move, float]:
    """Return, for each optimal move, which part of the replies gives something up."""
    return {move: _slips(game, state, move) for move in solver_of(game).best_moves(state)}


def _slips(game: AnyGame, state: Any, move: Move) -> float:
    after = game.after(state, move)
    replies = len(game.legal_moves(after))
    kept = len(solver_of(game).best_moves(after)) if replies else 0
    return (replies - kept) / replies if replies else 0.0


@lru_cache(maxsize=_REMEMBERED)
def most_tempting(game: AnyGame, state: Any) -> tuple[Move, ...]:
    """Return the moves that win at once, else the optimal ones that most replies fail against."""
    if wins := game.winning_moves(state):
        return wins
    found = slips(game, state)
    most = max(found.values())
    return tuple(move for move in found if found[move] == most)
