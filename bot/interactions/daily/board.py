"""The board of a daily puzzle, whose cells can be pressed until it is over."""

from discord import ButtonStyle

from bot.domain.daily.attempt import Attempt
from bot.views import ui
from bot.views.custom_ids import PUZZLE_CELL, PUZZLE_PICK, custom_id
from bot.views.looks import look_of
from bot.views.looks.grid import numbers_of


def board_rows(attempt: Attempt, pick: str, language: str) -> list[ui.Component]:
    """Return the cells in rows, and what can be picked for a move, with `pick` as picked."""
    board, game = attempt.board, attempt.puzzle.game
    look = look_of(game)
    if attempt.is_over:
        return look.still(board, _lit(attempt))
    pick = look.pick_of(board, pick or _wrong_pick(attempt))
    numbers, numbered = (attempt.number, attempt.revision), numbers_of(game, board.state, pick)
    moves = {cell: custom_id(PUZZLE_CELL, *numbers, own) for cell, own in numbered.items()}
    red = dict.fromkeys(_wrong(attempt, pick).intersection(numbered), ui.DANGER)
    cells = look.still(board, red, moves)
    return [*cells, *look.picker(board, pick, language, PUZZLE_PICK, *numbers)]


def _wrong_pick(attempt: Attempt) -> str:
    """Return what was picked for the move that has just been wrong, so that its cell is seen."""
    failed = attempt.just_failed
    return attempt.puzzle.game.pick_of(failed.wrong) if failed else ""


def _wrong(attempt: Attempt, pick: str) -> set[int]:
    """Return the cells of moves that are known to be wrong here, and of one that was just now."""
    puzzle, last = attempt.puzzle, attempt.just_failed
    return {
        puzzle.game.cell_of(puzzle.position(it.right).state, it.wrong)
        for it in attempt.failed
        if (it.right == attempt.made or it == last) and puzzle.game.pick_of(it.wrong) == pick
    }


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
