"""All games in the plainest way: on boards of text, where each question goes through all lines."""

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

SIDES = dict.fromkeys(("classic", "misere", "vanish", "sizes"), 3)
SIDES |= {"squares": 4, "drop": 5, "ultimate": 9}
LENGTHS = {"squares": 4, "drop": 4}  # how long a line is, where it is not three
OTHER = {"X": "O", "O": "X"}
SMALL = range(9)
KEPT = 3  # how many marks of each player stand in vanish
PIECES = 2  # how many of each size a player has in sizes
REMEMBERED = 1 << 16


class Plain(NamedTuple):
    """Cells (of ultimate board by board), each "." or a mark and its size; a move is as `Ob3`."""

    variant: str
    cells: tuple[str, ...]
    turn: str = "X"
    moves: tuple[str, ...] = ()
    sent: bool = True


def empty(variant: str) -> Plain:
    return Plain(variant, (".",) * SIDES[variant] ** 2)


def passed(board: Plain) -> Plain:
    """Return the board with the other player to move."""
    return board._replace(turn=OTHER[board.turn], sent=False)


@lru_cache(REMEMBERED)
def play(board: Plain, move: str) -> Plain:
    cells, moves = list(board.cells), (*board.moves, board.turn + move)
    own = [made[1:] for made in moves if made[0] == board.turn]
    if board.variant == "vanish" and len(own) > KEPT:
        cells[int(own[-KEPT - 1])] = "."
    size = move[0] if board.variant == "sizes" else ""
    cells[landing(board, move)] = board.turn + size
    return Plain(board.variant, tuple(cells), OTHER[board.turn], moves)


def landing(board: Plain, move: str) -> int:
    if board.variant == "drop":
        return max(cell for cell in range(int(move), 25, 5) if board.cells[cell] == ".")
    return int(move[1:] if board.variant == "sizes" else move)


@cache
def lines(variant: str) -> list[frozenset[int]]:
    """Return the cells of every line, and of every block where blocks count."""
    side, length = SIDES[variant], range(LENGTHS.get(variant, 3))
    steps = ((0, 1), (1, 0), (1, 1), (1, -1))
    shapes = [[(down * n, right * n) for n in length] for down, right in steps]
    if variant == "squares":
        shapes.append([(0, 0), (0, 1), (1, 0), (1, 1)])
    places = [(row, column) for row in range(side) for column in range(side)]
    placed = [[(row + r, col + c) for r, c in shape] for row, col in places for shape in shapes]
    inside = [cells for cells in placed if {*cells} <= {*places}]
    return [frozenset(row * side + column for row, column in cells) for cells in inside]


def lines_of(board: Plain, mark: str) -> list[frozenset[int]]:
    """Return the lines that a mark has complete; in ultimate three small boards make a line."""
    if board.variant == "ultimate":
        won = {n for n in SMALL if owner(small(board, n)) == mark}
        rows = [line for line in lines("classic") if line <= won]
        return [frozenset(9 * n + cell for n in row for cell in SMALL) for row in rows]
    taken = {cell for cell, text in enumerate(board.cells) if text[0] == mark}
    return [line for line in lines(board.variant) if line <= taken]


def small(board: Plain, number: int) -> tuple[str, ...]:
    return board.cells[9 * number : 9 * number + 9]


@lru_cache(REMEMBERED)
def owner(cells: Sequence[str]) -> str:
    """Return who has won a small board: X, O, or nobody as it is "full" or "open"."""
    for mark in "XO":
        if any(all(cells[n] == mark for n in line) for line in lines("classic")):
            return mark
    return "open" if "." in cells else "full"


@lru_cache(REMEMBERED)
def outcome(board: Plain) -> str | None:
    """Return the winner, "draw", or None if the game is not over."""
    for mark in "XO":
        if lines_of(board, mark):
            return OTHER[mark] if board.variant == "misere" else mark
    if is_third(board):
        return "draw"
    if places(board):
        return None
    owners = Counter(owner(small(board, n)) for n in SMALL if board.variant == "ultimate")
    return "draw" if owners["X"] == owners["O"] else max("XO", key=lambda mark: owners[mark])


def is_third(board: Plain) -> bool:
    """Return whether the same marks stand for the third time, in the order of their coming."""
    if board.variant != "vanish":
        return False
    before = [board.moves[:n] for n in range(len(board.moves), -1, -2)]
    return Counter(map(standing, before))[standing(board.moves)] > 2


def standing(moves: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return the marks of each player that stand on the board of vanish."""
    return tuple(tuple(made for made in moves if made[0] == mark)[-KEPT:] for mark in "XO")


@lru_cache(REMEMBERED)
def legal(board: Plain) -> tuple[str, ...]:
    return () if outcome(board) else places(board)


def places(board: Plain) -> tuple[str, ...]:
    """Return the moves for which there is room."""
    if board.variant == "drop":
        return tuple(str(n) for n in range(5) if board.cells[n] == ".")
    if board.variant == "sizes":
        used = Counter(made[1] for made in board.moves if made[0] == board.turn)
        held = [size for size in "abc" if used[size] < PIECES]
        return tuple(f"{s}{n}" for s in held for n in SMALL if board.cells[n][-1] < s)
    if board.variant == "vanish" and not board.moves:
        return "0", "2", "4", "6", "8"
    free = [cell for cell, text in enumerate(board.cells) if text == "."]
    if board.variant == "ultimate":
        inside = playable(board)
        free = [cell for cell in free if cell // 9 in inside]
    return tuple(map(str, free))


def playable(board: Plain) -> list[int]:
    """Return the small boards in which the next move may be made."""
    still = [n for n in SMALL if owner(small(board, n)) == "open"]
    named = int(board.moves[-1][1:]) % 9 if board.moves and board.sent else None
    return [named] if named in still else still


def shown(board: Plain) -> tuple[str, ...]:
    """Return what stands on each cell, row by row; in vanish, the mark that goes next is small."""
    cells = list(board.cells)
    if board.variant == "ultimate":
        order = sorted(range(81), key=lambda cell: (cell // 27, cell % 9 // 3, cell // 9, cell))
        return tuple(cells[cell] for cell in order)
    own = [made[1:] for made in board.moves if made[0] == board.turn]
    if board.variant == "vanish" and len(own) >= KEPT:
        cells[int(own[-KEPT])] = board.turn.lower()
    return tuple(cells)


def wins(board: Plain) -> set[str]:
    return {move for move in legal(board) if outcome(play(board, move)) == board.turn}


def wins_next(board: Plain) -> bool:
    """Return whether who has just moved can win after any reply."""
    return bool(legal(board)) and all(wins(play(board, reply)) for reply in legal(board))
