"""What a move does, as anybody can see on the board."""

from enum import StrEnum, auto
from typing import NamedTuple

from engines.games.classic import LINE_MASKS, Board

_TWO = 2


class Effect(StrEnum):
    """What stands out about a move."""

    WIN = auto()
    BLOCK = auto()
    FORK = auto()


class MoveEffect(NamedTuple):
    """What a move does, and on which line (0 to 7: rows, columns, diagonals) if on one alone."""

    effect: Effect
    line: int | None = None


def effect_of(board: Board, cell: int) -> MoveEffect | None:
    """Return what the side to move does by taking `cell`; None if nothing stands out."""
    own, opponent = board.own | 1 << cell, board.opponent | 1 << cell
    for effect, mask in ((Effect.WIN, own), (Effect.BLOCK, opponent)):
        if (line := _full_line(mask, cell)) is not None:
            return MoveEffect(effect, line)
    return MoveEffect(Effect.FORK) if _threats(own, board.opponent) >= _TWO else None


def _full_line(mask: int, cell: int) -> int | None:
    lines = (n for n, line in enumerate(LINE_MASKS) if line >> cell & 1 and mask & line == line)
    return next(lines, None)


def _threats(own: int, opponent: int) -> int:
    """Return how many lines lack one mark of `own` and have none of the opponent's."""
    return sum((own & line).bit_count() == _TWO and not opponent & line for line in LINE_MASKS)
