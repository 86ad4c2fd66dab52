"""A show as a message: the board, what the engine just thought, how it goes on."""

from discord import ButtonStyle, ui

from bot.domain.exhibition import Exhibition, Move, Tally
from bot.locales import translate
from bot.views.board_grid import grid
from bot.views.component_json import button, container, row, text
from bot.views.custom_ids import EXHIBITION_CELL, STOP_EXHIBITION, custom_id
from bot.views.message import JsonMessage, Message
from bot.views.move_explanation import engine_of_spec, reason
from engines.games.classic import Board, Mark

_COLOUR = 0x5865F2


def opening_message(show: Exhibition) -> Message:
    """Return the message that a show begins with: an empty board."""
    return _message(show, Board(), translate(show.language, "show-opening"), stoppable=True)


def frame_message(show: Exhibition, frame: Move | Tally) -> Message:
    """Return the message that shows a frame."""
    if isinstance(frame, Tally):
        return _message(show, frame.board, _tally(show, frame), stoppable=not frame.last)
    why = reason(show.language, show.spec(frame.mark), frame.choice)
    player = _name(show, frame.mark)
    caption = translate(show.language, "show-move", mark=frame.mark, engine=player, why=why)
    words = "\n".join(filter(None, (caption, _ending(show, frame.board))))
    going_on = frame.board.outcome is None or show.endless
    return _message(show, frame.board, words, stoppable=going_on)


def stopped_message(show: Exhibition) -> Message:
    """Return what stands in the place of a show that its starter has stopped."""
    return Message(ui.TextDisplay(f"{_title(show)}\n{translate(show.language, 'show-stopped')}"))


def cut_short_message(show: Exhibition) -> Message:
    """Return what stands in the place of a show that the bot itself had to end."""
    return Message(ui.TextDisplay(f"{_title(show)}\n{translate(show.language, 'show-cut-short')}"))


def _message(show: Exhibition, board: Board, caption: str, *, stoppable: bool) -> Message:
    rows = grid(board, custom_id(EXHIBITION_CELL, show.id, board.plies), live=False)
    stop = button(
        translate(show.language, "show-stop"),
        ButtonStyle.secondary,
        custom_id(STOP_EXHIBITION, show.id),
    )
    return JsonMessage(
        container(
            text(_title(show)),
            rows,
            text(caption),
            *(row(stop) if stoppable else []),
            colour=_COLOUR,
        )
    )


def _title(show: Exhibition) -> str:
    return translate(show.language, "board-title", x=_name(show, "X"), o=_name(show, "O"))


def _name(show: Exhibition, mark: Mark) -> str:
    return translate(show.language, f"engine-{engine_of_spec(show.spec(mark))}")


def _ending(show: Exhibition, board: Board) -> str:
    if board.outcome is None:
        return ""
    if board.outcome.winner is None:
        return translate(show.language, "board-ended-full-board")
    return translate(show.language, "board-won-line", winner=_name(show, board.outcome.winner))


def _tally(show: Exhibition, tally: Tally) -> str:
    facts = {"games": tally.games, "x": tally.x, "o": tally.o, "draws": tally.draws}
    words = translate(show.language, "show-tally", **facts)
    return f"{words}\n{translate(show.language, 'show-conclusion')}" if tally.last else words
