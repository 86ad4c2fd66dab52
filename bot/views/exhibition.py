"""The messages of an exhibition: its board, the explanation of the last move, the results."""

from discord import ButtonStyle

from bot.domain.exhibition import Exhibition, MoveFrame, RecordFrame
from bot.locales import translate
from bot.views.board_grid import grid
from bot.views.component_json import ComponentJson, button, container, row, text
from bot.views.custom_ids import STOP_EXHIBITION, custom_id
from bot.views.message import JsonMessage, Message
from bot.views.move_explanation import reason
from bot.views.notices import notice
from bot.views.status_text import drawn_key, kind_of_line
from engines.games.classic import CLASSIC
from engines.games.game import Mark, other
from engines.games.position import PlayedPosition
from engines.levels import engine_name

_COLOUR = 0x5865F2


def opening_json(exhibition: Exhibition) -> ComponentJson:
    """Return the first message of an exhibition: an empty board."""
    caption = translate(exhibition.language, "exhibition-opening")
    return _json(exhibition, exhibition.start, caption, stoppable=True)


def frame_message(exhibition: Exhibition, frame: MoveFrame | RecordFrame) -> Message:
    """Return the message that shows a frame."""
    if isinstance(frame, RecordFrame):
        caption, continues = _record(exhibition, frame), not frame.last
    else:
        caption = "\n".join(
            filter(None, (_move(exhibition, frame), _ending(exhibition, frame.board)))
        )
        continues = frame.board.outcome is None or exhibition.endless
    return JsonMessage(_json(exhibition, frame.board, caption, stoppable=continues))


def stopped_message(exhibition: Exhibition) -> Message:
    """Return the message that replaces an exhibition after its starter stopped it."""
    return _ended(exhibition, "exhibition-stopped")


def cut_short_message(exhibition: Exhibition) -> Message:
    """Return the message that replaces an exhibition after the bot had to end it."""
    return _ended(exhibition, "exhibition-cut-short")


def lost_message(exhibition: Exhibition) -> Message:
    """Return the message that replaces the first one of an exhibition that could not begin."""
    return _ended(exhibition, "exhibition-lost")


def _ended(exhibition: Exhibition, key: str) -> Message:
    return notice(f"{_title(exhibition)}\n{translate(exhibition.language, key)}")


def _json(
    exhibition: Exhibition, board: PlayedPosition, caption: str, *, stoppable: bool
) -> ComponentJson:
    live = board.outcome is None
    rows = grid(board, exhibition.id, len(board.moves), live=live, watched=True)
    stop = button(
        translate(exhibition.language, "exhibition-stop"),
        ButtonStyle.secondary,
        custom_id(STOP_EXHIBITION, exhibition.id),
    )
    return container(
        text(_title(exhibition)),
        rows,
        text(caption),
        *(row(stop) if stoppable else []),
        colour=_COLOUR,
    )


def _move(exhibition: Exhibition, frame: MoveFrame) -> str:
    why = reason(exhibition.language, exhibition.spec(frame.mark), frame.choice)
    engine = _name(exhibition, frame.mark)
    return translate(
        exhibition.language, "exhibition-move", mark=frame.mark, engine=engine, why=why
    )


def _title(exhibition: Exhibition) -> str:
    names = {"x": _name(exhibition, "X"), "o": _name(exhibition, "O")}
    title = translate(exhibition.language, "board-title", **names)
    if exhibition.variant == CLASSIC.name:
        return title
    game = translate(exhibition.language, f"game-{exhibition.variant}")
    return f"{title}\n{translate(exhibition.language, 'board-game', game=game)}"


def _name(exhibition: Exhibition, mark: Mark) -> str:
    return translate(exhibition.language, f"engine-{engine_name(exhibition.spec(mark))}")


def _ending(exhibition: Exhibition, board: PlayedPosition) -> str:
    if board.outcome is None:
        return ""
    winner = board.outcome.winner
    if winner is None:
        return translate(exhibition.language, drawn_key(board))
    sides = {"winner": _name(exhibition, winner), "loser": _name(exhibition, other(winner))}
    return translate(exhibition.language, f"board-won-line{kind_of_line(board)}", **sides)


def _record(exhibition: Exhibition, frame: RecordFrame) -> str:
    args = {"games": frame.games, "x": frame.x, "o": frame.o, "draws": frame.draws}
    record = translate(exhibition.language, "exhibition-record", **args)
    return (
        f"{record}\n{translate(exhibition.language, 'exhibition-conclusion')}"
        if frame.last
        else record
    )
