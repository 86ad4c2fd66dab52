"""The messages of an exhibition: its board, the explanation of the last move, the results."""

from discord import ButtonStyle

from bot.domain.exhibition import NUMBERED, NUMBERED_GAMES, Exhibition, MoveFrame, RecordFrame
from bot.domain.game_parts import parts_of
from bot.locales import translate
from bot.views.big_board import big_board, playable
from bot.views.board_grid import grid
from bot.views.cell_names import move_name
from bot.views.component_json import ComponentJson, button, container, row, text
from bot.views.custom_ids import (
    GAME_REVIEW,
    PLAY_ENGINE,
    START_OWN,
    STOP_EXHIBITION,
    WATCH_AGAIN,
    ButtonKind,
    custom_id,
)
from bot.views.message import JsonMessage, Message
from bot.views.move_explanation import reason
from bot.views.notices import notice
from bot.views.status_text import boards_won, drawn_key, kind_of_line
from engines.games.classic import CLASSIC
from engines.games.game import Mark, other
from engines.games.position import PlayedPosition
from engines.games.ultimate import ULTIMATE
from engines.levels import engine_name

_COLOUR = 0x5865F2


def opening_json(exhibition: Exhibition) -> ComponentJson:
    """Return the first message of an exhibition: an empty board."""
    status = translate(exhibition.language, "exhibition-opening")
    return _json(exhibition, exhibition.start, status, "", row(_stop(exhibition)))


def frame_message(exhibition: Exhibition, frame: MoveFrame | RecordFrame) -> Message:
    """Return the message that shows a frame; the last one has buttons for what comes next."""
    if isinstance(frame, RecordFrame):
        status, caption = _record(exhibition, frame)
        is_last, winner = frame.last, None
    else:
        status, caption = _move(exhibition, frame), _reason(exhibition, frame)
        outcome = frame.board.outcome
        is_last, winner = outcome is not None and not exhibition.endless, outcome and outcome.winner
    controls = _next(exhibition, frame, winner) if is_last else row(_stop(exhibition))
    return JsonMessage(_json(exhibition, frame.board, status, caption, controls))


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
    return notice(f"{translate(exhibition.language, key)}\n{_players(exhibition)}")


def _json(
    exhibition: Exhibition,
    board: PlayedPosition,
    status: str,
    caption: str,
    controls: list[ComponentJson],
) -> ComponentJson:
    return container(
        text(f"{status}\n{_players(exhibition)}"),
        _cells(exhibition, board),
        *([text(caption)] if caption else []),
        *controls,
        colour=_COLOUR,
    )


def _cells(exhibition: Exhibition, board: PlayedPosition) -> ComponentJson:
    if board.game is ULTIMATE:
        return text(big_board(board, playable(board)))
    live = board.outcome is None
    return grid(board, exhibition.id, len(board.moves), live=live, watched=True)


def _stop(exhibition: Exhibition) -> ComponentJson:
    return _control(exhibition, "exhibition-stop", STOP_EXHIBITION, exhibition.id)


def _next(
    exhibition: Exhibition, frame: MoveFrame | RecordFrame, winner: Mark | None
) -> list[ComponentJson]:
    """Return the buttons after the end: another game, one of the person's own, the review."""
    x, o = (_number(exhibition, mark) for mark in ("X", "O"))
    game = NUMBERED_GAMES.index(exhibition.variant)
    again = _control(exhibition, "exhibition-again", WATCH_AGAIN, x, o, game)
    review = _review(exhibition, frame.board) if isinstance(frame, MoveFrame) else []
    if winner is None:
        return row(again, _control(exhibition, "start-own", START_OWN), *review)
    number = _number(exhibition, winner)
    play = _control(exhibition, "exhibition-play-winner", PLAY_ENGINE, number, game)
    return row(again, play, *review)


def _review(exhibition: Exhibition, board: PlayedPosition) -> list[ComponentJson]:
    """Return the button of the review, whose id holds the game, unless it is too long for one."""
    parts = parts_of(board)
    return [_control(exhibition, "review", GAME_REVIEW, *parts)] if parts else []


def _number(exhibition: Exhibition, mark: Mark) -> int:
    return NUMBERED.index(engine_name(exhibition.spec(mark)))


def _control(exhibition: Exhibition, label: str, kind: ButtonKind, *numbers: int) -> ComponentJson:
    label = translate(exhibition.language, label)
    return button(label, ButtonStyle.secondary, custom_id(kind, *numbers))


def _move(exhibition: Exhibition, frame: MoveFrame) -> str:
    """Return what the move did: how the game ended, or else which cell was taken."""
    if frame.board.outcome is not None:
        return _ending(exhibition, frame.board)
    cell = move_name(exhibition.language, frame.board, len(frame.board.moves) - 1)
    engine = _name(exhibition, frame.mark)
    args = {"engine": engine, "mark": frame.mark, "cell": cell}
    return translate(exhibition.language, "exhibition-moved", **args)


def _reason(exhibition: Exhibition, frame: MoveFrame) -> str:
    why = reason(exhibition.language, exhibition.spec(frame.mark), frame.choice)
    engine = _name(exhibition, frame.mark)
    return translate(
        exhibition.language, "exhibition-move", mark=frame.mark, engine=engine, why=why
    )


def _players(exhibition: Exhibition) -> str:
    players = {"x": _name(exhibition, "X"), "o": _name(exhibition, "O")}
    line = translate(exhibition.language, "board-players", **players)
    if exhibition.variant == CLASSIC.name:
        return line
    game = translate(exhibition.language, f"game-{exhibition.variant}")
    return f"{translate(exhibition.language, 'board-game', game=game)}\n{line}"


def _name(exhibition: Exhibition, mark: Mark) -> str:
    return translate(exhibition.language, f"engine-{engine_name(exhibition.spec(mark))}")


def _ending(exhibition: Exhibition, board: PlayedPosition) -> str:
    winner = board.outcome and board.outcome.winner
    if winner is None:
        return translate(exhibition.language, drawn_key(board))
    sides = {"winner": _name(exhibition, winner), "loser": _name(exhibition, other(winner))}
    key = f"board-won-line{kind_of_line(board)}"
    return translate(exhibition.language, key, **sides, **boards_won(board))


def _record(exhibition: Exhibition, frame: RecordFrame) -> tuple[str, str]:
    """Return the results so far and, after the last round, what follows from them."""
    args = {"games": frame.games, "x": frame.x, "o": frame.o, "draws": frame.draws}
    record = translate(exhibition.language, "exhibition-record", **args)
    conclusion = translate(exhibition.language, "exhibition-conclusion") if frame.last else ""
    return record, conclusion
