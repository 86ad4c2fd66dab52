"""Which optimal moves invite a mistake, where a game is too large to look ahead to its end."""

from functools import lru_cache
from typing import Any

from engines.games.game import LOSS, AnyGame, Move
from engines.solver import solver_of

_REMEMBERED = 8192  # positions


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
def best_moves(game: AnyGame, state: Any) -> tuple[Move, ...]:
    """Return the moves that win at once, otherwise the optimal ones that most replies lose to."""
    found = slips(game, state)
    wins = tuple(move for move in found if game.result(game.after(state, move)) == LOSS)
    most = max(found.values())
    return wins or tuple(move for move in found if found[move] == most)
