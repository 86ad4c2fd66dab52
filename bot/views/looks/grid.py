"""The cells of a board as rows of buttons.

A cell where a person may move is an enabled button of kind `CELL`, whose custom id has the number
that `Game.move_of` knows; several can mean one move. An empty one has the style secondary, and no
other cell is both enabled and secondary. Marks are enabled too, since Discord draws disabled
buttons at half strength; a mark that is about to vanish is to look like that. After the end only
the winning line is enabled.
"""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any

from discord import ButtonStyle

from bot.locales import translate
from bot.views import custom_ids as ids, ui
from engines.games.game import AnyGame, Cell, Mark
from engines.games.position import PlayedPosition

FREE = "¹²³⁴⁵⁶⁷⁸⁹"
"""The labels of free cells: fainter than marks, and read by screen readers (docs/labels.csv)."""

_RAISED = dict(zip("123456789", FREE, strict=True))  # no letters, which voices would spell out
_NUMBERS = "@"  # placeholder for the numbers of custom ids; occurs nowhere else in the rows
_MARK_STYLES = {"X": ui.PRIMARY, "O": ui.DANGER}


def grid(
    board: PlayedPosition, *numbers: int, live: bool, watched: bool = False, pick: str = ""
) -> ui.Component:
    """Return the rows of a board; on one that is only `watched`, nobody moves.

    A cell's custom id has `numbers`, then the cell's own. `pick` is what the next move puts on the
    board, in games where players choose.
    """
    rows = _rows(board.game, board.state, board.turn, live, watched, pick)
    return ":".join(map(str, numbers)).join(rows)


@lru_cache(2048)  # some 8 MB
def _rows(  # noqa: PLR0913, PLR0917 - a cache tells keywords apart by their order
    game: AnyGame, state: Any, turn: Mark, live: bool, watched: bool, pick: str
) -> list[str]:
    """Return the rows of a board without numbers, split at the places where they belong."""
    numbers = numbers_of(game, state, pick) if live and not watched else {}
    line = () if live else game.winning_line(state) or ()
    cells = [
        _cell(game, number, cell, numbers.get(number), live, watched, number in line)
        for number, cell in enumerate(game.cells(state, turn))
    ]
    return ui.rows(cells, game.columns).split(_NUMBERS)


def numbers_of(game: AnyGame, state: Any, pick: str) -> Mapping[int, int]:
    """Return the numbers of the cells that mean a legal move with what was picked, by cell."""
    return {
        cell: move + game.columns * further
        for move in game.legal_moves(state)
        if game.pick_of(move) == pick
        for further, cell in enumerate(game.cells_of(state, move))
    }


@lru_cache(1024)  # boards differ in few of their cells
def _cell(  # noqa: PLR0913, PLR0917 - as above
    game: AnyGame,
    number: int,
    cell: Cell,
    pressed: int | None,
    live: bool,
    watched: bool,
    won: bool,
) -> ui.Component:
    kind, own = (ids.TAKEN_CELL, number) if pressed is None else (ids.CELL, pressed)
    pressed_id = f"{ids.SHOW_CELL.prefix if watched else kind.prefix}:{_NUMBERS}:{own}"
    enabled = pressed is not None or is_lit(cell) if live else won
    style = ui.SUCCESS if won else mark_style(cell.mark)
    return ui.labelled_button(
        cell_label(game, number, cell), style, pressed_id, disabled=not enabled
    )


def is_lit(cell: Cell) -> bool:
    """Return whether a cell of a live board has a mark that stays for now."""
    return cell.mark is not None and not cell.fading


def cell_label(game: AnyGame, number: int, cell: Cell) -> str:
    """Return what a cell says: its piece, otherwise its square."""
    return game.piece(cell) if cell.mark else square_label(game, number)


def cell_in_words(language: str, game: AnyGame, number: int, cell: Cell) -> str:
    """Return what a cell says to people who hear it."""
    if cell.mark is None:
        return translate(language, "words-empty", square=game.squares[number])
    piece = game.piece(cell)
    return translate(language, "words-fading", mark=piece) if cell.fading else piece


def listed(language: str, words: Iterable[str]) -> str:
    return translate(language, "between-items").join(words)


@cache
def square_label(game: AnyGame, cell: int) -> str:
    """Return what a free square says: its number, raised, or its coordinates."""
    square = game.squares[cell]
    return _RAISED.get(square, square)


def mark_style(mark: Mark | None) -> ButtonStyle:
    return ui.SECONDARY if mark is None else _MARK_STYLES[mark]


def marks_of(board: PlayedPosition) -> dict[int, ButtonStyle]:
    """Return the colours of the marks that stay for now, to have them shine."""
    return {n: mark_style(cell.mark) for n, cell in enumerate(board.cells) if is_lit(cell)}


def still_cell(
    game: AnyGame, number: int, cell: Cell, style: ButtonStyle | None, move: str | None
) -> ui.Component:
    """Return a cell without a match; a style or a move's id enables it, an empty id does not."""
    return ui.labelled_button(
        cell_label(game, number, cell),
        style or mark_style(cell.mark),
        move or ids.custom_id(ids.STILL_CELL, number),
        disabled=style is None if move is None else not move,
    )
