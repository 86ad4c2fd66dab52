"""Simple reference implementations of the engines that search to the end of the game."""

from fractions import Fraction
from functools import cache
from math import comb, prod

from tests.engines.positions import LINES, Cells
from tests.engines.reference_rules import Distribution, free, put, uniform

OPTIMAL, CARELESS = Fraction(4, 5), Fraction(1, 5)


@cache
def has_line(cells: Cells, mark: int) -> bool:
    """Return whether one side has three in a row."""
    return any(all(cells[i] == mark for i in line) for line in LINES)


def other_side(cells: Cells) -> Cells:
    """Return the board from the other side's point of view."""
    return tuple(-mark for mark in cells)


@cache
def value(cells: Cells) -> int:
    """Return the value for the side to move: 1, 0 or -1."""
    if has_line(cells, -1):
        return -1
    return max((-value(other_side(put(cells, i, 1))) for i in free(cells)), default=0)


@cache
def optimal(cells: Cells) -> list[int]:
    """Return the moves that keep the value."""
    return [i for i in free(cells) if -value(other_side(put(cells, i, 1))) == value(cells)]


def minimax(cells: Cells, horizon: int) -> Distribution:
    """Return the probabilities of a search below the horizon and a guess above it."""
    return uniform(optimal(cells) if len(free(cells)) <= horizon else free(cells))


@cache
def perfect(cells: Cells) -> Distribution:
    """Return the probabilities by value, immediate win, resistance, chance to win and to lose."""
    keys = {
        i: (resists(cells, i) if value(cells) < 0 else 0, sort_key(put(cells, i, 1)))
        for i in optimal(cells)
    }
    return uniform([i for i in keys if keys[i] == max(keys.values())])


def resists(cells: Cells, cell: int) -> int:
    """Return after how many of its own next two moves a lost engine is not yet beaten."""
    moved = put(cells, cell, 1)
    replies = [put(moved, i, -1) for i in free(moved)]
    if any(has_line(it, -1) for it in replies):
        return 0
    return 1 + min(max((lasts(it, i) for i in free(it)), default=1) for it in replies)


def lasts(cells: Cells, cell: int) -> int:
    """Return whether no reply to a move completes a line."""
    moved = put(cells, cell, 1)
    return not any(has_line(put(moved, i, -1), -1) for i in free(moved))


def sort_key(cells: Cells) -> tuple[bool, Fraction, Fraction]:
    """Return the key of a move that led here: a win, the chance of a win, minus that of a loss."""
    win, loss = prospect(cells)
    return has_line(cells, 1), win, -loss


@cache
def prospect(cells: Cells) -> tuple[Fraction, Fraction]:
    """Return how often the engine wins and loses against the model; the person is to move."""
    if has_line(cells, 1) or not free(cells):
        return Fraction(has_line(cells, 1)), Fraction(0)
    best, careless = uniform(optimal(other_side(cells)), OPTIMAL), uniform(free(cells), CARELESS)
    win = loss = Fraction(0)
    for cell in free(cells):
        chance = best.get(cell, Fraction(0)) + careless[cell]
        won, lost = after_reply(put(cells, cell, -1))
        win, loss = win + chance * won, loss + chance * lost
    return win, loss


def after_reply(cells: Cells) -> tuple[Fraction, Fraction]:
    """Return how often the engine wins and loses against the model; the engine is to move."""
    if has_line(cells, -1) or not free(cells):
        return Fraction(0), Fraction(has_line(cells, -1))
    return prospect(put(cells, min(perfect(cells)), 1))


@cache
def random_game(cells: Cells) -> tuple[Fraction, Fraction, Fraction]:
    """Return how often the side to move wins, draws and loses if both sides play at random."""
    if has_line(cells, -1):
        return Fraction(0), Fraction(0), Fraction(1)
    if not free(cells):
        return Fraction(0), Fraction(1), Fraction(0)
    games = [random_game(other_side(put(cells, i, 1)))[::-1] for i in free(cells)]
    win, draw, loss = (sum(kind) / len(games) for kind in zip(*games, strict=True))
    return Fraction(win), Fraction(draw), Fraction(loss)


def sampling(cells: Cells, games: int) -> dict[int, float]:
    """Return the probability that each move's count is the highest; ties go to the lowest cell."""
    not_lost = {i: float(1 - random_game(other_side(put(cells, i, 1)))[0]) for i in free(cells)}
    exactly = {i: [binomial(games, k, p) for k in range(games + 1)] for i, p in not_lost.items()}
    return {
        i: sum(
            exactly[i][k] * prod(sum(exactly[j][: k + (j > i)]) for j in exactly if j != i)
            for k in range(games + 1)
        )
        for i in exactly
    }


def binomial(n: int, k: int, p: float) -> float:
    """Return the probability of k out of n."""
    return comb(n, k) * p**k * (1 - p) ** (n - k)
