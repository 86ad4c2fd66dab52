"""The board of a match as component JSON: players, status text, cells and controls."""

from bot.domain.match import Match, Status
from bot.locales import translate
from bot.views.board_controls import controls
from bot.views.board_grid import grid
from bot.views.component_json import ComponentJson, container, text
from bot.views.custom_ids import CELL, custom_id
from bot.views.player_names import player_name
from bot.views.status_text import series, status_text, won_by_person

_TURN_COLOURS = {"X": 0x5865F2, "O": 0xDA373C}
_WON, _LOST, _DRAWN = 0x248046, 0x80848E, 0xF0B232


def board_json(match: Match, *, rematch: bool = True) -> ComponentJson:
    """Return the board of a match that has begun.

    `rematch` says whether a finished match has a button for a rematch.
    """
    live = match.status is Status.LIVE
    cells = grid(match.board, custom_id(CELL, match.id, match.revision), live=live)
    return container(
        text(_heading(match)),
        cells,
        *controls(match, rematch=rematch),
        *_footnote(match, rematch=rematch),
        colour=_colour(match),
    )


def _heading(match: Match) -> str:
    names = {"x": player_name(match, "X"), "o": player_name(match, "O")}
    title = translate(match.language, "board-title", **names)
    return "\n".join(filter(None, (title, series(match), status_text(match))))


def _footnote(match: Match, *, rematch: bool) -> list[ComponentJson]:
    if match.status is Status.LIVE:
        return [text(translate(match.language, "board-next-live"))]
    return [text(translate(match.language, "board-next-over"))] if rematch else []


def _colour(match: Match) -> int:
    if match.status is Status.LIVE:
        return _TURN_COLOURS[match.board.turn]
    if match.winner is None:
        return _DRAWN
    return _WON if won_by_person(match) else _LOST
