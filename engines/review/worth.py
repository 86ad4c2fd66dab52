"""What each legal move of a position is worth to its player."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from engines.games.game import DRAW, AnyGame, Move
from engines.games.position import PlayedPosition
from engines.review.expectation import Points, points
from engines.solver import is_small, solver_of

_REMEMBERED = 1 << 14  # positions: all of classic, and what is reviewed again of others
_PERCENT = 100


@dataclass(frozen=True)
class Worths:
    """The result that each legal move leads to in best play, and its chance.

    A chance is the points of the mover in percent if both play 80:20 from then on; in games that
    are too large to count out there are none.
    """

    results: Mapping[Move, int]
    chances: Mapping[Move, Points]

    @cached_property
    def result(self) -> int:
        """What best play leads to for the player to move: 1 a win, 0 a draw, -1 a loss."""
        return max(self.results.values())

    @cached_property
    def kept(self) -> tuple[Move, ...]:
        """The moves that keep the result, lowest first."""
        return tuple(move for move, result in self.results.items() if result == self.result)

    @cached_property
    def best(self) -> tuple[Move, ...]:
        """The moves that keep the result with the highest chance, where chances are known."""
        most = max((self.chances[move] for move in self.kept), default=0) if self.chances else 0
        return tuple(move for move in self.kept if self.chances.get(move, 0) == most)

    def delta(self, move: Move) -> Points | None:
        """Return by how many percent the chance of a move is below the highest one."""
        return max(self.chances.values()) - self.chances[move] if self.chances else None

    @cached_property
    def are_equal(self) -> bool:
        """Whether it does not matter which move is made, as far as that is known."""
        if len(self.results) == 1:
            return True
        return len(set(self.results.values())) == len(set(self.chances.values())) == 1


def drawing_moves(position: PlayedPosition) -> frozenset[Move]:
    """Return the moves that draw since the position they lead to comes up for the third time."""
    if not position.game.has_circles:
        return frozenset()
    return frozenset(m for m in position.legal_moves() if position.play(m).is_repeated)


@lru_cache(maxsize=_REMEMBERED)
def worths_in(game: AnyGame, state: Any, drawing: frozenset[Move] = frozenset()) -> Worths:
    """Return what the legal moves of a state are worth, some of which draw by repetition."""
    after = {move: game.after(state, move) for move in game.legal_moves(state)}
    value = solver_of(game).value
    results = {m: DRAW if m in drawing else -value(s) for m, s in after.items()}
    if not is_small(game):
        return Worths(results, {})
    rest = {m: _PERCENT * (1 - points(game, s)) for m, s in after.items()}
    return Worths(results, rest | dict.fromkeys(drawing, _PERCENT / 2))
