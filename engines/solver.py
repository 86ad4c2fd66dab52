"""The exact value of every position, calculated once and cached."""

from functools import cache

from engines.games.classic import CELLS_OF, FULL, HAS_LINE, Board

_WIN, _DRAW, _LOSS = 1, 0, -1


def value(board: Board) -> int:
    """Return the result of best play for the side to move: 1 a win, 0 a draw, -1 a loss."""
    return _value(board.own, board.opponent)


def move_values(board: Board) -> dict[int, int]:
    """Return the value of each legal move for the side that makes it, as in `value`."""
    own, opponent = board.own, board.opponent
    return {cell: -_value(opponent, own | 1 << cell) for cell in board.legal_moves()}


def best_moves(board: Board) -> tuple[int, ...]:
    """Return the legal moves that keep the position's value, lowest cell first."""
    return optimal_cells(board.own, board.opponent)


@cache
def optimal_cells(own: int, opponent: int) -> tuple[int, ...]:
    """Return the same as `best_moves`, given the masks of a position that is not over."""
    best = -_value(own, opponent)
    free = CELLS_OF[FULL & ~(own | opponent)]
    return tuple(cell for cell in free if _value(opponent, own | 1 << cell) == best)


@cache
def _value(own: int, opponent: int) -> int:
    if HAS_LINE[opponent]:
        return _LOSS
    free = CELLS_OF[FULL & ~(own | opponent)]
    best = _LOSS if free else _DRAW
    for cell in free:
        best = max(best, -_value(opponent, own | 1 << cell))
        if best == _WIN:
            break
    return best
