"""A board and numbers about its cells, drawn as plain text."""

from collections.abc import Callable, Iterable, Sequence

from engines.engine import Table
from engines.games.classic import CELLS, Board
from engines.games.position import PlayedPosition

Paint = Callable[[int, str], str]
"""Colours the text of a cell, which is given by its number."""


def grid(
    texts: Iterable[str], columns: int = 3, *, marked: int | None = None, paint: Paint | None = None
) -> str:
    """Return texts in rows of that many, in columns of equal width; `marked` has brackets."""
    texts = list(texts)
    width = max(map(len, texts))
    padded = [
        f"[{text:^{width}}]" if cell == marked else f" {text:^{width}} "
        for cell, text in enumerate(texts)
    ]
    shown = [paint(cell, text) for cell, text in enumerate(padded)] if paint else padded
    rows = (shown[start : start + columns] for start in range(0, len(shown), columns))
    rule = "\n" + "+".join(["-" * (width + 2)] * columns) + "\n"
    return rule.join("|".join(row) for row in rows)


def numbered_grid(board: Board) -> str:
    """Return the board; free cells show the number, from 1, that a person types."""
    return grid(board.mark_at(cell) or str(cell + 1) for cell in CELLS)


def token_grid(
    position: PlayedPosition,
    names: Sequence[str] | None = None,
    *,
    marked: int | None = None,
    paint: Paint | None = None,
) -> str:
    """Return the board; an empty cell that can be played shows the move's name without its pick.

    The names are the game's texts of moves, unless others are given.
    """
    game, shown = position.game, [str(cell) for cell in position.cells]
    for move in position.legal_moves():
        cell = game.cell_of(position.state, move)
        if position.cells[cell].mark is None:
            shown[cell] = (names or game.tokens)[move].removeprefix(game.pick_of(move))
    return grid(shown, game.columns, marked=marked, paint=paint)


def table_grid(board: Board, table: Table) -> str:
    """Return the board; free cells show their number from the table."""
    return grid(board.mark_at(cell) or _number(table[cell]) for cell in CELLS)


def _number(number: float | None) -> str:
    return "." if number is None else f"{number:.4g}"
