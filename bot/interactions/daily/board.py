"""The board of a daily puzzle, whose cells can be pressed until it is over."""

from discord import ButtonStyle

from bot.domain.daily.attempt import Attempt
from bot.views import ui
from bot.views.board_controls import pick_of, picker
from bot.views.board_grid import (
    cell_label,
    is_lit,
    mark_style,
    marks_of,
    numbers_of,
    still_rows,
)
from bot.views.custom_ids import PUZZLE_CELL, PUZZLE_PICK, STILL_CELL, custom_id


def board_rows(attempt: Attempt, pick: str, language: str) -> list[ui.Component]:
    """Return the cells in rows, and what can be picked for a move, with `pick` as picked."""
    if attempt.is_over:
        return still_rows(attempt.board, marks_of(attempt.board) | _lit(attempt))
    board = attempt.board
    pick = pick_of(board, pick) if board.game.picks else ""
    numbers, red = numbers_of(board.game, board.state, pick), _red(attempt, pick)
    cells = [
        _cell(attempt, cell, numbers.get(cell), red.get(cell)) for cell in range(len(board.cells))
    ]
    picks = picker(board, pick, language, PUZZLE_PICK, attempt.number, attempt.revision)
    return [*ui.rows(cells, board.game.columns), *picks]


def _cell(
    attempt: Attempt, cell: int, pressed: int | None, red: ButtonStyle | None
) -> ui.Component:
    """Return a cell: `pressed` is its number where it means a legal move."""
    board = attempt.board
    shown, game = board.cells[cell], board.game
    is_open = pressed is not None and game.move_of(pressed) not in attempt.refuted
    numbers = (PUZZLE_CELL, attempt.number, attempt.revision, pressed or 0)
    return ui.labelled_button(
        cell_label(game, cell, shown),
        red or mark_style(shown.mark),
        custom_id(*numbers) if is_open else custom_id(STILL_CELL, cell),
        disabled=not (is_open or red or is_lit(shown)),
    )


def _red(attempt: Attempt, pick: str) -> dict[int, ButtonStyle]:
    """Return the cells of moves that are known to be wrong, and of one that was so just now."""
    board, failed = attempt.board, attempt.just_failed
    moves = attempt.refuted | ({failed.wrong} if failed else set())
    cells = (
        board.game.cell_of(board.state, move)
        for move in moves
        if move in board.legal_moves() and board.game.pick_of(move) == pick
    )
    return dict.fromkeys(cells, ui.DANGER)


def _lit(attempt: Attempt) -> dict[int, ButtonStyle]:
    """Return the line or the move that solved it, otherwise the first move that was to be found."""
    board = attempt.board
    if attempt.solved_at is None:
        cell = board.game.cell_of(board.state, attempt.puzzle.line[0])
        return {cell: ui.SUCCESS}
    line = board.outcome.line if board.outcome else None
    before = attempt.puzzle.position(attempt.made - 1)
    last = board.game.cell_of(before.state, board.moves[-1])
    return dict.fromkeys(line or (last,), ui.SUCCESS)
