"""Simple reference implementations of the engines that do not search to the end."""

from fractions import Fraction
from functools import cache

from tests.engines.positions import LINES, Cells

Distribution = dict[int, Fraction]
CORNERS, CENTRE, EDGES = [0, 2, 6, 8], 4, [1, 3, 5, 7]


def free(cells: Cells) -> list[int]:
    """Return the empty cells."""
    return [i for i in range(9) if cells[i] == 0]


def put(cells: Cells, cell: int, mark: int) -> Cells:
    """Return the board with one more mark."""
    return (*cells[:cell], mark, *cells[cell + 1 :])


def uniform(cells: list[int], total: Fraction = Fraction(1)) -> Distribution:
    """Return equal probabilities that add up to `total`."""
    return {cell: total / len(cells) for cell in cells}


def dice(cells: Cells) -> Distribution:
    """Return the probabilities by the seven rules."""
    for mark in (1, -1):
        for line in LINES:
            marks = [cells[i] for i in line]
            if marks.count(mark) == 2 and marks.count(0) == 1:
                return {line[marks.index(0)]: Fraction(1)}
    return dice_without_lines(cells)


def dice_without_lines(cells: Cells) -> Distribution:
    """Return the probabilities by the third to the seventh rule."""
    marks = {i: cells[i] for i in range(9) if cells[i]}
    if not marks:
        tenth = Fraction(1, 10)
        return uniform(CORNERS, 6 * tenth) | {CENTRE: 3 * tenth} | uniform(EDGES, tenth)
    if marks in [{corner: -1} for corner in CORNERS]:
        return {CENTRE: Fraction(1)}
    if marks == {CENTRE: -1}:
        return uniform(CORNERS)
    if marks in ({0: -1, CENTRE: 1, 8: -1}, {2: -1, CENTRE: 1, 6: -1}):
        chances = uniform(free(cells), Fraction(2, 10))
        for edge in EDGES:
            chances[edge] += Fraction(8, 10) / 4
        return chances
    return uniform(free(cells))


def lines(cells: Cells) -> Distribution:
    """Return the probabilities by the nine weights."""
    weights = dict.fromkeys(free(cells), 0)
    for mark, bonus in ((1, 10), (-1, 5)):
        for line in LINES:
            marks = [cells[i] for i in line]
            if -mark in marks:
                continue
            for i in line:
                if cells[i] == 0:
                    weights[i] += bonus if marks.count(mark) == 2 else 1
    return uniform([i for i in weights if weights[i] == max(weights.values())])


@cache
def evaluation(cells: Cells, side: int) -> int:
    """Return the greatest or least line sum; a full line counts double."""
    sums = [sum(cells[i] for i in line) for line in LINES]
    best = max(sums) if side == 1 else min(sums)
    return 2 * best if abs(best) == 3 else best


def wargames(cells: Cells) -> Distribution:
    """Return the probabilities by the table of two plies."""
    a = {i: evaluation(put(cells, i, 1), 1) for i in free(cells)}
    if 6 not in a.values():
        for j in free(cells):
            replies = [put(put(cells, i, 1), j, -1) for i in free(cells) if i != j]
            a[j] *= -min([0] + [evaluation(after, -1) for after in replies])
    best = [i for i in a if a[i] == max(a.values())]
    for kind in ([CENTRE], CORNERS, EDGES):
        if set(best) & set(kind):
            return uniform([i for i in best if i in kind])
    raise AssertionError
