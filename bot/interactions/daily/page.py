"""The page of a daily puzzle: its text, the board to press until it is over, and buttons."""

from datetime import datetime
from typing import NamedTuple

from discord import ButtonStyle

from bot.domain.daily.attempt import Attempt
from bot.domain.daily.days import number_at
from bot.domain.daily.played import Played
from bot.interactions.daily.text import give_up_question, puzzle_lines
from bot.views import custom_ids as ids, ui
from bot.views.board import LOST, WON
from bot.views.id_numbers import ASK, YES
from bot.views.live_board import TURN_COLOURS
from bot.views.looks import LOOKS
from bot.views.looks.grid import numbers_of


class PuzzleView(NamedTuple):
    """An opened puzzle as someone sees it."""

    played: Played
    now: datetime
    language: str
    in_server: bool
    shares: bool  # whether the result can be shared here
    pick: str = ""  # what was picked for the next move
    asks: bool = False  # whether the page asks to give up


def puzzle_page(view: PuzzleView) -> ui.Message:
    attempt = view.played.attempt
    return ui.page(
        ui.text(*puzzle_lines(view.played, view.now, view.language)),
        board_rows(attempt, view.pick, view.language),
        _controls(view),
        colour=_colour(attempt),
    )


def _colour(attempt: Attempt) -> int:
    if attempt.solved_at is not None:
        return WON
    return LOST if attempt.is_over else TURN_COLOURS[attempt.puzzle.mark]


def _controls(view: PuzzleView) -> ui.Component:
    is_over, other_day = view.played.attempt.is_over, _other_day(view)
    if view.asks and not is_over:
        yes = _control(view, "puzzle-give-up-yes", ids.PUZZLE_GIVE_UP, YES, style=ui.DANGER)
        question = ui.text(give_up_question(view.played, view.now, view.language))
        return ui.joined(question, ui.row(yes, _control(view, "puzzle-give-up-no", ids.PUZZLE)))
    own = _afterwards(view, other_day) if is_over else _unfinished(view)
    return ui.row(*((other_day, own) if view.played.is_at_stake(view.now) else (own, other_day)))


def _unfinished(view: PuzzleView) -> ui.Component:
    hint = "" if view.played.attempt.hint else _control(view, "hint", ids.PUZZLE_HINT)
    return ui.joined(hint, _control(view, "puzzle-give-up", ids.PUZZLE_GIVE_UP, ASK))


def _afterwards(view: PuzzleView, other_day: ui.Component) -> ui.Component:
    """Return the buttons after a puzzle; with `other_day` at most four, as phones have no room."""
    is_full = view.shares and other_day
    results = _control(view, "puzzle-results", ids.PUZZLE_RESULTS)
    share = _control(view, "puzzle-share-here", ids.SHARE_PUZZLE, style=ui.PRIMARY)
    return ui.joined(
        _control(view, "review", ids.PUZZLE_REVIEW),
        results if view.in_server and not is_full else "",
        _control(view, "puzzle-copy", ids.PUZZLE_COPY, style=ui.PRIMARY),
        share if view.shares else "",
    )


def _control(
    view: PuzzleView,
    label: str,
    kind: ids.ButtonKind,
    *numbers: int,
    style: ButtonStyle = ui.SECONDARY,
) -> ui.Component:
    return ui.button(view.language, label, style, kind, view.played.attempt.number, *numbers)


def _other_day(view: PuzzleView) -> ui.Component:
    """Return the button of yesterday's puzzle while it counts or, on other pages, of today's."""
    newest, yesterday = number_at(view.now), view.played.open_yesterday(view.now)
    if view.played.attempt.number != newest:
        return ui.button(view.language, "puzzle-today", ui.SECONDARY, ids.PUZZLE, newest)
    if yesterday is None:
        return ""
    style = ui.PRIMARY if view.played.is_at_stake(view.now) else ui.SECONDARY
    return ui.button(view.language, "puzzle-yesterday", style, ids.PUZZLE, yesterday)


def board_rows(attempt: Attempt, pick: str, language: str) -> ui.Component:
    """Return the cells in rows, and what can be picked for a move, with `pick` as picked."""
    board, game = attempt.board, attempt.puzzle.game
    look = LOOKS[game.name]
    if attempt.is_over:
        return look.still(board, _lit(attempt))
    pick = look.pick_of(board, pick or _wrong_pick(attempt))
    numbers, numbered = (attempt.number, attempt.revision), numbers_of(game, board.state, pick)
    moves = {cell: ids.custom_id(ids.PUZZLE_CELL, *numbers, own) for cell, own in numbered.items()}
    red = dict.fromkeys(_wrong(attempt, pick).intersection(numbered), ui.DANGER)
    cells = look.still(board, red, moves)
    return ui.joined(cells, look.picker(board, pick, language, ids.PUZZLE_PICK, *numbers))


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
