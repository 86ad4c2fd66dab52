"""The exact value of every position, worked out once and remembered."""

from functools import cache

from engines.games.classic import CELLS_OF, FULL, HAS_LINE, Board

_WIN, _DRAW, _LOSS = 1, 0, -1


def value(board: Board) -> int:
    """Return what best play brings the side to move: 1 a win, 0 a draw, -1 a loss."""
    return _value(board.own, board.opponent)


def move_values(board: Board) -> dict[int, int]:
    """Return what each legal move brings the side that makes it, as in `value`."""
    own, opponent = board.own, board.opponent
    return {cell: -_value(opponent, own | 1 << cell) for cell in board.legal_moves()}


def best_moves(board: Board) -> tuple[int, ...]:
    """Return the legal moves that keep the position's value, lowest cell first."""
    return sound(board.own, board.opponent)


@cache
def sound(own: int, opponent: int) -> tuple[int, ...]:
    """Return the same as `best_moves`, of the masks of a position in which the game goes on."""
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
