"""A board to look at: nobody moves on it, and some of its cells stand out in green."""

from collections.abc import Collection

from bot.views.board_grid import cell_label, cell_style
from bot.views.buttons import SUCCESS
from bot.views.component_json import ComponentJson, button, joined, row
from bot.views.custom_ids import STILL_CELL, custom_id
from engines.games.game import Cell
from engines.games.position import PlayedPosition


def still_board(board: PlayedPosition, lit: Collection[int]) -> ComponentJson:
    """Return the rows of a board; the `lit` cells are green, and marks have their colours."""
    columns = board.game.columns
    cells = [_cell(board, number, cell, lit) for number, cell in enumerate(board.cells)]
    starts = range(0, len(cells), columns)
    return joined(*(part for at in starts for part in row(*cells[at : at + columns])))


def _cell(board: PlayedPosition, number: int, cell: Cell, lit: Collection[int]) -> ComponentJson:
    label = cell_label(board.game, number, cell)
    style = SUCCESS if number in lit else cell_style(cell.mark)
    # Discord draws disabled buttons at half strength.
    disabled = number not in lit and (cell.mark is None or cell.fading)
    return button(label, style, custom_id(STILL_CELL, number), disabled=disabled)
