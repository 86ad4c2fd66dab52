"""A board and numbers about its cells, drawn as plain text."""

from collections.abc import Iterable

from engines.engine import Table
from engines.games.classic import CELLS, Board

_SIDE = 3


def grid(texts: Iterable[str]) -> str:
    """Return nine texts as three rows of three, in columns of equal width."""
    texts = list(texts)
    width = max(map(len, texts))
    rows = (texts[start : start + _SIDE] for start in range(0, len(texts), _SIDE))
    rule = "\n" + "+".join(["-" * (width + 2)] * _SIDE) + "\n"
    return rule.join("|".join(f" {text:^{width}} " for text in row) for row in rows)


def numbered_grid(board: Board) -> str:
    """Return the board; free cells show the number, from 1, that a person types."""
    return grid(board.mark_at(cell) or str(cell + 1) for cell in CELLS)


def table_grid(board: Board, table: Table) -> str:
    """Return the board; free cells show their number from the table."""
    return grid(board.mark_at(cell) or _number(table[cell]) for cell in CELLS)


def _number(number: float | None) -> str:
    return "." if number is None else f"{number:.4g}"
