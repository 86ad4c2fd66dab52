"""All games but ultimate in the plainest way: each question replays the moves on a text board."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

SIDES = {"classic": 3, "misere": 3, "vanish": 3, "squares": 4, "drop": 5, "sizes": 3}
LENGTHS = {"squares": 4, "drop": 4}
PIECES = 2


class Seen(NamedTuple):
    """What a game shows after some moves: texts of the cells, the outcome and the legal moves."""

    cells: tuple[str, ...]
    outcome: str | None
    legal: tuple[str, ...]


def look(variant: str, moves: tuple[str, ...]) -> Seen:
    """Replay legal moves and return what there is to see."""
    cells = shown(variant, moves)
    outcome = outcome_after(variant, moves, cells)
    legal = () if outcome else tuple(LEGAL.get(variant, any_free)(cells, moves))
    if not outcome and not legal:
        outcome = "draw"
    return Seen(cells, outcome, legal)


def shown(variant: str, moves: tuple[str, ...]) -> tuple[str, ...]:
    """Return a text for each cell: its mark, small if it vanishes next, and its size."""
    cells = ["."] * SIDES[variant] ** 2
    for number, move in enumerate(moves):
        left = len(moves) - number
        if variant != "vanish" or left <= 6:
            place(variant, cells, "XO"[number % 2], move)
    if variant == "vanish" and len(moves) >= 6:
        cells[int(moves[-6])] = cells[int(moves[-6])].lower()
    return tuple(cells)


def place(variant: str, cells: list[str], mark: str, move: str) -> None:
    """Put one more mark on the board."""
    if variant == "sizes":
        cells[int(move[1:])] = mark + move[0]
    elif variant == "drop":
        cells[max(n for n in range(int(move), 25, 5) if cells[n] == ".")] = mark
    else:
        cells[int(move)] = mark


def outcome_after(variant: str, moves: tuple[str, ...], cells: tuple[str, ...]) -> str | None:
    """Return the winner, "draw" for a third repetition, or None."""
    mover, waiting = ("XO", "OX")[(len(moves) + 1) % 2]
    if moves and complete(variant, cells, mover):
        return waiting if variant == "misere" else mover
    if variant == "vanish":
        before = [shown_with_order(moves[:n]) for n in range(len(moves) % 2, len(moves) + 1, 2)]
        return "draw" if Counter(before)[before[-1]] >= 3 else None
    return None


def shown_with_order(moves: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return the marks of X and of O that stand on the board, in the order of their coming."""
    return moves[::2][-3:], moves[1::2][-3:]


def complete(variant: str, cells: tuple[str, ...], mark: str) -> bool:
    """Return whether a mark has a line, or a block where blocks count."""
    return any(all(cells[n][0].upper() == mark for n in line) for line in winning_cells(variant))


@cache
def winning_cells(variant: str) -> list[list[int]]:
    """Return the cells of every line, and of every block where blocks count."""
    side, length = SIDES[variant], LENGTHS.get(variant, 3)
    shapes = [[(0, n) for n in range(length)], [(n, 0) for n in range(length)]]
    shapes += [[(n, n) for n in range(length)], [(n, -n) for n in range(length)]]
    if variant == "squares":
        shapes.append([(0, 0), (0, 1), (1, 0), (1, 1)])
    starts = [(row, column) for row in range(side) for column in range(side)]
    placed = [
        [(row + r, column + c) for r, c in shape] for row, column in starts for shape in shapes
    ]
    inside = [cells for cells in placed if all(0 <= n < side for place in cells for n in place)]
    return [[row * side + column for row, column in cells] for cells in inside]


def any_free(cells: tuple[str, ...], _: tuple[str, ...]) -> list[str]:
    """Return the empty cells."""
    return [str(n) for n, text in enumerate(cells) if text == "."]


def vanish_moves(cells: tuple[str, ...], moves: tuple[str, ...]) -> list[str]:
    """Return the empty cells, but no middle of a side at first."""
    return any_free(cells, moves) if moves else ["0", "2", "4", "6", "8"]


def drop_moves(cells: tuple[str, ...], _: tuple[str, ...]) -> list[str]:
    """Return the columns whose top cell is empty."""
    return [str(n) for n in range(5) if cells[n] == "."]


def sizes_moves(cells: tuple[str, ...], moves: tuple[str, ...]) -> list[str]:
    """Return the sizes still held, on the cells that are empty or hold a smaller size."""
    used = Counter(move[0] for move in moves[len(moves) % 2 :: 2])
    held = [size for size in "abc" if used[size] < PIECES]
    return [f"{size}{n}" for size in held for n in range(9) if cells[n][-1] < size]


LEGAL: dict[str, Callable[[tuple[str, ...], tuple[str, ...]], list[str]]] = {
    "vanish": vanish_moves,
    "drop": drop_moves,
    "sizes": sizes_moves,
}
