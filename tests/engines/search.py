"""The rules of the engines that look to the end of the game, written down as plainly as can be."""

from fractions import Fraction
from functools import cache
from math import comb, prod

from tests.engines.positions import LINES, Cells
from tests.engines.rules import Odds, evenly, free, put

WELL, ANYHOW = Fraction(4, 5), Fraction(1, 5)


@cache
def has_line(cells: Cells, mark: int) -> bool:
    """Return whether one side has three in a row."""
    return any(all(cells[i] == mark for i in line) for line in LINES)


def turned(cells: Cells) -> Cells:
    """Return the board as the other side sees it."""
    return tuple(-mark for mark in cells)


@cache
def value(cells: Cells) -> int:
    """Return the value for the side to move: 1, 0 or -1."""
    if has_line(cells, -1):
        return -1
    return max((-value(turned(put(cells, i, 1))) for i in free(cells)), default=0)


@cache
def optimal(cells: Cells) -> list[int]:
    """Return the moves that keep the value."""
    return [i for i in free(cells) if -value(turned(put(cells, i, 1))) == value(cells)]


def minimax(cells: Cells, horizon: int) -> Odds:
    """Return the odds of a search below the horizon and a guess above it."""
    return evenly(optimal(cells) if len(free(cells)) <= horizon else free(cells))


@cache
def perfect(cells: Cells) -> Odds:
    """Return the odds by value, immediate win, chance to win, chance to lose, in this order."""
    merits = {i: merit(put(cells, i, 1)) for i in optimal(cells)}
    return evenly([i for i in merits if merits[i] == max(merits.values())])


def merit(cells: Cells) -> tuple[bool, Fraction, Fraction]:
    """Return what counts for a move that led here: a win, the chance of one, that of no loss."""
    win, loss = prospect(cells)
    return has_line(cells, 1), win, -loss


@cache
def prospect(cells: Cells) -> tuple[Fraction, Fraction]:
    """Return how often the engine wins and loses against the model, the person to move."""
    if has_line(cells, 1) or not free(cells):
        return Fraction(has_line(cells, 1)), Fraction(0)
    well, anyhow = evenly(optimal(turned(cells)), WELL), evenly(free(cells), ANYHOW)
    win = loss = Fraction(0)
    for cell in free(cells):
        chance = well.get(cell, Fraction(0)) + anyhow[cell]
        won, lost = answered(put(cells, cell, -1))
        win, loss = win + chance * won, loss + chance * lost
    return win, loss


def answered(cells: Cells) -> tuple[Fraction, Fraction]:
    """Return the same with the engine to move."""
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
    games = [random_game(turned(put(cells, i, 1)))[::-1] for i in free(cells)]
    win, draw, loss = (sum(kind) / len(games) for kind in zip(*games, strict=True))
    return Fraction(win), Fraction(draw), Fraction(loss)


def sampling(cells: Cells, games: int) -> dict[int, float]:
    """Return how likely each move's count is the highest, the lowest cell first on equal ones."""
    survive = {i: float(1 - random_game(turned(put(cells, i, 1)))[0]) for i in free(cells)}
    exactly = {i: [binomial(games, k, p) for k in range(games + 1)] for i, p in survive.items()}
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
