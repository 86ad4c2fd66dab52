"""Nine things laid out as the board, in plain text."""

from collections.abc import Iterable

from engines.engine import Table
from engines.games.classic import CELLS, Board

_SIDE = 3


def grid(texts: Iterable[str]) -> str:
    """Return nine texts as three lines of three, in columns of one width."""
    texts = list(texts)
    width = max(map(len, texts))
    rows = (texts[start : start + _SIDE] for start in range(0, len(texts), _SIDE))
    rule = "\n" + "+".join(["-" * (width + 2)] * _SIDE) + "\n"
    return rule.join("|".join(f" {text:^{width}} " for text in row) for row in rows)


def numbered(board: Board) -> str:
    """Return the board with the free cells numbered from 1, as they are typed."""
    return grid(board.mark_at(cell) or str(cell + 1) for cell in CELLS)


def weighed(board: Board, table: Table) -> str:
    """Return a table's numbers on the board, the marks in their places."""
    return grid(board.mark_at(cell) or _number(table[cell]) for cell in CELLS)


def _number(number: float | None) -> str:
    return "." if number is None else f"{number:.4g}"
