"""A challenge as one part of a message: who asks whom, at what pace, and the answers to it."""

from bot.domain.match import Match, Status
from bot.domain.time_limits import INVITATION
from bot.locales import translate
from bot.views.board_controls import control
from bot.views.buttons import GOOD, GRAVE
from bot.views.component_json import ComponentJson, container, row, text
from bot.views.custom_ids import (
    ACCEPT_CHALLENGE,
    BLOCK_CHALLENGER,
    CANCEL_CHALLENGE,
    DECLINE_CHALLENGE,
)
from bot.views.player_names import person_name, player_name
from bot.views.status_text import relative, series

_OPEN, _CLOSED = 0x5865F2, 0x80848E


def challenge_json(match: Match) -> ComponentJson:
    """Return what shows a challenge: open, or with what became of it."""
    if match.status is not Status.INVITED:
        return container(text(_closed(match)), colour=_CLOSED)
    return container(text(_question(match)), *_answers(match), colour=_OPEN)


def _question(match: Match) -> str:
    language = match.language
    names = {"x": player_name(match, "X"), "o": player_name(match, "O")}
    lines = (
        translate(language, _key(match), **_people(match)),
        translate(
            language,
            "challenge-terms",
            pace=translate(language, f"pace-{match.time_control}"),
            **names,
        ),
        series(match),
        translate(language, "challenge-until", until=relative(match.started_at + INVITATION)),
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


def _answers(match: Match) -> list[ComponentJson]:
    at = match.revision
    cancel = control(match, "challenge-cancel", CANCEL_CHALLENGE, at)
    if match.invited is None:
        return row(control(match, "challenge-join", ACCEPT_CHALLENGE, at, style=GOOD), cancel)
    return row(
        control(match, "challenge-accept", ACCEPT_CHALLENGE, at, style=GOOD),
        control(match, "challenge-decline", DECLINE_CHALLENGE, at),
        control(match, "challenge-block", BLOCK_CHALLENGER, at, style=GRAVE),
        cancel,
    )


def _closed(match: Match) -> str:
    open_to_all = "-open" if match.invited is None else ""
    return translate(match.language, f"challenge-{match.status}{open_to_all}", **_people(match))
