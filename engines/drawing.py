"""A board and numbers about its cells, drawn as plain text."""

from collections.abc import Iterable, Sequence

from engines.engine import Table
from engines.games.classic import CELLS, Board
from engines.games.position import PlayedPosition


def grid(texts: Iterable[str], columns: int = 3) -> str:
    """Return texts in rows of that many, in columns of equal width."""
    texts = list(texts)
    width = max(map(len, texts))
    rows = (texts[start : start + columns] for start in range(0, len(texts), columns))
    rule = "\n" + "+".join(["-" * (width + 2)] * columns) + "\n"
    return rule.join("|".join(f" {text:^{width}} " for text in row) for row in rows)


def numbered_grid(board: Board) -> str:
    """Return the board; free cells show the number, from 1, that a person types."""
    return grid(board.mark_at(cell) or str(cell + 1) for cell in CELLS)


def token_grid(position: PlayedPosition, names: Sequence[str] | None = None) -> str:
    """Return the board; an empty cell that can be played shows the move's name without its pick.

    The names are the game's texts of moves, unless others are given.
    """
    game, shown = position.game, [str(cell) for cell in position.cells]
    for move in position.legal_moves():
        cell = game.cell_of(position.state, move)
        if position.cells[cell].mark is None:
            shown[cell] = (names or game.tokens)[move].removeprefix(game.pick_of(move))
    return grid(shown, game.columns)


def table_grid(board: Board, table: Table) -> str:
    """Return the board; free cells show their number from the table."""
    return grid(board.mark_at(cell) or _number(table[cell]) for cell in CELLS)


def _number(number: float | None) -> str:
    return "." if number is None else f"{number:.4g}"
