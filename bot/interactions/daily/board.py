"""The board of a daily puzzle, whose cells can be pressed until it is over."""

from discord import ButtonStyle

from bot.domain.daily.attempt import Attempt
from bot.views import ui
from bot.views.board_controls import pick_of, picker
from bot.views.board_grid import marks_of, numbers_of, still_rows
from bot.views.custom_ids import PUZZLE_CELL, PUZZLE_PICK, custom_id


def board_rows(attempt: Attempt, pick: str, language: str) -> list[ui.Component]:
    """Return the cells in rows, and what can be picked for a move, with `pick` as picked."""
    board, game = attempt.board, attempt.puzzle.game
    if attempt.is_over:
        return still_rows(board, marks_of(board) | _lit(attempt))
    pick = pick_of(board, pick) if game.picks else ""
    numbers = attempt.number, attempt.revision
    moves = {
        cell: custom_id(PUZZLE_CELL, *numbers, pressed)
        for cell, pressed in numbers_of(game, board.state, pick).items()
        if game.move_of(pressed) not in attempt.refuted
    }
    cells = still_rows(board, marks_of(board) | _red(attempt, pick), moves)
    return [*cells, *picker(board, pick, language, PUZZLE_PICK, *numbers)]


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
