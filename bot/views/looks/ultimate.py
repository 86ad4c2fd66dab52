"""How ultimate looks: the whole board as text, below it the nine buttons of a small board.

Cells are enabled as in `grid.py`. Where the choice of a small board is free, the buttons are the
boards to pick; what is picked stands in the cells' ids and is stored nowhere.
"""

from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any

from bot.domain.explanation import small_board_effects
from bot.domain.match import Match, Status
from bot.locales import Name, Noun, translate
from bot.views import custom_ids as ids, ui
from bot.views.looks.big_board import big_board, mark_at, owner_of, playable, winning_boards
from bot.views.looks.grid import FREE, cell_in_words, listed, mark_style
from bot.views.looks.look import CELL_NAMES, Look
from engines.games.classic import CELLS, CELLS_OF, CLASSIC, FULL
from engines.games.game import Cell, Move
from engines.games.position import PlayedPosition, Position
from engines.games.ultimate import SIZE, ULTIMATE, Boards

BOARDS = "123456789"  # not arrows: of these, voices say "up" or nothing (docs/labels.csv)
_EMPTY_LINE = "\u200b"  # Discord would cut a really empty line off, and the buttons would move
_SIDE = 3


class UltimateLook(Look):
    """Small boards, of which people pick one: all together have too many cells for buttons."""

    def board(self, match: Match, pick: str, ahead: int) -> ui.Component:
        return ui.joined(ui.text(_whole_board(match, pick, ahead)), _buttons(match, pick))

    def watched(self, board: PlayedPosition, *_: int) -> ui.Component:
        return ui.text(big_board(board, playable(board)))

    def still(self, board: PlayedPosition, *_: object, marks: bool = True) -> ui.Component:
        return ui.text(big_board(board, ()))

    def hinted(self, board: PlayedPosition, moves: Mapping[Move, int]) -> ui.Component:
        number = next(iter(moves)) // SIZE
        cells = [_still_cell(board, SIZE * number + cell, moves) for cell in CELLS]
        return ui.joined(ui.text(big_board(board, (number,))), ui.rows(cells, _SIDE))

    def pick_of(self, board: PlayedPosition, wanted: str) -> str:
        if board.can_pick(wanted):
            return wanted
        boards = playable(board)
        return ULTIMATE.picks[boards[0]] if len(boards) == 1 else ""

    def cell_name(self, cell: int) -> Name:
        (row, inner_row), (column, inner_column) = (divmod(at, _SIDE) for at in divmod(cell, SIZE))
        inner = CELL_NAMES[inner_row * _SIDE + inner_column]
        return Noun("cell-in-board", cell=inner, board=_name(row * _SIDE + column))

    def name_of_move(self, state: Any, move: Move) -> Name:
        return self.cell_name(ULTIMATE.cell_of(state, move))

    def last_move(self, board: PlayedPosition) -> str:
        return ""  # the whole board shows it

    def in_words(self, match: Match) -> list[str]:
        where, boards = "", (_small_board_in_words(match, number) for number in CELLS)
        if match.status is Status.LIVE and not match.waits_for_engine:
            pick = self.pick_of(match.board, "")
            where = _where(match, pick) if pick else translate(match.language, "words-choose")
        return [where, *boards]

    def victory(self, board: PlayedPosition) -> tuple[str, Mapping[str, int]]:
        masks = (board.state.own_boards, board.state.opponent_boards)
        fewest, most = sorted(mask.bit_count() for mask in masks)
        in_row = board.outcome and board.outcome.line
        return "-boards" if in_row else "-more-boards", {"most": most, "fewest": fewest}

    def score(self, board: PlayedPosition, language: str) -> str:
        won = Counter(owner_of(board, number) for number in CELLS)
        return translate(language, "review-boards-won", x=won["X"], o=won["O"])

    def facts(self, language: str, position: Position, move: Move) -> list[str]:
        return [
            translate(language, f"why-{fact}", board=_name(number))
            for fact, number in small_board_effects(position, move)
        ]

    def closed(self, board: PlayedPosition) -> Collection[int]:
        state: Boards = board.state
        closed = CELLS_OF[FULL & ~state.open_boards]
        moves = (SIZE * number + cell for number in closed for cell in CELLS)
        own = ULTIMATE.lines_in(state.own, CELLS_OF[state.own_boards])
        opponent = ULTIMATE.lines_in(state.opponent, CELLS_OF[state.opponent_boards])
        return {ULTIMATE.cell_of(state, move) for move in moves} - {*own, *opponent}


def _whole_board(match: Match, pick: str, ahead: int) -> str:
    """Return the whole board below a line: where to move, or how many games are `ahead` of it."""
    if match.status is not Status.LIVE:
        return big_board(match.board, ())
    boards = playable(match.board)
    if match.waits_for_engine:
        line = translate(match.language, "board-ahead", games=ahead) if ahead else _EMPTY_LINE
        return f"{line}\n{big_board(match.board, boards)}"
    in_play = (ULTIMATE.picks.index(pick),) if pick else boards
    return f"{_where(match, pick)}\n{big_board(match.board, in_play)}"


def _where(match: Match, pick: str) -> str:
    if pick:
        key = "ultimate-chosen" if len(playable(match.board)) > 1 else "ultimate-sent"
        return translate(match.language, key, board=_name(ULTIMATE.picks.index(pick)))
    if not match.moves:
        return translate(match.language, "ultimate-choose")
    closed = _name(match.moves[-1] % SIZE)
    return translate(match.language, "ultimate-closed", board=closed)


def _small_board_in_words(match: Match, number: int) -> str:
    """Return who has won a small board, otherwise what stands on its squares, if anything does."""
    language, winner = match.language, owner_of(match.board, number)
    marks = [mark_at(match.board, number * SIZE + cell) for cell in CELLS]
    if winner:
        said = translate(language, "words-won", mark=winner)
    elif any(marks):
        cells = enumerate(map(Cell, marks))
        said = listed(language, (cell_in_words(language, CLASSIC, *cell) for cell in cells))
    else:
        said = translate(language, "words-untouched")
    name = translate(language, "replay-move", mark=str(number + 1), cell=_name(number))
    return translate(language, "words-board", name=name, cells=said)


def _name(number: int) -> Noun:
    return Noun(f"small-board-{ULTIMATE.picks[number]}")


def _buttons(match: Match, pick: str) -> ui.Component:
    """Return three rows of buttons, and one to pick again if `pick` was chosen freely."""
    moves = match.status is Status.LIVE and not match.waits_for_engine
    boards = playable(match.board) if moves else ()
    if not pick:
        buttons = [_small_board(match, number, open_=number in boards) for number in CELLS]
        return ui.rows(buttons, _SIDE)
    at = ULTIMATE.picks.index(pick) * SIZE
    cells = ui.rows([_cell(match, at + cell) for cell in CELLS], _SIDE)
    pick_again = ("pick-again", ui.PRIMARY, ids.PICK_AGAIN, match.id, match.revision)
    again = ui.row(ui.button(match.language, *pick_again)) if len(boards) > 1 else ""
    return ui.joined(cells, again)


def _still_cell(board: PlayedPosition, move: Move, lit: Collection[Move]) -> ui.Component:
    mark = mark_at(board, move)
    style, label = ui.SUCCESS if move in lit else mark_style(mark), mark or FREE[move % SIZE]
    pressed = ids.custom_id(ids.STILL_CELL, move)
    return ui.labelled_button(label, style, pressed, disabled=not (mark or move in lit))


def _cell(match: Match, move: int) -> ui.Component:
    mark = mark_at(match.board, move)
    kind = ids.TAKEN_CELL if mark else ids.CELL
    pressed = ids.custom_id(kind, match.id, match.revision, move)
    return ui.labelled_button(mark or FREE[move % SIZE], mark_style(mark), pressed)


def _small_board(match: Match, number: int, *, open_: bool) -> ui.Component:
    if open_:
        pressed = ids.custom_id(ids.PICK, match.id, match.revision, number)
        return ui.labelled_button(BOARDS[number], ui.SUCCESS, pressed)
    mark = owner_of(match.board, number)
    in_line = number in winning_boards(match.board)
    style = ui.SUCCESS if in_line else mark_style(mark)
    pressed = ids.custom_id(ids.TAKEN_CELL, match.id, match.revision, number)
    live = match.status is Status.LIVE
    enabled = mark is not None if live else in_line
    return ui.labelled_button(mark or BOARDS[number], style, pressed, disabled=not enabled)
