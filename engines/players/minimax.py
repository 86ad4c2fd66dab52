"""An engine that searches to the end of the game once that is near, and guesses before."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import Any

from engines.engine import Choice, ScoreTable, greatest, table_of, uniform
from engines.games.game import AnyGame, Move
from engines.games.position import Position
from engines.solver import solver_of

_POINTS = 10


@dataclass(frozen=True)
class Minimax:
    """Searches to the end of the game with at most `horizon` moves left, otherwise guesses.

    Where play can go in circles, it sees what can be forced within `horizon` moves. All wins are
    worth the same to it, however long they take; of several best moves it makes any.
    """

    horizon: int = 9

    @property
    def spec(self) -> str:
        return f"minimax:{self.horizon}"

    def distribution(self, position: Position) -> Mapping[Move, Fraction]:
        return uniform(_search(position.game, position.state, self.horizon)[0])

    def choose(self, position: Position, rng: Random) -> Choice:
        best, values = _search(position.game, position.state, self.horizon)
        move, left = rng.choice(best), position.game.moves_left(position.state)
        if left is not None and left > self.horizon:
            return Choice(move, "guess")
        return Choice(move, "search", {"value": values})


@lru_cache(maxsize=8192)  # positions, more than classic has
def _search(game: AnyGame, state: Any, horizon: int) -> tuple[tuple[Move, ...], ScoreTable]:
    """Return the moves of the greatest value, and all values; beyond the horizon all are equal."""
    within, moves = solver_of(game).value_within, game.legal_moves(state)
    values = {move: -within(game.after(state, move), horizon - 1) for move in moves}
    points = {move: _POINTS * value for move, value in values.items()}
    return greatest(values), table_of(game, points)
