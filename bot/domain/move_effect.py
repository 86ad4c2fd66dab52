"""What a move does, as anyone can see on the board."""

from enum import StrEnum, auto
from typing import NamedTuple

from engines.games.classic import CLASSIC, LINE_MASKS, Board
from engines.games.game import Move
from engines.games.position import Position

_TWO = 2


class Effect(StrEnum):
    """What stands out about a move."""

    WIN = auto()
    BLOCK = auto()
    FORK = auto()


class MoveEffect(NamedTuple):
    """What a move does, and on which line (0 to 7: rows, columns, diagonals) if on only one."""

    effect: Effect
    line: int | None = None


def effect_of(position: Position, move: Move) -> MoveEffect | None:
    """Return what a move of classic does; None if nothing stands out, and in other games."""
    if position.game is not CLASSIC:
        return None
    board = Board.of(position)
    own, opponent = board.own | 1 << move, board.opponent | 1 << move
    for effect, mask in ((Effect.WIN, own), (Effect.BLOCK, opponent)):
        if (line := _full_line(mask, move)) is not None:
            return MoveEffect(effect, line)
    return MoveEffect(Effect.FORK) if _threats(own, board.opponent) >= _TWO else None


def _full_line(mask: int, cell: int) -> int | None:
    lines = (n for n, line in enumerate(LINE_MASKS) if line >> cell & 1 and mask & line == line)
    return next(lines, None)


def _threats(own: int, opponent: int) -> int:
    """Return how many lines lack one mark of `own` and have none of the opponent's."""
    return sum((own & line).bit_count() == _TWO and not opponent & line for line in LINE_MASKS)
