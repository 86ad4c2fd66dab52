"""Nine cells as three rows of three buttons."""

from collections.abc import Callable

from discord import ButtonStyle, ui

from bot.view.message import Message
from engines.board import CELLS, Board, Mark

FREE = "¹²³⁴⁵⁶⁷⁸⁹"
"""What a free cell carries: fainter than a mark, and something a screen reader can say."""

_MARK_STYLES = {"X": ButtonStyle.primary, "O": ButtonStyle.danger}


def grid(
    board: Board, custom_id: Callable[[int], str], *, live: bool
) -> list[ui.ActionRow[Message]]:
    """Return the rows of a board; free cells can be pressed while it is `live`."""
    cells = [_cell(board, cell, custom_id(cell), live=live) for cell in CELLS]
    return [ui.ActionRow(*cells[first : first + 3]) for first in (0, 3, 6)]


def _cell(board: Board, cell: int, custom_id: str, *, live: bool) -> ui.Button[Message]:
    mark = board.mark_at(cell)
    return ui.Button(
        label=mark or FREE[cell],
        style=_style(board, cell, mark),
        disabled=mark is not None or not live,
        custom_id=custom_id,
    )


def _style(board: Board, cell: int, mark: Mark | None) -> ButtonStyle:
    line = board.outcome.line if board.outcome else None
    if line is not None and cell in line:
        return ButtonStyle.success
    return ButtonStyle.secondary if mark is None else _MARK_STYLES[mark]
