"""The cells of a board as rows of buttons.

A cell where a person may move is an enabled button of kind `CELL`; an empty one has the style
secondary, and no other cell is both enabled and secondary. Marks are enabled too, since Discord
draws disabled buttons at half strength. After the end only the winning line is.
"""

from functools import cache

from discord import ButtonStyle

from bot.views.component_json import ComponentJson, button, joined, row
from bot.views.custom_ids import CELL, EXHIBITION_CELL, TAKEN_CELL, ButtonKind
from engines.games.classic import CELLS, Board
from engines.games.game import Mark

FREE = "¹²³⁴⁵⁶⁷⁸⁹"
"""The labels of free cells: fainter than marks, and screen readers can read them."""

_NUMBERS = "@"  # placeholder for the numbers of custom ids; occurs nowhere else in the rows
_MARK_STYLES = {"X": ButtonStyle.primary, "O": ButtonStyle.danger}


def grid(board: Board, *numbers: int, live: bool, watched: bool = False) -> ComponentJson:
    """Return the rows of a board that is `live`, or over.

    A cell's custom id has `numbers` and then the cell's own. Nobody moves on a board that is only
    `watched`.
    """
    return ":".join(map(str, numbers)).join(_rows(board, live, watched))


@cache  # three times 5,478 positions at most
def _rows(board: Board, live: bool, watched: bool) -> list[str]:
    """Return the rows of a board without numbers, split at the places where they belong."""
    cells = [_cell(board, cell, live=live, watched=watched) for cell in CELLS]
    columns = board.game.columns
    rows = (part for at in CELLS[::columns] for part in row(*cells[at : at + columns]))
    return joined(*rows).split(_NUMBERS)


def _cell(board: Board, cell: int, *, live: bool, watched: bool) -> ComponentJson:
    mark, in_line = board.mark_at(cell), _in_line(board, cell)
    kind = _kind(mark, watched=watched)
    enabled = in_line or (live and (mark is not None or not watched))
    style = ButtonStyle.success if in_line else _style(mark)
    custom_id = f"{kind.prefix}:{_NUMBERS}:{cell}"
    return button(mark or FREE[cell], style, custom_id, disabled=not enabled)


def _kind(mark: Mark | None, *, watched: bool) -> ButtonKind:
    if watched:
        return EXHIBITION_CELL
    return CELL if mark is None else TAKEN_CELL


def _in_line(board: Board, cell: int) -> bool:
    line = board.outcome.line if board.outcome else None
    return line is not None and cell in line


def _style(mark: Mark | None) -> ButtonStyle:
    return ButtonStyle.secondary if mark is None else _MARK_STYLES[mark]
