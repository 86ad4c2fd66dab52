"""A board and numbers about its cells, drawn as plain text."""

from collections.abc import Callable, Mapping, Sequence

from engines.games.game import AnyGame, Cell, Mark
from engines.games.position import PlayedPosition

Paint = Callable[[int, str], str]  # from the number of a cell and its text to the coloured text

_BIG: Mapping[Mark, str] = {"X": "\\ / X / \\", "O": "/-\\| |\\-/"}
"""What the cells of a block that is won show, row by row: a big mark."""
_COLOURS: Mapping[Mark | None, str] = {"X": "1;34", "O": "1;31", None: "2"}
"""The codes of ANSI: bold blue, bold red; faint where there is no mark."""


def grid(
    texts: Sequence[str], game: AnyGame, *, marked: int | None = None, paint: Paint | None = None
) -> str:
    """Draw cells with these texts, the `marked` one in brackets, double lines around blocks."""
    columns, block = game.columns, game.columns // game.blocks
    width = max(map(len, texts))
    padded = [
        f"[{text:^{width}}]" if cell == marked else f" {text:^{width}} "
        for cell, text in enumerate(texts)
    ]
    shown = [paint(cell, text) for cell, text in enumerate(padded)] if paint else padded
    rows = [shown[start : start + columns] for start in range(0, len(shown), columns)]
    rule, double = (_in_blocks([line * (width + 2)] * columns, block, "+") for line in "-=")
    lines = [_in_blocks(row, block, "|") for row in rows]
    between = [double if number % block == 0 else rule for number in range(1, len(rows))]
    return "\n".join(
        [text for pair in zip(lines, between, strict=False) for text in pair] + lines[-1:]
    )


def _in_blocks(texts: Sequence[str], block: int, between: str) -> str:
    """Join texts into one line, with a doubled separator after each block of that many."""
    starts = range(0, len(texts), block)
    return (2 * between).join(between.join(texts[at : at + block]) for at in starts)


def position_grid(
    position: PlayedPosition, *, marked: int | None = None, paint: Paint | None = None
) -> str:
    """Draw a position: playable cells show their square, and blocks that are won a big mark."""
    game, owners = position.game, position.game.owners(position.state, position.turn)
    open_to = {game.cell_of(position.state, move) for move in position.legal_moves()}
    shown = [
        _shown(game, number, cell, owners.get(number), open_=number in open_to)
        for number, cell in enumerate(position.cells)
    ]
    return grid(shown, game, marked=marked, paint=paint)


def _shown(game: AnyGame, number: int, cell: Cell, owner: Mark | None, *, open_: bool) -> str:
    """Return what a cell shows: part of its block's big mark, or its own (lower case if fading)."""
    if owner is not None:
        (row, column), side = divmod(number, game.columns), game.columns // game.blocks
        return _BIG[owner][row % side * side + column % side]
    if cell.mark is None:
        return game.squares[number] if open_ else "."
    piece = game.piece(cell)
    return piece.lower() if cell.fading else piece


def paint_for(position: PlayedPosition) -> Paint:
    """Return a function that colours cells by their marks, or by who won their block."""
    marks = {number: cell.mark for number, cell in enumerate(position.cells)}
    marks |= position.game.owners(position.state, position.turn)
    return lambda cell, text: f"\x1b[{_COLOURS[marks[cell]]}m{text}\x1b[0m"
