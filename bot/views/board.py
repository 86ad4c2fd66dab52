"""A match as component JSON: its challenge or its board, with status, cells and controls."""

from bot.domain.match import Match, Status
from bot.locales import translate
from bot.locales.command_mentions import is_offered
from bot.views import ui
from bot.views.board_controls import can_rematch, controls
from bot.views.challenge import challenge_json
from bot.views.looks import look_of
from bot.views.status_text import missing, status_text, won_by_person

TURN_COLOURS = {"X": 0x5865F2, "O": 0xA66CFF}
WON, LOST, DRAWN = 0x248046, 0x80848E, 0xF0B232


def match_message(match: Match, *, rematch: bool = True) -> ui.Message:
    """Return the same as `match_json`, as a message for discord.py."""
    return ui.Message(match_json(match, rematch=rematch))


def match_json(
    match: Match, *, rematch: bool = True, pick: str = "", ahead: int = 0
) -> ui.Component:
    """Return the board of a match that has begun, otherwise its challenge.

    `rematch` says whether a finished match has a button for a rematch, or a lapsed challenge one to
    ask again. `pick` is what was picked for the next move; without it, that is the largest that the
    player still has. `ahead` is how many other games the engine has to think about first.
    """
    if match.status not in (Status.LIVE, Status.OVER):
        return challenge_json(match, again=rematch)
    return ui.container(
        ui.text(status_text(match)),
        *look_of(match.game).board(match, _pick(match, pick), ahead),
        *controls(match, rematch=rematch),
        *_footnote(match, rematch=rematch),
        colour=_colour(match),
    )


def _pick(match: Match, wanted: str) -> str:
    """Return what is picked for the next move of a person, if they are to move."""
    if match.status is not Status.LIVE or match.waits_for_engine:
        return ""
    return look_of(match.game).pick_of(match.board, wanted)


def _footnote(match: Match, *, rematch: bool) -> list[ui.Component]:
    if match.status is Status.LIVE:
        return []
    keys = [_next(match, rematch=rematch)]
    if match.is_second and is_offered("daily"):
        keys.append("board-daily")
    said = "\n".join(translate(match.language, key) for key in keys if key)
    return [ui.text(said)] if said else []


def _next(match: Match, *, rematch: bool) -> str:
    """Return the key of the sentence about another game, or nothing where there is none."""
    if match.arena_id is not None:
        return "" if missing(match) else "arena-next"
    if not rematch or not can_rematch(match):
        return ""
    return "board-next-over" if match.machine else "board-next-over-friends"


def _colour(match: Match) -> int:
    if match.status is Status.LIVE:
        return TURN_COLOURS[match.board.turn]
    if match.winner is None:
        return DRAWN
    return WON if won_by_person(match) else LOST
