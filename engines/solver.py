"""The exact value of every position, worked out once and remembered."""

from functools import cache

from engines.board import CELLS_OF, FULL, HAS_LINE, Board


def value(board: Board) -> int:
    """Return what best play brings the side to move: 1 a win, 0 a draw, -1 a loss."""
    return _value(board.own, board.opponent)


def move_values(board: Board) -> dict[int, int]:
    """Return what each legal move brings the side that makes it, as in `value`."""
    return {cell: -value(board.after(cell)) for cell in board.legal_moves()}


def best_moves(board: Board) -> tuple[int, ...]:
    """Return the legal moves that keep the position's value, lowest cell first."""
    values = move_values(board)
    best = max(values.values())
    return tuple(cell for cell, worth in values.items() if worth == best)


@cache
def _value(own: int, opponent: int) -> int:
    if HAS_LINE[opponent]:
        return -1
    free = CELLS_OF[FULL & ~(own | opponent)]
    return max((-_value(opponent, own | 1 << cell) for cell in free), default=0)
