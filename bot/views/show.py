"""The messages of a show: its board, the explanation of the last move, the results."""

from bot.domain.explanation import MoveExplanation
from bot.domain.show import NUMBERED, NUMBERED_GAMES, MoveFrame, RecordFrame, Show
from bot.locales import translate
from bot.views import custom_ids as ids, ui
from bot.views.id_numbers import parts_of
from bot.views.looks import LOOKS
from bot.views.names import move_name, players_line, small_name
from bot.views.notices import notice
from bot.views.reasons import facts, how_chosen
from bot.views.status_text import drawn_key
from engines.games.classic import CLASSIC
from engines.games.game import Mark, other
from engines.games.position import MARKS, PlayedPosition
from engines.levels import engine_name

_COLOUR = 0x5865F2


def opening_json(show: Show) -> ui.Component:
    status = translate(show.language, "show-opening")
    return _json(show, show.start, status, "", ui.row(_stop(show)))


def frame_message(show: Show, frame: MoveFrame | RecordFrame) -> ui.Message:
    """Return the message that shows a frame; the last one has buttons for what comes next."""
    if isinstance(frame, RecordFrame):
        status, caption = _record(show, frame)
        is_last, winner = frame.last, None
    else:
        status, caption = _move(show, frame), _reason(show, frame)
        outcome = frame.board.outcome
        is_last, winner = outcome is not None and not show.endless, outcome and outcome.winner
    controls = _next(show, frame, winner) if is_last else ui.row(_stop(show))
    return ui.Message(_json(show, frame.board, status, caption, controls))


def ended_message(show: Show, key: str) -> ui.Message:
    """Return the message that replaces a show which has ended; the sentence `key` says why."""
    return notice(f"{translate(show.language, key)}\n{_players(show)}", _again(show))


def _json(
    show: Show, board: PlayedPosition, status: str, caption: str, controls: ui.Component
) -> ui.Component:
    return ui.container(
        ui.text(f"{status}\n{_players(show)}"),
        LOOKS[board.game.name].watched(board, show.id, len(board.moves)),
        ui.text(caption),
        controls,
        colour=_COLOUR,
    )


def _stop(show: Show) -> ui.Component:
    return _control(show, "show-stop", ids.STOP_SHOW, show.id)


def _next(show: Show, frame: MoveFrame | RecordFrame, winner: Mark | None) -> ui.Component:
    review = _review(show, frame.board) if isinstance(frame, MoveFrame) else ""
    if winner is None:
        return ui.row(_again(show), _control(show, "start-own", ids.START_OWN), review)
    number, game = _number(show, winner), NUMBERED_GAMES.index(show.variant)
    play = _control(show, "show-play-winner", ids.PLAY_ENGINE, number, game)
    return ui.row(_again(show), play, review)


def _again(show: Show) -> ui.Component:
    x, o = (_number(show, mark) for mark in MARKS)
    return _control(show, "show-again", ids.WATCH_AGAIN, x, o, NUMBERED_GAMES.index(show.variant))


def _review(show: Show, board: PlayedPosition) -> ui.Component:
    """Return the button of the review, whose id holds the game, unless it is too long for one."""
    parts = parts_of(board)
    return _control(show, "review", ids.GAME_REVIEW, *parts) if parts else ""


def _number(show: Show, mark: Mark) -> int:
    return NUMBERED.index(engine_name(show.spec(mark)))


def _control(show: Show, label: str, kind: ids.ButtonKind, *numbers: int) -> ui.Component:
    return ui.button(show.language, label, ui.SECONDARY, kind, *numbers)


def _move(show: Show, frame: MoveFrame) -> str:
    if frame.board.outcome is not None:
        return _ending(show, frame.board)
    cell = move_name(frame.board, len(frame.board.moves) - 1)
    engine = _name(show, frame.mark)
    return translate(show.language, "show-moved", engine=engine, mark=frame.mark, cell=cell)


def _reason(show: Show, frame: MoveFrame) -> str:
    engine, why = _name(show, frame.mark), _why(show, frame)
    return translate(show.language, "show-move", mark=frame.mark, engine=engine, why=why)


def _why(show: Show, frame: MoveFrame) -> str:
    board, spec = frame.board, show.spec(frame.mark)
    before = PlayedPosition(board.game, board.moves[:-1], board.states[:-1])
    made = MoveExplanation(before, spec, frame.choice)
    sentences = (*facts(show.language, made), how_chosen(show.language, made))
    return translate(show.language, "between-sentences").join(filter(None, sentences))


def _players(show: Show) -> str:
    line = f"-# {players_line(_name(show, 'X'), _name(show, 'O'))}"
    if show.variant == CLASSIC.name:
        return line
    return f"{small_name(show.language, show.variant)}\n{line}"


def _name(show: Show, mark: Mark) -> str:
    return engine_name(show.spec(mark)).capitalize()


def _ending(show: Show, board: PlayedPosition) -> str:
    winner = board.outcome and board.outcome.winner
    if winner is None:
        return translate(show.language, drawn_key(board))
    sides = {"winner": _name(show, winner), "loser": _name(show, other(winner))}
    kind, counts = LOOKS[board.game.name].victory(board)
    return translate(show.language, f"board-won-line{kind}", **sides, **counts)


def _record(show: Show, frame: RecordFrame) -> tuple[str, str]:
    args = {"games": frame.games, "x": frame.x, "o": frame.o, "draws": frame.draws}
    record = translate(show.language, "show-record", **args)
    conclusion = translate(show.language, "show-conclusion") if frame.last else ""
    return record, conclusion
