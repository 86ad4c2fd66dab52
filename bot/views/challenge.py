"""A challenge as component JSON: both people, the pace, and the buttons to answer."""

from discord.utils import format_dt

from bot.domain.limits import INVITATION
from bot.domain.match import Match, Status
from bot.domain.show import NUMBERED_GAMES
from bot.locales import Noun, translate
from bot.views import ui
from bot.views.board_controls import control
from bot.views.custom_ids import (
    ACCEPT_CHALLENGE,
    ASK_AGAIN,
    CANCEL_CHALLENGE,
    DECLINE_CHALLENGE,
    START_GAME,
)
from bot.views.looks import look_of
from bot.views.names import person_name, player_name
from bot.views.status_text import rule_line, series, unrated

_MOST_CELLS = 25
"""The most cells that a message has room for, among Discord's 40 components."""
_OPEN_COLOUR, _CLOSED_COLOUR = 0x5865F2, 0x80848E


def challenge_json(match: Match, *, again: bool = True) -> ui.Component:
    """Return a challenge: open, or how it was closed.

    `again` says whether one that nobody answered has buttons for what comes next.
    """
    if match.status is not Status.INVITED:
        ways_on = _ways_on(match) if again and match.status is Status.LAPSED else []
        return ui.container(ui.text(_closed_text(match)), *ways_on, colour=_CLOSED_COLOUR)
    said = (ui.text(_open_text(match)), *_position(match), *_buttons(match))
    return ui.container(*said, colour=_OPEN_COLOUR)


def _position(match: Match) -> list[ui.Component]:
    """Return where the match begins, unless that is the start or has too many cells to show."""
    if not match.start_ply or len(match.board.cells) > _MOST_CELLS:
        return []
    return look_of(match.game).still(match.board)


def _open_text(match: Match) -> str:
    language = match.language
    names = {"x": player_name(match, "X"), "o": player_name(match, "O")}
    lines = (
        translate(language, _key(match), **_people(match)),
        rule_line(match),
        translate(language, "challenge-terms", pace=Noun(f"pace-{match.pace}"), **names),
        series(match),
        unrated(match),
        translate(language, "challenge-until", until=format_dt(match.started_at + INVITATION, "R")),
    )
    return "\n".join(filter(None, lines))


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


def _buttons(match: Match) -> list[ui.Component]:
    revision, is_open = match.revision, match.invited is None
    accept = "challenge-join" if is_open else "challenge-accept"
    decline = control(match, "challenge-decline", DECLINE_CHALLENGE, revision)
    return ui.row(
        control(match, accept, ACCEPT_CHALLENGE, revision, style=ui.SUCCESS),
        *([] if is_open else [decline]),
        control(match, "challenge-cancel", CANCEL_CHALLENGE, revision),
    )


def _ways_on(match: Match) -> list[ui.Component]:
    game = NUMBERED_GAMES.index(match.variant)
    play = ui.button(match.language, "help-play", ui.SECONDARY, START_GAME, game)
    again = control(match, "challenge-again", ASK_AGAIN, style=ui.PRIMARY)
    return ui.row(*([] if match.has_deleted_person else [again]), play)


def _closed_text(match: Match) -> str:
    open_to_all = "-open" if match.invited is None else ""
    return translate(match.language, f"challenge-{match.status}{open_to_all}", **_people(match))
