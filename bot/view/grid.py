"""Nine cells as three rows of three buttons."""

from collections.abc import Callable
from functools import cache

from discord import ButtonStyle

from bot.view.parts import Part, button, row
from engines.board import CELLS, Board, Mark

FREE = "¹²³⁴⁵⁶⁷⁸⁹"
"""What a free cell carries: fainter than a mark, and something a screen reader can say."""

_MARK_STYLES = {"X": ButtonStyle.primary, "O": ButtonStyle.danger}


def grid(board: Board, custom_id: Callable[[int], str], *, live: bool) -> list[Part]:
    """Return the rows of a board; free cells can be pressed while it is `live`."""
    looks = _looks(board)
    cells = [
        button(label, style, custom_id(cell), disabled=taken or not live)
        for cell, (label, style, taken) in enumerate(looks)
    ]
    return [part for first in (0, 3, 6) for part in row(*cells[first : first + 3])]


@cache  # 5,478 positions at most
def _looks(board: Board) -> list[tuple[str, ButtonStyle, bool]]:
    """Return each cell's label and style, and whether it is taken."""
    marks = [board.mark_at(cell) for cell in CELLS]
    return [
        (mark or FREE[cell], _style(board, cell, mark), mark is not None)
        for cell, mark in enumerate(marks)
    ]


def _style(board: Board, cell: int, mark: Mark | None) -> ButtonStyle:
    line = board.outcome.line if board.outcome else None
    if line is not None and cell in line:
        return ButtonStyle.success
    return ButtonStyle.secondary if mark is None else _MARK_STYLES[mark]
