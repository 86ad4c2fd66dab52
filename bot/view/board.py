"""A match as a message: who plays whom, the state, nine buttons, what can be done next."""

from discord import ButtonStyle, ui

from bot.matches.model import Ending, Machine, Match, Status
from bot.view.ids import CELL, custom_id
from bot.view.message import Message
from bot.view.seats import seat_name
from bot.words import say
from engines.board import CELLS, Mark, other

FREE = "¹²³⁴⁵⁶⁷⁸⁹"
"""What a free cell carries: fainter than a mark, and something a screen reader can say."""
_MARK_STYLES = {"X": ButtonStyle.primary, "O": ButtonStyle.danger}
_TURN_COLOURS = {"X": 0x5865F2, "O": 0xDA373C}
_WON, _LOST, _DRAWN = 0x248046, 0x80848E, 0xF0B232

Row = ui.ActionRow[Message]


def board_message(match: Match) -> Message:
    """Return the message that shows a match as it stands."""
    language = match.language
    title = say(language, "board-title", x=seat_name(match, "X"), o=seat_name(match, "O"))
    next_step = "board-next-live" if match.status is Status.LIVE else "board-next-over"
    return Message(
        ui.Container(
            ui.TextDisplay(f"{title}\n{_state(match)}"),
            *_rows(match),
            ui.TextDisplay(say(language, next_step)),
            accent_color=_colour(match),
        )
    )


def _rows(match: Match) -> list[Row]:
    cells = [_cell(match, cell) for cell in CELLS]
    return [Row(*cells[first : first + 3]) for first in (0, 3, 6)]


def _cell(match: Match, cell: int) -> ui.Button[Message]:
    mark = match.board.mark_at(cell)
    return ui.Button(
        label=mark or FREE[cell],
        style=_style(match, cell, mark),
        disabled=mark is not None or match.status is not Status.LIVE,
        custom_id=custom_id(CELL, match.id, match.revision, cell),
    )


def _style(match: Match, cell: int, mark: Mark | None) -> ButtonStyle:
    outcome = match.board.outcome
    if outcome is not None and outcome.line is not None and cell in outcome.line:
        return ButtonStyle.success
    return ButtonStyle.secondary if mark is None else _MARK_STYLES[mark]


def _state(match: Match) -> str:
    if match.status is Status.LIVE:
        return _turn(match)
    if match.winner is None:
        return say(match.language, "board-draw")
    winner, loser = (seat_name(match, mark) for mark in (match.winner, other(match.winner)))
    key = "board-won-resigned" if match.ending is Ending.RESIGNED else "board-won-line"
    return say(match.language, key, winner=winner, loser=loser)


def _turn(match: Match) -> str:
    turn = match.board.turn
    return say(match.language, "board-turn", player=seat_name(match, turn), mark=turn)


def _colour(match: Match) -> int:
    if match.status is Status.LIVE:
        return _TURN_COLOURS[match.board.turn]
    if match.winner is None:
        return _DRAWN
    return _LOST if isinstance(match.seat(match.winner), Machine) else _WON
