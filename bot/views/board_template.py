"""Matches of nobody in particular: what is drawn of one serves all that stand alike.

Numbers too long for any id hold the places of those that differ from match to match.
"""

import re
from datetime import UTC, datetime

from bot.domain.match import Match, Person, Place, Seat, altered
from bot.views.component_json import ComponentJson
from bot.views.status_text import relative

CELLS_HERE, _MATCH, _REVISION, _X, _O = (str(10**19 + number) for number in range(5))
"""What holds the place of a board's cells, as a part; of ids, in whatever is written."""

_GAPS = re.compile(r"(10{18}\d|<t:\d+:R>)")
_THEN = datetime.fromtimestamp(0, UTC)
_TIMES = dict.fromkeys(("started_at", "changed_at", "turn_since"), _THEN)
_BLANKS = {"id": int(_MATCH), "revision": int(_REVISION), "message_id": None, "seed": 0}
_PLACES = {reach: Place(None, 0, reach) for reach in (False, True)}
_PEOPLE = {gap: Person(int(gap)) for gap in (_X, _O)}
_FEW = ((), (0,), (0, 1), (0, 1, 2))


def blank(match: Match) -> Match:
    """Return what all matches have in common that look like this one but for ids, cells and times.

    Of its moves is left whose turn it is, and whether each side has moved.
    """
    plies = len(match.moves)
    return altered(
        match,
        **_BLANKS,
        **_TIMES,
        place=_PLACES[match.place.can_edit],
        x=_blank_seat(match.x, _X),
        o=_blank_seat(match.o, _O),
        moves=_FEW[plies if plies < len(_FEW) else 2 + plies % 2],
        challenger=None,
        rematch_of=match.rematch_of and 0,
    )


def cut(part: ComponentJson) -> list[str]:
    """Return what was drawn of a blank match in pieces, its gaps among them."""
    return _GAPS.split(part)


def filled(pieces: list[str], match: Match, cells: ComponentJson) -> ComponentJson:
    """Return what was drawn of a blank match as a part of the match itself."""
    facts = {CELLS_HERE: cells, _MATCH: str(match.id), _REVISION: str(match.revision)}
    facts |= _people(match)
    if match.time_control is not None and match.deadline is not None:
        facts[relative(_THEN + (match.deadline - match.turn_since))] = relative(match.deadline)
    return "".join([facts.get(piece, piece) for piece in pieces])


def _blank_seat(seat: Seat, gap: str) -> Seat:
    return _PEOPLE[gap] if isinstance(seat, Person) else seat


def _people(match: Match) -> dict[str, str]:
    seats = ((_X, match.x), (_O, match.o))
    return {gap: str(seat.id) for gap, seat in seats if isinstance(seat, Person)}
