"""A board and numbers about its cells, drawn as plain text."""

from collections.abc import Callable, Iterable, Sequence

from engines.engine import Table
from engines.games.classic import CELLS, CLASSIC, Board
from engines.games.game import AnyGame, Cell
from engines.games.position import PlayedPosition
from engines.terminal.nine_boards import big_marks

Paint = Callable[[int, str], str]
"""Colours the text of a cell, which is given by its number."""


def grid(
    texts: Iterable[str],
    columns: int = 3,
    *,
    block: int | None = None,
    marked: int | None = None,
    paint: Paint | None = None,
) -> str:
    """Return texts in rows of that many, in columns of equal width; `marked` has brackets.

    Double lines part blocks of `block` rows and columns.
    """
    texts = list(texts)
    width = max(map(len, texts))
    padded = [
        f"[{text:^{width}}]" if cell == marked else f" {text:^{width}} "
        for cell, text in enumerate(texts)
    ]
    shown = [paint(cell, text) for cell, text in enumerate(padded)] if paint else padded
    block = block or columns
    rows = [shown[start : start + columns] for start in range(0, len(shown), columns)]
    rule, double = (_in_blocks([line * (width + 2)] * columns, block, "+") for line in "-=")
    lines = [_in_blocks(row, block, "|") for row in rows]
    between = [double if number % block == 0 else rule for number in range(1, len(rows))]
    return "\n".join(
        [text for pair in zip(lines, between, strict=False) for text in pair] + lines[-1:]
    )


def _in_blocks(texts: Sequence[str], block: int, between: str) -> str:
    """Return texts in one line, with double lines between blocks of that many."""
    starts = range(0, len(texts), block)
    return (2 * between).join(between.join(texts[at : at + block]) for at in starts)


def numbered_grid(board: Board) -> str:
    """Return the board; free cells show the number that a person types."""
    return grid(board.mark_at(cell) or CLASSIC.squares[cell] for cell in CELLS)


def position_grid(
    position: PlayedPosition, *, marked: int | None = None, paint: Paint | None = None
) -> str:
    """Return the board; an empty cell that can be played shows its square.

    In ultimate double lines part the small boards, and one that is won shows a big mark.
    """
    game = position.game
    open_to = {game.cell_of(position.state, move) for move in position.legal_moves()}
    shown = [
        _shown(game, number, cell, open_=number in open_to)
        for number, cell in enumerate(position.cells)
    ]
    block = None
    if game.has_small_boards:
        block, shown = (
            3,
            [big or text for big, text in zip(big_marks(position), shown, strict=True)],
        )
    return grid(shown, game.columns, block=block, marked=marked, paint=paint)


def _shown(game: AnyGame, number: int, cell: Cell, *, open_: bool) -> str:
    """Return what a cell shows; a mark that vanishes next is small."""
    if cell.mark is None:
        return game.squares[number] if open_ else "."
    piece = game.piece(cell)
    return piece.lower() if cell.fading else piece


def table_grid(board: Board, table: Table, written: Callable[[float], str]) -> str:
    """Return the board; free cells show their number from the table, as `written` writes it."""
    texts = ("." if number is None else written(number) for number in table)
    return grid(board.mark_at(cell) or text for cell, text in zip(CELLS, texts, strict=True))
