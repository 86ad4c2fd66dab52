"""An engine that compares moves by games played at random: flat Monte Carlo."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from math import comb, fsum
from operator import mul
from random import Random
from typing import NamedTuple

from engines.engine import Choice
from engines.games.classic import CELLS, CELLS_OF, FULL, HAS_LINE, Board

Results = tuple[int, int]


class CountDistribution(NamedTuple):
    """The probability that a move does not lose exactly n of its games, fewer, or at most n.

    Each list has an entry for every n, from 0 to the number of games.
    """

    exact: list[float]
    below: list[float]
    at_most: list[float]


@dataclass(frozen=True)
class Sampling:
    """Samples `games` random games after each move, and takes the move that loses least often.

    A move's count is the sum of its wins and draws. Of equal counts it takes the lowest cell.
    """

    games: int = 100

    REASONS = ("games",)
    TABLES = ("wins", "draws")

    @property
    def spec(self) -> str:
        """The engine and its number of games per move as text."""
        return f"sampling:{self.games}"

    def choose(self, board: Board, rng: Random) -> Choice:
        """Return a move, and how many of the `games` of each move were won and drawn."""
        results = {cell: self._sample(board, cell, rng) for cell in board.legal_moves()}
        best = max(results, key=lambda cell: (sum(results[cell]), -cell))
        wins, draws = (
            tuple(results[cell][kind] if cell in results else None for cell in CELLS)
            for kind in (0, 1)
        )
        return Choice(best, "games", {"wins": wins, "draws": draws})

    def _sample(self, board: Board, cell: int, rng: Random) -> Results:
        """Return how many of the games after a move the mover wins and draws.

        It draws each game's result from the exact probabilities of a random game. Playing the game
        cell by cell would give the same distribution, and take about a hundred times as long.
        """
        won = _wins_by(board.own | 1 << cell, board.opponent)
        not_lost = survival(board.after(cell))
        ends = rng.choices("WDL", cum_weights=(won, not_lost, 1.0), k=self.games)
        return ends.count("W"), ends.count("D")

    def distribution(self, board: Board) -> Mapping[int, float]:
        """Return the probability that each move has the highest count; counts are binomial."""
        cells = board.legal_moves()
        counts = [_binomial(self.games, survival(board.after(cell))) for cell in cells]
        chances = zip(cells, _highest(counts), strict=True)
        return {cell: chance for cell, chance in chances if chance > 0}


def survival(board: Board) -> float:
    """Return the probability that the side that has just moved does not lose a random game."""
    return 1 - _wins(board.own, board.opponent)


@cache
def _wins(mover: int, other: int) -> float:
    """Return the probability that the mover wins a random game."""
    if HAS_LINE[other]:
        return 0.0
    free = CELLS_OF[FULL & ~(mover | other)]
    return fsum(_wins_by(mover | 1 << cell, other) for cell in free) / len(free) if free else 0.0


def _wins_by(moved: int, other: int) -> float:
    return 1.0 if HAS_LINE[moved] else _losses(other, moved)


@cache
def _losses(mover: int, other: int) -> float:
    """Return the probability that the mover loses a random game."""
    free = CELLS_OF[FULL & ~(mover | other)]
    lost = (0.0 if HAS_LINE[after := mover | 1 << cell] else _wins(other, after) for cell in free)
    return fsum(lost) / len(free) if free else 0.0


@cache
def _binomial(games: int, p: float) -> CountDistribution:
    exact = [comb(games, k) * p**k * (1 - p) ** (games - k) for k in range(games + 1)]
    at_most = list(accumulate(exact))
    return CountDistribution(exact, [0.0, *at_most[:-1]], at_most)


def _highest(counts: list[CountDistribution]) -> list[float]:
    """Return the probability that each count beats all before it and is not beaten after it."""
    ones = [1.0] * len(counts[0].exact)
    before = accumulate((count.below for count in counts), _product, initial=ones)
    after = [*accumulate((count.at_most for count in counts[:0:-1]), _product, initial=ones)]
    return [
        sum(map(mul, count.exact, _product(lower, rest)))
        for count, lower, rest in zip(counts, before, reversed(after), strict=False)
    ]


def _product(one: list[float], two: list[float]) -> list[float]:
    return list(map(mul, one, two))
