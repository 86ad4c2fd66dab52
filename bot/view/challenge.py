"""A challenge as one part of a message: who asks whom, at what pace, and the answers to it."""

from bot.matches.model import Match, Status
from bot.matches.pace import INVITATION
from bot.view.buttons import GOOD, GRAVE
from bot.view.controls import control
from bot.view.ids import ACCEPT, BLOCK, CANCEL, DECLINE
from bot.view.parts import Part, container, row, text
from bot.view.seats import person_name, seat_name
from bot.view.state import relative, series
from bot.words import say

_OPEN, _CLOSED = 0x5865F2, 0x80848E


def challenge_part(match: Match) -> Part:
    """Return what shows a challenge: open, or with what became of it."""
    if match.status is not Status.INVITED:
        return container(text(_closed(match)), colour=_CLOSED)
    return container(text(_question(match)), *_answers(match), colour=_OPEN)


def _question(match: Match) -> str:
    language = match.language
    names = {"x": seat_name(match, "X"), "o": seat_name(match, "O")}
    lines = (
        say(language, _key(match), **_people(match)),
        say(language, "challenge-terms", pace=say(language, f"pace-{match.pace}"), **names),
        series(match),
        say(language, "challenge-until", until=relative(match.started_at + INVITATION)),
    )
    return "\n".join(filter(None, lines))


def _key(match: Match) -> str:
    if match.invited is None:
        return "challenge-open"
    return "challenge" if match.rematch_of is None else "challenge-rematch"


def _people(match: Match) -> dict[str, str]:
    people = {"challenger": match.challenger, "invited": match.invited}
    return {
        name: person_name(match.language, person)
        for name, person in people.items()
        if person is not None
    }


def _answers(match: Match) -> list[Part]:
    at = match.revision
    cancel = control(match, "challenge-cancel", CANCEL, at)
    if match.invited is None:
        return row(control(match, "challenge-join", ACCEPT, at, style=GOOD), cancel)
    return row(
        control(match, "challenge-accept", ACCEPT, at, style=GOOD),
        control(match, "challenge-decline", DECLINE, at),
        control(match, "challenge-block", BLOCK, at, style=GRAVE),
        cancel,
    )


def _closed(match: Match) -> str:
    open_to_all = "-open" if match.invited is None else ""
    return say(match.language, f"challenge-{match.status}{open_to_all}", **_people(match))
