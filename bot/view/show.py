"""A show as a message: the board, what the engine just thought, how it goes on."""

from discord import ButtonStyle, ui

from bot.shows.model import Move, Show, Tally
from bot.view.grid import grid
from bot.view.ids import FRAME, STOP, custom_id
from bot.view.message import Drawn, Message
from bot.view.parts import button, container, row, text
from bot.view.thoughts import engine_of_spec, reason
from bot.words import say
from engines.board import Board, Mark

_COLOUR = 0x5865F2


def opening_message(show: Show) -> Message:
    """Return the message that a show begins with: an empty board."""
    return _message(show, Board(), say(show.language, "show-opening"), stoppable=True)


def frame_message(show: Show, frame: Move | Tally) -> Message:
    """Return the message that shows a frame."""
    if isinstance(frame, Tally):
        return _message(show, frame.board, _tally(show, frame), stoppable=not frame.last)
    why = reason(show.language, show.spec(frame.mark), frame.choice)
    player = _name(show, frame.mark)
    caption = say(show.language, "show-move", mark=frame.mark, engine=player, why=why)
    words = "\n".join(filter(None, (caption, _ending(show, frame.board))))
    going_on = frame.board.outcome is None or show.endless
    return _message(show, frame.board, words, stoppable=going_on)


def stopped_message(show: Show) -> Message:
    """Return what stands in the place of a show that its starter has stopped."""
    return Message(ui.TextDisplay(f"{_title(show)}\n{say(show.language, 'show-stopped')}"))


def cut_short_message(show: Show) -> Message:
    """Return what stands in the place of a show that the bot itself had to end."""
    return Message(ui.TextDisplay(f"{_title(show)}\n{say(show.language, 'show-cut-short')}"))


def _message(show: Show, board: Board, caption: str, *, stoppable: bool) -> Message:
    rows = grid(board, custom_id(FRAME, show.id, board.plies), live=False)
    stop = button(say(show.language, "show-stop"), ButtonStyle.secondary, custom_id(STOP, show.id))
    return Drawn(
        container(
            text(_title(show)),
            rows,
            text(caption),
            *(row(stop) if stoppable else []),
            colour=_COLOUR,
        )
    )


def _title(show: Show) -> str:
    return say(show.language, "board-title", x=_name(show, "X"), o=_name(show, "O"))


def _name(show: Show, mark: Mark) -> str:
    return say(show.language, f"engine-{engine_of_spec(show.spec(mark))}")


def _ending(show: Show, board: Board) -> str:
    if board.outcome is None:
        return ""
    if board.outcome.winner is None:
        return say(show.language, "board-ended-full-board")
    return say(show.language, "board-won-line", winner=_name(show, board.outcome.winner))


def _tally(show: Show, tally: Tally) -> str:
    facts = {"games": tally.games, "x": tally.x, "o": tally.o, "draws": tally.draws}
    words = say(show.language, "show-tally", **facts)
    return f"{words}\n{say(show.language, 'show-conclusion')}" if tally.last else words
