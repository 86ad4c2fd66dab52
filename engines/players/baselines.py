"""Baselines: players that the engines are measured against; people cannot play them."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import inf

from engines.engine import Distribution, greatest, uniform
from engines.games.classic import FULL, HAS_LINE
from engines.games.game import LOSS, WIN, Move
from engines.games.position import Position
from engines.games.ultimate import SIZE
from engines.players.lookahead import best_ahead
from engines.solver import best_moves


@dataclass(frozen=True)
class Uniform:
    """Makes any legal move, each with the same probability."""

    def distribution(self, position: Position) -> Distribution:
        return uniform(position.legal_moves())


@dataclass(frozen=True)
class WinAndBlock:
    """Wins if it can, otherwise leaves the opponent the fewest moves that win at once."""

    def distribution(self, position: Position) -> Distribution:
        wins = position.game.winning_moves(position.state)
        return uniform(wins or greatest(_safety(position)))


@dataclass(frozen=True)
class Casual:
    """Wins or, if it can, leaves no move that wins at once; otherwise makes any legal move.

    In misère it completes no line of its own while it has a choice.
    """

    def distribution(self, position: Position) -> Distribution:
        game, state = position.game, position.state
        return uniform(best_ahead(game, state, 2 if game.line_means == LOSS else 1))


def _safety(position: Position) -> dict[Move, float]:
    """Return for each move minus the number of replies that win; minus infinity if it loses."""
    game, state, found = position.game, position.state, dict[Move, float]()
    for move in position.legal_moves():
        after = game.after(state, move)
        found[move] = -inf if game.result(after) == WIN else -len(game.winning_moves(after))
    return found


@dataclass(frozen=True)
class TakeAndBlock:
    """Plays ultimate without a plan: wins, else takes a small board, blocks one, moves anywhere."""

    def distribution(self, position: Position) -> Distribution:
        return uniform(next(filter(None, (*self.kinds(position), position.legal_moves()))))

    def kinds(self, position: Position) -> tuple[Sequence[Move], ...]:
        """Return the moves that win, those that take a small board, and those that block one."""
        game, state, moves = position.game, position.state, position.legal_moves()
        takes = [move for move in moves if _makes_line(state.own, move)]
        wins = [move for move in takes if game.result(game.after(state, move)) == LOSS]
        blocks = [move for move in moves if _makes_line(state.opponent, move)]
        return wins, takes, blocks


def _makes_line(marks: int, move: Move) -> bool:
    board, cell = divmod(move, SIZE)
    return HAS_LINE[marks >> SIZE * board & FULL | 1 << cell]


@dataclass(frozen=True)
class Optimal:
    """Makes any move that keeps the theoretical result, each with the same probability."""

    def distribution(self, position: Position) -> Distribution:
        return uniform(best_moves(position))


@dataclass(frozen=True)
class Fallible:
    """Makes an optimal move four times in five, otherwise any legal move."""

    care: Fraction = Fraction(4, 5)

    def distribution(self, position: Position) -> Distribution:
        optimal = uniform(best_moves(position), self.care)
        careless = uniform(position.legal_moves(), 1 - self.care)
        return {move: chance + optimal.get(move, 0) for move, chance in careless.items()}
