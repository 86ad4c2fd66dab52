"""The nine buttons of ultimate: the cells of a small board, or the small boards themselves.

As in other games (`bot/views/board_grid.py`), cells where a person may move are enabled, of kind
`CELL` and secondary. Where the choice of a small board is free, the buttons are the small boards
that can be picked; what is picked stands in the cells' ids and is stored nowhere.
"""

from collections.abc import Collection

from bot.domain.match import Match, Status
from bot.locales import Noun, translate
from bot.views import ui
from bot.views.big_board import big_board, mark_at, owner_of, playable, winning_boards
from bot.views.board_grid import FREE, mark_style
from bot.views.custom_ids import CELL, PICK, PICK_AGAIN, STILL_CELL, TAKEN_CELL, custom_id
from engines.games.classic import CELLS
from engines.games.game import Move
from engines.games.position import PlayedPosition
from engines.games.ultimate import SIZE, ULTIMATE

_ARROWS = ("↖️", "⬆️", "↗️", "⬅️", "⏺️", "➡️", "↙️", "⬇️", "↘️")
"""The labels of small boards: where each is on the whole board."""
_NOBODYS = "·"
_EMPTY_LINE = "\u200b"
"""Discord would cut a line off that is really empty, and the buttons would move."""
_SIDE = 3


def whole_board(match: Match, pick: str, ahead: int) -> str:
    """Return the whole board, below the sentence that says where the next move may be made.

    While the engine thinks, it says instead how many other games come `ahead`, or nothing.
    """
    if match.status is not Status.LIVE:
        return big_board(match.board, ())
    boards = playable(match.board)
    if match.waits_for_engine:
        said = translate(match.language, "board-ahead", games=ahead) if ahead else _EMPTY_LINE
        return f"{said}\n{big_board(match.board, boards)}"
    in_play = (ULTIMATE.picks.index(pick),) if pick else boards
    return f"{_where(match, pick)}\n{big_board(match.board, in_play)}"


def _where(match: Match, pick: str) -> str:
    if pick:
        key = "ultimate-chosen" if len(playable(match.board)) > 1 else "ultimate-sent"
        return translate(match.language, key, board=_name(pick))
    if not match.moves:
        return translate(match.language, "ultimate-choose")
    closed = ULTIMATE.picks[match.moves[-1] % SIZE]
    return translate(match.language, "ultimate-closed", board=_name(closed))


def _name(pick: str) -> Noun:
    return Noun(f"small-board-{pick}")


def small_boards(match: Match, pick: str) -> list[ui.Component]:
    """Return three rows of buttons, and one to pick again if `pick` was chosen freely."""
    moves = match.status is Status.LIVE and not match.waits_for_engine
    boards = playable(match.board) if moves else ()
    if not pick:
        buttons = [_small_board(match, number, open_=number in boards) for number in CELLS]
        return ui.rows(buttons, _SIDE)
    at = ULTIMATE.picks.index(pick) * SIZE
    cells = ui.rows([_cell(match, at + cell) for cell in CELLS], _SIDE)
    return [*cells, *_pick_again(match)] if len(boards) > 1 else cells


def still_small_board(
    board: PlayedPosition, number: int, lit: Collection[Move]
) -> list[ui.Component]:
    """Return the whole board without a match, and the cells of a small one; the `lit` are green."""
    moves = range(SIZE * number, SIZE * number + SIZE)
    cells = [_still_cell(board, move, lit=move in lit) for move in moves]
    return [ui.text(big_board(board, (number,))), *ui.rows(cells, _SIDE)]


def _still_cell(board: PlayedPosition, move: Move, *, lit: bool) -> ui.Component:
    mark = mark_at(board, move)
    style, label = ui.SUCCESS if lit else mark_style(mark), mark or FREE[move % SIZE]
    pressed = custom_id(STILL_CELL, move)
    return ui.labelled_button(label, style, pressed, disabled=not (mark or lit))


def _cell(match: Match, move: int) -> ui.Component:
    mark = mark_at(match.board, move)
    kind = TAKEN_CELL if mark else CELL
    pressed = custom_id(kind, match.id, match.revision, move)
    return ui.labelled_button(mark or FREE[move % SIZE], mark_style(mark), pressed)


def _small_board(match: Match, number: int, *, open_: bool) -> ui.Component:
    if open_:
        pressed = custom_id(PICK, match.id, match.revision, number)
        return ui.labelled_button(_ARROWS[number], ui.SUCCESS, pressed)
    mark = owner_of(match.board, number)
    in_line = number in winning_boards(match.board)
    style = ui.SUCCESS if in_line else mark_style(mark)
    pressed = custom_id(TAKEN_CELL, match.id, match.revision, number)
    live = match.status is Status.LIVE
    enabled = mark is not None if live else in_line
    return ui.labelled_button(mark or _NOBODYS, style, pressed, disabled=not enabled)


def _pick_again(match: Match) -> list[ui.Component]:
    numbers = (match.id, match.revision)
    return ui.row(ui.button(match.language, "pick-again", ui.PRIMARY, PICK_AGAIN, *numbers))
