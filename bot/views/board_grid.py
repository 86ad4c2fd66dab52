"""The cells of a board as rows of buttons.

A cell where a person may move is an enabled button of kind `CELL`; an empty one has the style
secondary, and no other cell is both enabled and secondary. Marks are enabled too, since Discord
draws disabled buttons at half strength. After the end only the winning line is.
"""

from functools import cache
from typing import Any

from discord import ButtonStyle

from bot.views.component_json import ComponentJson, button, joined, row
from bot.views.custom_ids import CELL, EXHIBITION_CELL, TAKEN_CELL
from engines.games.game import AnyGame, Mark
from engines.games.position import PlayedPosition

FREE = "¹²³⁴⁵⁶⁷⁸⁹"
"""The labels of free cells: fainter than marks, and screen readers can read them."""

_NUMBERS = "@"  # placeholder for the numbers of custom ids; occurs nowhere else in the rows
_MARK_STYLES = {"X": ButtonStyle.primary, "O": ButtonStyle.danger}


def grid(board: PlayedPosition, *numbers: int, live: bool, watched: bool = False) -> ComponentJson:
    """Return the rows of a board that is `live`, or over.

    A cell's custom id has `numbers` and then the cell's own. Nobody moves on a board that is only
    `watched`.
    """
    rows = _rows(board.game, board.state, board.turn, live, watched)
    return ":".join(map(str, numbers)).join(rows)


@cache  # three times 5,478 positions at most
def _rows(game: AnyGame, state: Any, turn: Mark, live: bool, watched: bool) -> list[str]:
    """Return the rows of a board without numbers, split at the places where they belong."""
    marks = [cell.mark for cell in game.cells(state, turn)]
    lit = _enabled(game, state, marks, live=live, watched=watched)
    line = _line(game, state)
    cells = [
        _cell(cell, mark, watched=watched, in_line=cell in line, enabled=cell in lit)
        for cell, mark in enumerate(marks)
    ]
    starts = range(0, len(cells), game.columns)
    rows = (part for at in starts for part in row(*cells[at : at + game.columns]))
    return joined(*rows).split(_NUMBERS)


def _enabled(
    game: AnyGame, state: Any, marks: list[Mark | None], *, live: bool, watched: bool
) -> set[int]:
    """Return the enabled cells: marks, and where a person may move; later the winning line."""
    if not live:
        return set(_line(game, state))
    legal = () if watched else (game.cell_of(state, move) for move in game.legal_moves(state))
    return {cell for cell, mark in enumerate(marks) if mark} | set(legal)


def _line(game: AnyGame, state: Any) -> tuple[int, ...]:
    """Return the cells of the line that won, if one did."""
    return (game.winning_line(state) if game.result(state) else None) or ()


def _cell(
    cell: int, mark: Mark | None, *, watched: bool, in_line: bool, enabled: bool
) -> ComponentJson:
    kind = EXHIBITION_CELL if watched else TAKEN_CELL if mark else CELL
    style = ButtonStyle.success if in_line else _style(mark)
    custom_id = f"{kind.prefix}:{_NUMBERS}:{cell}"
    return button(mark or FREE[cell], style, custom_id, disabled=not enabled)


def _style(mark: Mark | None) -> ButtonStyle:
    return ButtonStyle.secondary if mark is None else _MARK_STYLES[mark]
