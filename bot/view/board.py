"""A match as a message: who plays whom, the state, nine buttons, what can be done next."""

from discord import ButtonStyle, ui

from bot.matches.model import Ending, Machine, Match, Status
from bot.view.grid import grid
from bot.view.ids import CELL, WHY, custom_id
from bot.view.message import Message
from bot.view.seats import seat_name
from bot.words import say
from engines.board import other

_TURN_COLOURS = {"X": 0x5865F2, "O": 0xDA373C}
_WON, _LOST, _DRAWN = 0x248046, 0x80848E, 0xF0B232


def board_message(match: Match) -> Message:
    """Return the message that shows a match as it stands."""
    language, live = match.language, match.status is Status.LIVE
    title = say(language, "board-title", x=seat_name(match, "X"), o=seat_name(match, "O"))
    next_step = say(language, "board-next-live" if live else "board-next-over")
    rows = grid(
        match.board, lambda cell: custom_id(CELL, match.id, match.revision, cell), live=live
    )
    return Message(
        ui.Container(
            ui.TextDisplay(f"{title}\n{_state(match)}"),
            *rows,
            ui.TextDisplay(next_step),
            *([_why(match)] if live and match.engine_ply is not None else []),
            accent_color=_colour(match),
        )
    )


def _why(match: Match) -> ui.ActionRow[Message]:
    return ui.ActionRow(
        ui.Button(
            label=say(match.language, "why"),
            style=ButtonStyle.secondary,
            custom_id=custom_id(WHY, match.id),
        )
    )


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
