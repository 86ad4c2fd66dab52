"""A board on which nobody moves: a position to look at.

Only cells that matter are enabled, since Discord draws disabled buttons at half strength.
"""

from collections.abc import Mapping

from discord import ButtonStyle

from bot.views.big_board import big_board
from bot.views.board_grid import cell_label, is_lit, mark_style
from bot.views.component_json import ComponentJson, button, row, text
from bot.views.custom_ids import STILL_CELL, custom_id
from engines.games.game import AnyGame, Cell
from engines.games.position import PlayedPosition


def rows_of(board: PlayedPosition, lit: Mapping[int, ButtonStyle]) -> list[ComponentJson]:
    """Return the rows of a position, of which the `lit` cells shine in their colours.

    Ultimate, which has too many cells for that, is a text.
    """
    if board.game.has_small_boards:
        return [text(big_board(board, ()))]
    cells = [_cell(board.game, n, cell, lit.get(n)) for n, cell in enumerate(board.cells)]
    columns = board.game.columns
    return [part for at in range(0, len(cells), columns) for part in row(*cells[at : at + columns])]


def marks_of(board: PlayedPosition) -> dict[int, ButtonStyle]:
    """Return the colours of the marks that stay for now, to have them shine."""
    return {n: mark_style(cell.mark) for n, cell in enumerate(board.cells) if is_lit(cell)}


def _cell(game: AnyGame, number: int, cell: Cell, style: ButtonStyle | None) -> ComponentJson:
    label, pressed = cell_label(game, number, cell), custom_id(STILL_CELL, number)
    return button(label, style or mark_style(cell.mark), pressed, disabled=style is None)
