"""Baselines: players that the engines are measured against; people cannot play them."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from engines.chance import uniform
from engines.games.game import LOSS, WIN, AnyGame, Move
from engines.games.position import Position
from engines.solver import best_moves

Chances = Mapping[Move, Fraction]


@dataclass(frozen=True)
class Uniform:
    """Makes any legal move, each with the same probability."""

    def distribution(self, position: Position) -> Chances:
        """Return every legal move with the same probability."""
        return uniform(position.legal_moves())


@dataclass(frozen=True)
class WinAndBlock:
    """Wins if it can, else leaves the opponent the fewest moves that win at once."""

    def distribution(self, position: Position) -> Chances:
        """Return equal probabilities for the winning moves, else for the safest ones."""
        game, moves = position.game, position.legal_moves()
        after = {move: game.after(position.state, move) for move in moves}
        wins = [move for move in moves if game.result(after[move]) == LOSS]
        return uniform(wins or _safest(game, after))


def _safest(game: AnyGame, after: Mapping[Move, object]) -> list[Move]:
    dangers = {move: _winning_moves(game, state) for move, state in after.items()}
    least = min(dangers.values())
    return [move for move in after if dangers[move] == least]


def _winning_moves(game: AnyGame, state: object) -> int:
    """Return how many moves win at once, and more than any number if the game is won already."""
    if game.result(state) == WIN:
        return len(game.tokens) + 1
    moves = game.legal_moves(state)
    return sum(game.result(game.after(state, move)) == LOSS for move in moves)


@dataclass(frozen=True)
class Optimal:
    """Makes any move that keeps the theoretical result, each with the same probability."""

    def distribution(self, position: Position) -> Chances:
        """Return the optimal moves with the same probability."""
        return uniform(best_moves(position))


@dataclass(frozen=True)
class Fallible:
    """Makes an optimal move four times in five, else any legal move."""

    care: Fraction = Fraction(4, 5)

    def distribution(self, position: Position) -> Chances:
        """Return `care` shared by the optimal moves, plus the rest shared by all legal moves."""
        optimal = uniform(best_moves(position), self.care)
        careless = uniform(position.legal_moves(), 1 - self.care)
        return {move: chance + optimal.get(move, 0) for move, chance in careless.items()}
