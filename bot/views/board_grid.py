"""Nine cells as three rows of three buttons."""

from functools import cache

from discord import ButtonStyle

from bot.views.component_json import ComponentJson, button, joined, row
from engines.games.classic import CELLS, Board, Mark

FREE = "¹²³⁴⁵⁶⁷⁸⁹"
"""What a free cell carries: fainter than a mark, and something a screen reader can say."""

_STEM = "@"  # stands for what custom ids begin with, and nowhere else in the rows
_MARK_STYLES = {"X": ButtonStyle.primary, "O": ButtonStyle.danger}


def grid(board: Board, stem: str, *, live: bool) -> ComponentJson:
    """Return the rows of a board; free cells can be pressed while it is `live`.

    A cell's custom id is `stem` and its number.
    """
    return stem.join(_rows(board, live))


@cache  # 5,478 positions at most
def _rows(board: Board, live: bool) -> list[str]:
    """Return the rows of a board of no match in particular, cut where a stem belongs."""
    cells = [_cell(board, cell, live) for cell in CELLS]
    rows = (part for first in (0, 3, 6) for part in row(*cells[first : first + 3]))
    return joined(*rows).split(_STEM)


def _cell(board: Board, cell: int, live: bool) -> ComponentJson:
    mark = board.mark_at(cell)
    label, style = mark or FREE[cell], _style(board, cell, mark)
    return button(label, style, f"{_STEM}:{cell}", disabled=not live or mark is not None)


def _style(board: Board, cell: int, mark: Mark | None) -> ButtonStyle:
    line = board.outcome.line if board.outcome else None
    if line is not None and cell in line:
        return ButtonStyle.success
    return ButtonStyle.secondary if mark is None else _MARK_STYLES[mark]
