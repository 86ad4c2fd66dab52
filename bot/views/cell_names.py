"""What sentences call the cells of a board, and the moves of a game."""

from typing import Any

from bot.locales import translate
from engines.games.game import AnyGame, Move
from engines.games.position import PlayedPosition
from engines.games.ultimate import SIZE, ULTIMATE

_SIDE, _NAMED = 3, 9
"""Boards of so many cells have words for them; larger ones have coordinates."""


def cell_name(language: str, game: AnyGame, cell: int) -> str:
    """Return the name of a cell, such as "the centre" or, on a larger board, "b3"."""
    if game.has_small_boards:
        return _in_small_board(language, cell)
    if game.rows * game.columns == _NAMED:
        return translate(language, f"cell-{cell}")
    return game.squares[cell]


def move_name(language: str, board: PlayedPosition, ply: int) -> str:
    """Return where the move at `ply` (from 0) went and, if players choose, with what."""
    state = (board.game.start, *board.states)[ply]
    return name_of_move(language, board.game, state, board.moves[ply])


def name_of_move(language: str, game: AnyGame, state: Any, move: Move) -> str:
    """Return where a legal move of a state goes and, if players choose, with what."""
    cell = cell_name(language, game, game.cell_of(state, move))
    pick = "" if game.has_small_boards else game.pick_of(move)
    return translate(language, f"piece-{pick}", cell=cell) if pick else cell


def _in_small_board(language: str, cell: int) -> str:
    """Return the name of a cell of ultimate, such as "the centre of the top right board"."""
    (row, inner_row), (column, inner_column) = (divmod(at, _SIDE) for at in divmod(cell, SIZE))
    inner = translate(language, f"cell-{inner_row * _SIDE + inner_column}")
    board = translate(language, f"small-board-{ULTIMATE.picks[row * _SIDE + column]}")
    return translate(language, "cell-in-board", cell=inner, board=board)
