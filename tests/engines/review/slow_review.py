"""The review of a game of classic, calculated again in the plainest way: a second opinion.

Boards are as the player to move sees them.
"""

from fractions import Fraction
from functools import cache
from math import exp
from typing import Any

from tests.engines.positions import Cells
from tests.engines.reference_rules import free, put, uniform
from tests.engines.reference_search import (
    CARELESS,
    OPTIMAL,
    has_line,
    optimal,
    other_side,
    value,
)

EMPTY: Cells = (0,) * 9


def moves(cells: Cells) -> list[int]:
    """Return the cells that can be played."""
    return [] if has_line(cells, -1) else free(cells)


def play(cells: Cells, cell: int) -> Cells:
    """Return the board after a move."""
    return other_side(put(cells, cell, 1))


def worth(cells: Cells, cell: int) -> int:
    """Return what best play after a move brings to its player: 1, 0 or -1."""
    return -value(play(cells, cell))


@cache
def chance(cells: Cells) -> Fraction:
    """Return the points of the player to move in percent; both play 80:20."""
    if not moves(cells):
        return Fraction(50 * (value(cells) + 1))
    best, careless = uniform(optimal(cells), OPTIMAL), uniform(moves(cells), CARELESS)
    parts = {cell: part + best.get(cell, 0) for cell, part in careless.items()}
    return sum((part * chances(cells)[cell] for cell, part in parts.items()), Fraction())


@cache
def chances(cells: Cells) -> dict[int, Fraction]:
    """Return the points in percent after each move."""
    return {cell: 100 - chance(play(cells, cell)) for cell in moves(cells)}


@cache
def wins(cells: Cells) -> list[int]:
    """Return the moves that win at once."""
    return [cell for cell in moves(cells) if has_line(put(cells, cell, 1), 1)]


@cache
def simple_moves(cells: Cells) -> list[int]:
    """Return the moves of a player that wins, otherwise leaves the fewest wins."""
    left = {cell: len(wins(play(cells, cell))) for cell in moves(cells)}
    return wins(cells) or [cell for cell in left if left[cell] == min(left.values())]


@cache
def name(cells: Cells, cell: int) -> str:
    """Return what the move is called."""
    before, after = value(cells), worth(cells, cell)
    if after < before:
        return "missed win" if after == 0 else "blunder"
    if cells.count(0) >= 8:
        return "book"
    alike = {(worth(cells, one), chances(cells)[one]) for one in moves(cells)}
    if len(moves(cells)) == 1 or len(alike) == 1:
        return "forced"
    found = Fraction(simple_moves(cells).count(cell), len(simple_moves(cells)))
    if len(optimal(cells)) == 1 and found <= Fraction(1, 2):
        return "brilliant" if found <= Fraction(1, 4) else "great"
    lost = delta(cells, cell)
    if before == 1 and lost >= 10:
        return "mistake"
    return "best" if lost < 2 else "good" if lost < 5 else "inaccuracy"


def delta(cells: Cells, cell: int) -> Fraction:
    """Return how many percent the move gave away."""
    return max(chances(cells).values()) - chances(cells)[cell]


@cache
def is_trap(cells: Cells, cell: int) -> bool:
    """Return whether a simple player's reply goes wrong at least half of the time."""
    after = play(cells, cell)
    if name(cells, cell) in {"missed win", "blunder", "book", "forced"} or not moves(after):
        return False
    wrong = [reply for reply in simple_moves(after) if reply not in optimal(after)]
    return 2 * len(wrong) >= len(simple_moves(after))


def slow_review(game: tuple[int, ...]) -> dict[str, Any]:
    """Return the review of a game, in the form that the command prints."""
    cells, rows = EMPTY, []
    graded: dict[str, list[float]] = {"X": [], "O": []}
    turning_point, most = None, Fraction(0)
    for ply, cell in enumerate(game):
        mark, lost, called = "XO"[ply % 2], delta(cells, cell), name(cells, cell)
        known = chances(cells)
        top = max(known[one] for one in optimal(cells))
        rows.append(
            {
                "ply": ply,
                "mark": mark,
                "move": str(cell),
                "name": called,
                "trap": is_trap(cells, cell),
                "delta": round(float(lost), 1),
                "chance": round(float(known[cell]), 1),
                "best": [str(one) for one in optimal(cells) if known[one] == top],
            }
        )
        if called not in {"book", "forced"}:
            exact = 103.1668 * exp(-0.04354 * float(lost)) - 3.1669
            graded[mark].append(min(100.0, max(0.0, exact)))
        if called in {"missed win", "blunder"} and lost > most:
            turning_point, most = ply, lost
        cells = play(cells, cell)
    accuracy = {m: round(sum(g) / len(g), 1) if g else None for m, g in graded.items()}
    return {"accuracy": accuracy, "doubts": [], "moves": rows, "turning_point": turning_point}
