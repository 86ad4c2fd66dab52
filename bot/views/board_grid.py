"""The cells of a board as three rows of three buttons."""

from functools import cache
from typing import Any

from discord import ButtonStyle

from bot.views.component_json import ComponentJson, button, joined, row
from engines.games.classic import CELLS
from engines.games.game import AnyGame, Cell, Line, Mark
from engines.games.position import PlayedPosition

FREE = "¹²³⁴⁵⁶⁷⁸⁹"
"""The labels of free cells: fainter than marks, and screen readers can read them."""

_PREFIX = "@"  # placeholder for the prefix of custom ids; occurs nowhere else in the rows
_MARK_STYLES = {"X": ButtonStyle.primary, "O": ButtonStyle.danger}


def grid(board: PlayedPosition, prefix: str, *, live: bool) -> ComponentJson:
    """Return the rows of a board; free cells are enabled if the match is `live`.

    A cell's custom id is `prefix`, a colon and the cell's number.
    """
    return prefix.join(_rows(board.game, board.state, board.turn, live))


@cache  # 5,478 positions at most
def _rows(game: AnyGame, state: Any, turn: Mark, live: bool) -> list[str]:
    """Return the rows of a board without prefixes, split at the places where they belong."""
    line = game.winning_line(state) if game.result(state) else None
    shown = zip(CELLS, game.cells(state, turn), strict=True)
    cells = [_cell(number, cell, line, live) for number, cell in shown]
    rows = (part for first in (0, 3, 6) for part in row(*cells[first : first + 3]))
    return joined(*rows).split(_PREFIX)


def _cell(number: int, cell: Cell, line: Line | None, live: bool) -> ComponentJson:
    label, style = cell.mark or FREE[number], _style(number, cell.mark, line)
    return button(label, style, f"{_PREFIX}:{number}", disabled=not live or cell.mark is not None)


def _style(number: int, mark: Mark | None, line: Line | None) -> ButtonStyle:
    if line is not None and number in line:
        return ButtonStyle.success
    return ButtonStyle.secondary if mark is None else _MARK_STYLES[mark]
