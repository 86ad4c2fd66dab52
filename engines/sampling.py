"""Plays games at random to see which move fares best: flat Monte Carlo."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import accumulate
from math import comb
from operator import mul
from random import Random
from typing import NamedTuple

from engines.board import CELLS, CELLS_OF, FULL, HAS_LINE, Board
from engines.engine import Choice

Results = tuple[int, int]


class Count(NamedTuple):
    """How likely a move survives exactly so many of its games, fewer, or at most so many.

    Each list goes from no game to all of them.
    """

    exact: list[float]
    below: list[float]
    at_most: list[float]


@dataclass(frozen=True)
class Sampling:
    """Plays `games` random games after each move and takes the one lost least often.

    What counts for a move is its wins and draws together; on equal counts the lowest cell is taken.
    """

    games: int = 100

    REASONS = ("games",)
    TABLES = ("wins", "draws")

    @property
    def spec(self) -> str:
        """The engine and its number of games a move as text."""
        return f"sampling:{self.games}"

    def choose(self, board: Board, rng: Random) -> Choice:
        """Return a move and the wins and draws that its games really brought, of `games`."""
        results = {cell: self._sample(board, cell, rng) for cell in board.legal_moves()}
        best = max(results, key=lambda cell: (sum(results[cell]), -cell))
        wins, draws = (
            tuple(results[cell][kind] if cell in results else None for cell in CELLS)
            for kind in (0, 1)
        )
        return Choice(best, "games", {"wins": wins, "draws": draws})

    def _sample(self, board: Board, cell: int, rng: Random) -> Results:
        own = board.own | 1 << cell
        if HAS_LINE[own]:
            return self.games, 0
        wins, draws = _play(board.opponent, own, self.games, rng)
        return self.games - wins - draws, draws

    def distribution(self, board: Board) -> Mapping[int, float]:
        """Return how likely each move has the highest count, from the counts' binomials."""
        cells = board.legal_moves()
        counts = [_binomial(self.games, survival(board.after(cell))) for cell in cells]
        chances = zip(cells, _highest(counts), strict=True)
        return {cell: chance for cell, chance in chances if chance > 0}


def _play(mover: int, other: int, games: int, rng: Random) -> Results:
    """Play `games` games on, both sides at random, and return the mover's wins and draws.

    The games choose each for itself; those that chose alike are played on together.
    """
    free = CELLS_OF[FULL & ~(mover | other)]
    if not free:
        return 0, games
    wins = draws = 0
    for cell, count in Counter(rng.choices(free, k=games)).items():
        after = mover | 1 << cell
        if HAS_LINE[after]:
            wins += count
        else:
            lost, drawn = _play(other, after, count, rng)
            wins, draws = wins + count - lost - drawn, draws + drawn
    return wins, draws


def survival(board: Board) -> Fraction:
    """Return the probability that the side which has just moved does not lose a random game."""
    return 1 - _wins(board.own, board.opponent)


@cache
def _wins(mover: int, other: int) -> Fraction:
    if HAS_LINE[other]:
        return Fraction(0)
    free = CELLS_OF[FULL & ~(mover | other)]
    won = sum((_wins_by(mover | 1 << cell, other) for cell in free), Fraction(0))
    return won / len(free) if free else Fraction(0)


@cache
def _wins_by(moved: int, other: int) -> Fraction:
    return Fraction(1) if HAS_LINE[moved] else _losses(other, moved)


@cache
def _losses(mover: int, other: int) -> Fraction:
    """Return the probability that the mover loses a random game."""
    free = CELLS_OF[FULL & ~(mover | other)]
    lost = (
        Fraction(0) if HAS_LINE[after := mover | 1 << cell] else _wins(other, after)
        for cell in free
    )
    return sum(lost, Fraction(0)) / len(free) if free else Fraction(0)


@cache
def _binomial(games: int, chance: Fraction) -> Count:
    p = float(chance)
    exact = [comb(games, k) * p**k * (1 - p) ** (games - k) for k in range(games + 1)]
    at_most = list(accumulate(exact))
    return Count(exact, [0.0, *at_most[:-1]], at_most)


def _highest(counts: list[Count]) -> list[float]:
    """Return how likely each count beats those before it and equals or beats those after it."""
    ones = [1.0] * len(counts[0].exact)
    before = accumulate((count.below for count in counts), _product, initial=ones)
    after = [*accumulate((count.at_most for count in counts[:0:-1]), _product, initial=ones)]
    return [
        sum(map(mul, count.exact, _product(lower, rest)))
        for count, lower, rest in zip(counts, before, reversed(after), strict=False)
    ]


def _product(one: list[float], two: list[float]) -> list[float]:
    return list(map(mul, one, two))
