"""The boards of live matches: what is around the cells is drawn once for all people.

What differs between matches stands there as a number that no id reaches, and is filled in each
time. Nothing in it is written by people.
"""

import re
from datetime import UTC, datetime

from bot.domain.match import Match, Person, Place, Seat
from bot.domain.match_effects import NO_EFFECTS
from bot.locales import cached
from bot.views import ui
from bot.views.board_controls import controls
from bot.views.looks import LOOKS
from bot.views.status_text import last_move, live_text

TURN_COLOURS = {"X": 0x5865F2, "O": 0xA66CFF}
_ID, _REVISION, _PERSON, _OTHER, _LAST, _DEADLINE, _BOARD = range(10**19, 10**19 + 7)
_DIFFERS = re.compile(r"10{18}(\d)")
_SOME_TIME = datetime(9000, 1, 1, tzinfo=UTC)


def live_board(match: Match, pick: str, ahead: int) -> ui.Component:
    """Return the board of a live match; `pick` and `ahead` are those of `Look.board`."""
    last, people = last_move(match), sorted(match.people)
    drawn, differs = _around(_like(match, people), str(_LAST) if last else "")
    deadline = match.deadline if match.pace else None
    facts = (
        str(match.id),
        str(match.revision),
        str(people[0]),
        str(people[-1]),
        ui.dumps(last)[1:-1],
        str(int(deadline.timestamp())) if deadline else "",
        LOOKS[match.variant].board(match, pick, ahead),
    )
    filled = drawn.copy()
    filled[1::2] = [facts[number] for number in differs]
    return "".join(filled)


def _like(match: Match, people: list[int]) -> Match:
    """Return what matches have in common if the same is drawn around their cells."""
    # fmt: off
    return Match(
        Place(None, 0, match.place.can_edit), _anybody(match.x, people), _anybody(match.o, people),
        match.language, 0, _SOME_TIME, _SOME_TIME, _SOME_TIME, (0,) * len(match.moves), _REVISION,
        _ID, variant=match.variant, pace=match.pace, offer=match.offer, series=match.series,
        start_ply=match.start_ply, arena_id=match.arena_id and 1,
    )
    # fmt: on


def _anybody(seat: Seat, people: list[int]) -> Seat:
    """Return a seat that tells of its person only which of the two ids is lower."""
    if isinstance(seat, Person) and seat.id > 0:
        return Person(_PERSON + people.index(seat.id))
    return seat


# To draw it each time would make a press a tenth dearer.
@cached(1024)
def _around(match: Match, last: str) -> tuple[list[str], list[int]]:
    """Return the board of such a match in parts, and the numbers of what goes between them."""
    drawn = ui.container(
        ui.text(*live_text(match, last)),
        str(_BOARD),
        controls(match, NO_EFFECTS, rematch=True),
        colour=TURN_COLOURS[match.turn],
    )
    if match.deadline:
        drawn = drawn.replace(str(int(match.deadline.timestamp())), str(_DEADLINE))
    parts = _DIFFERS.split(drawn)
    return parts, list(map(int, parts[1::2]))
