"""A challenge as a message: who asks whom, at what pace, and the answers to it."""

from discord import ui

from bot.matches.model import Match, Status
from bot.matches.pace import INVITATION
from bot.view.buttons import GOOD, GRAVE, QUIET, button, row
from bot.view.ids import ACCEPT, BLOCK, CANCEL, DECLINE
from bot.view.message import Message
from bot.view.seats import person_name, seat_name
from bot.view.state import relative, series
from bot.words import say

_OPEN, _CLOSED = 0x5865F2, 0x80848E


def challenge_message(match: Match) -> Message:
    """Return the message of a challenge: open, or with what became of it."""
    if match.status is not Status.INVITED:
        return Message(ui.Container(ui.TextDisplay(_closed(match)), accent_color=_CLOSED))
    return Message(
        ui.Container(ui.TextDisplay(_question(match)), *_answers(match), accent_color=_OPEN)
    )


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


def _answers(match: Match) -> list[ui.ActionRow[Message]]:
    language, at = match.language, (match.id, match.revision)
    cancel = button(language, "challenge-cancel", QUIET, CANCEL, *at)
    if match.invited is None:
        return row(button(language, "challenge-join", GOOD, ACCEPT, *at), cancel)
    return row(
        button(language, "challenge-accept", GOOD, ACCEPT, *at),
        button(language, "challenge-decline", QUIET, DECLINE, *at),
        button(language, "challenge-block", GRAVE, BLOCK, *at),
        cancel,
    )


def _closed(match: Match) -> str:
    open_to_all = "-open" if match.invited is None else ""
    return say(match.language, f"challenge-{match.status}{open_to_all}", **_people(match))
