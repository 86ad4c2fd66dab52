"""The review of a game of classic, calculated again in the plainest way: a second opinion."""

from fractions import Fraction
from functools import cache
from math import exp
from typing import Any

LINES = ["012", "345", "678", "036", "147", "258", "048", "246"]


@cache
def has_line(board: str, mark: str) -> bool:
    """Return whether a mark has three in a row on a board of nine characters."""
    return any(all(board[int(cell)] == mark for cell in line) for line in LINES)


@cache
def moves(board: str) -> list[int]:
    """Return the cells that can be played."""
    over = has_line(board, "X") or has_line(board, "O")
    return [] if over else [cell for cell in range(9) if board[cell] == "."]


def mover(board: str) -> str:
    """Return the mark that moves next."""
    return "X" if board.count("X") == board.count("O") else "O"


def play(board: str, cell: int) -> str:
    """Return the board after a move."""
    return board[:cell] + mover(board) + board[cell + 1 :]


def opponent(mark: str) -> str:
    """Return the other mark."""
    return "O" if mark == "X" else "X"


@cache
def value(board: str, mark: str) -> int:
    """Return what best play brings to a mark: 1, 0 or -1."""
    if has_line(board, mark):
        return 1
    if has_line(board, opponent(mark)):
        return -1
    if not moves(board):
        return 0
    values = [value(play(board, cell), mark) for cell in moves(board)]
    return max(values) if mover(board) == mark else min(values)


@cache
def chance(board: str, mark: str) -> Fraction:
    """Return the points of a mark in percent; both make an optimal move four times in five."""
    if not moves(board):
        return Fraction(50 * (value(board, mark) + 1))
    player = mover(board)
    optimal = [c for c in moves(board) if value(play(board, c), player) == value(board, player)]
    total = Fraction(0)
    for cell in moves(board):
        probability = Fraction(1, 5) / len(moves(board))
        if cell in optimal:
            probability += Fraction(4, 5) / len(optimal)
        total += probability * chance(play(board, cell), mark)
    return total


def wins_at_once(board: str) -> int:
    """Return how many moves win at once."""
    return sum(has_line(play(board, cell), mover(board)) for cell in moves(board))


@cache
def simple_moves(board: str) -> list[int]:
    """Return the moves of a player that wins, otherwise leaves the fewest wins."""
    wins = [cell for cell in moves(board) if has_line(play(board, cell), mover(board))]
    if wins:
        return wins
    least = min(wins_at_once(play(board, cell)) for cell in moves(board))
    return [cell for cell in moves(board) if wins_at_once(play(board, cell)) == least]


@cache
def name(board: str, cell: int) -> str:
    """Return what the move is called."""
    player = mover(board)
    before, after = value(board, player), value(play(board, cell), player)
    if after < before:
        return "missed win" if after == 0 else "blunder"
    if board.count(".") >= 8:
        return "book"
    values = {value(play(board, c), player) for c in moves(board)}
    chances = {chance(play(board, c), player) for c in moves(board)}
    if len(moves(board)) == 1 or (len(values) == 1 and len(chances) == 1):
        return "forced"
    kept = [c for c in moves(board) if value(play(board, c), player) == before]
    found = Fraction(simple_moves(board).count(cell), len(simple_moves(board)))
    if len(kept) == 1 and found <= Fraction(1, 2):
        return "brilliant" if found <= Fraction(1, 4) else "great"
    lost = delta(board, cell)
    if before == 1 and lost >= 10:
        return "mistake"
    return "best" if lost < 2 else "good" if lost < 5 else "inaccuracy"


@cache
def delta(board: str, cell: int) -> Fraction:
    """Return how many percent the move gave away."""
    chances = {c: chance(play(board, c), mover(board)) for c in moves(board)}
    return max(chances.values()) - chances[cell]


@cache
def is_trap(board: str, cell: int) -> bool:
    """Return whether a simple player's reply goes wrong at least half of the time."""
    after = play(board, cell)
    if name(board, cell) in {"missed win", "blunder", "book", "forced"} or not moves(after):
        return False
    player = mover(after)
    replies = simple_moves(after)
    wrong = [c for c in replies if value(play(after, c), player) < value(after, player)]
    return 2 * len(wrong) >= len(replies)


def slow_review(game: tuple[int, ...]) -> dict[str, Any]:
    """Return the review of a game, in the form that the command prints."""
    board, rows = ".........", []
    graded: dict[str, list[float]] = {"X": [], "O": []}
    turning_point, most = None, Fraction(0)
    for ply, cell in enumerate(game):
        player, lost = mover(board), delta(board, cell)
        called = name(board, cell)
        keep = [c for c in moves(board) if value(play(board, c), player) == value(board, player)]
        top = max(chance(play(board, c), player) for c in keep)
        rows.append(
            {
                "ply": ply,
                "mark": player,
                "move": str(cell),
                "name": called,
                "trap": is_trap(board, cell),
                "delta": round(float(lost), 1),
                "chance": round(float(chance(play(board, cell), player)), 1),
                "best": [str(c) for c in keep if chance(play(board, c), player) == top],
            }
        )
        if called not in {"book", "forced"}:
            exact = 103.1668 * exp(-0.04354 * float(lost)) - 3.1669
            graded[player].append(min(100.0, max(0.0, exact)))
        if called in {"missed win", "blunder"} and lost > most:
            turning_point, most = ply, lost
        board = play(board, cell)
    accuracy = {m: round(sum(g) / len(g), 1) if g else None for m, g in graded.items()}
    return {"accuracy": accuracy, "doubts": [], "moves": rows, "turning_point": turning_point}
