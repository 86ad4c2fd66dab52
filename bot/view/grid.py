"""Nine cells as three rows of three buttons."""

from functools import cache

from discord import ButtonStyle

from bot.view.parts import Part, button, row
from engines.board import CELLS, Board, Mark

FREE = "¹²³⁴⁵⁶⁷⁸⁹"
"""What a free cell carries: fainter than a mark, and something a screen reader can say."""

_MARK_STYLES = {"X": ButtonStyle.primary, "O": ButtonStyle.danger}


def grid(board: Board, stem: str, *, live: bool) -> list[Part]:
    """Return the rows of a board; free cells can be pressed while it is `live`.

    A cell's custom id is `stem` and its number.
    """
    cells = [
        look | {"custom_id": f"{stem}:{cell}"} for cell, look in enumerate(_looks(board, live))
    ]
    return [part for first in (0, 3, 6) for part in row(*cells[first : first + 3])]


@cache  # 5,478 positions at most
def _looks(board: Board, live: bool) -> list[Part]:
    """Return each cell as a button that has no id yet."""
    marks = [board.mark_at(cell) for cell in CELLS]
    return [
        button(mark or FREE[cell], _style(board, cell, mark), "", disabled=not live or bool(mark))
        for cell, mark in enumerate(marks)
    ]


def _style(board: Board, cell: int, mark: Mark | None) -> ButtonStyle:
    line = board.outcome.line if board.outcome else None
    if line is not None and cell in line:
        return ButtonStyle.success
    return ButtonStyle.secondary if mark is None else _MARK_STYLES[mark]
