"""The cells of a board as three rows of three buttons."""

from functools import cache

from discord import ButtonStyle

from bot.views.component_json import ComponentJson, button, joined, row
from engines.games.classic import CELLS, Board
from engines.games.game import Mark

FREE = "¹²³⁴⁵⁶⁷⁸⁹"
"""The labels of free cells: fainter than marks, and screen readers can read them."""

_PREFIX = "@"  # placeholder for the prefix of custom ids; occurs nowhere else in the rows
_MARK_STYLES = {"X": ButtonStyle.primary, "O": ButtonStyle.danger}


def grid(board: Board, prefix: str, *, live: bool) -> ComponentJson:
    """Return the rows of a board; free cells are enabled if the match is `live`.

    A cell's custom id is `prefix`, a colon and the cell's number.
    """
    return prefix.join(_rows(board, live))


@cache  # 5,478 positions at most
def _rows(board: Board, live: bool) -> list[str]:
    """Return the rows of a board without prefixes, split at the places where they belong."""
    cells = [_cell(board, cell, live) for cell in CELLS]
    rows = (part for first in (0, 3, 6) for part in row(*cells[first : first + 3]))
    return joined(*rows).split(_PREFIX)


def _cell(board: Board, cell: int, live: bool) -> ComponentJson:
    mark = board.mark_at(cell)
    label, style = mark or FREE[cell], _style(board, cell, mark)
    return button(label, style, f"{_PREFIX}:{cell}", disabled=not live or mark is not None)


def _style(board: Board, cell: int, mark: Mark | None) -> ButtonStyle:
    line = board.outcome.line if board.outcome else None
    if line is not None and cell in line:
        return ButtonStyle.success
    return ButtonStyle.secondary if mark is None else _MARK_STYLES[mark]
