"""A match as component JSON: its challenge, or its board with status, cells and controls."""

from discord.utils import format_dt

from bot.domain.match import Match, Status
from bot.domain.match_effects import NO_EFFECTS, MatchEffects
from bot.domain.show import NUMBERED_GAMES
from bot.locales import translate
from bot.locales.catalogue import is_offered, named
from bot.views import custom_ids as ids, ui
from bot.views.board_controls import Control, can_rematch, controls, row
from bot.views.live_board import live_board
from bot.views.looks import LOOKS
from bot.views.names import person_name, player_name, players_line
from bot.views.status_text import ended_text, missing, rule_line, series, unrated, won_by_person

_MOST_CELLS = 25  # more would not fit into a message of 40 components, Discord's limit
_OPEN_COLOUR, _CLOSED_COLOUR = 0x5865F2, 0x80848E
WON, LOST, DRAWN = 0x248046, 0x80848E, 0xF0B232


def challenge_json(match: Match, *, again: bool = True) -> ui.Component:
    """Return a challenge; with `again`, one that lapsed has buttons for what comes next."""
    if match.status is not Status.INVITED:
        ways_on = _ways_on(match) if again and match.status is Status.LAPSED else ""
        return ui.container(ui.text(_closed_text(match)), ways_on, colour=_CLOSED_COLOUR)
    lines = ui.text(*_open_lines(match))
    return ui.container(lines, _position(match), _buttons(match), colour=_OPEN_COLOUR)


def _position(match: Match) -> ui.Component:
    """Return where the match begins, unless that is the start or has too many cells to show."""
    if not match.start_ply or len(match.board.cells) > _MOST_CELLS:
        return ""
    return LOOKS[match.variant].still(match.board)


def _open_lines(match: Match) -> tuple[str, ...]:
    language, until = match.language, format_dt(match.deadline or match.started_at, "R")
    players = players_line(player_name(match, "X"), player_name(match, "O"))
    return (
        translate(language, _key(match), **_people(match)),
        rule_line(match),
        f"{players}  ·  {translate(language, f'choice-{match.pace}')}",
        series(match),
        unrated(match),
        translate(language, "challenge-until", until=until),
    )


def _key(match: Match) -> str:
    if match.invited is None:
        return "challenge-open"
    if match.start_ply:
        return "challenge-another-try"
    return "challenge" if match.rematch_of is None else "challenge-rematch"


def _people(match: Match) -> dict[str, str]:
    people = {"challenger": match.challenger, "invited": match.invited}
    return {
        name: person_name(match.language, person)
        for name, person in people.items()
        if person is not None
    }


def _buttons(match: Match) -> ui.Component:
    cancel = Control("challenge-cancel", ids.CANCEL_CHALLENGE)
    if match.invited is None:
        may_call = match.calls and match.call_id is None
        call = [Control("call-players", ids.CALL_PLAYERS)] if may_call else []
        return row(match, Control("join", ids.ACCEPT_CHALLENGE, ui.SUCCESS), *call, cancel)
    accept = Control("accept", ids.ACCEPT_CHALLENGE, ui.SUCCESS)
    return row(match, accept, Control("decline", ids.DECLINE_CHALLENGE), cancel)


def _ways_on(match: Match) -> ui.Component:
    game = NUMBERED_GAMES.index(match.variant)
    play = Control("help-play", ids.START_GAME, number=game)
    again = Control("challenge-again", ids.ASK_AGAIN, ui.PRIMARY)
    return row(match, *([] if match.has_deleted_person else [again]), play)


def _closed_text(match: Match) -> str:
    open_to_all = "-open" if match.invited is None else ""
    return translate(match.language, f"challenge-{match.status}{open_to_all}", **_people(match))


def match_message(
    match: Match, effects: MatchEffects = NO_EFFECTS, *, rematch: bool = True
) -> ui.Message:
    return ui.Message(match_json(match, effects, rematch=rematch))


def match_json(
    match: Match,
    effects: MatchEffects = NO_EFFECTS,
    *,
    rematch: bool = True,
    pick: str = "",
    ahead: int = 0,
) -> ui.Component:
    """Return the board of a match that has begun, otherwise its challenge.

    `rematch` says whether a finished match offers a rematch, and a lapsed challenge to ask again.
    `pick` is what was picked for the next move, without it the largest piece that is left. `ahead`
    is how many other games the engine thinks about first.
    """
    if match.status is Status.LIVE:
        return live_board(match, _pick(match, pick), ahead)
    if match.status is not Status.OVER:
        return challenge_json(match, again=rematch)
    return ui.container(
        ui.text(*ended_text(match, effects)),
        LOOKS[match.variant].board(match, "", 0),
        controls(match, effects, rematch=rematch),
        _footnote(match, effects, rematch=rematch),
        colour=_colour(match),
    )


def _pick(match: Match, wanted: str) -> str:
    """Return what is picked for the next move of a person, if they are to move."""
    if not match.game.picks or match.waits_for_engine:
        return ""
    return LOOKS[match.variant].pick_of(match.board, wanted)


def _footnote(match: Match, effects: MatchEffects, *, rematch: bool) -> ui.Component:
    daily = effects.is_second and is_offered("daily")
    return ui.text(
        _next(match, effects, rematch=rematch), translate(match.language, "board-daily") * daily
    )


def _next(match: Match, effects: MatchEffects, *, rematch: bool) -> str:
    if match.arena_id is not None:
        return "" if missing(match, effects) else translate(match.language, "arena-next")
    if not rematch or not can_rematch(match):
        return ""
    command = named("tictactoe start" if match.machine else "tictactoe challenge")
    return translate(match.language, "board-next-over", command=command)


def _colour(match: Match) -> int:
    if match.winner is None:
        return DRAWN
    return WON if won_by_person(match) else LOST
