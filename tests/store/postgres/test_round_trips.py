"""How often the bot asks a server, which may be far away."""

from itertools import pairwise

import pytest

from bot.domain.match import Ending, Match, Person, Place, Seat
from bot.domain.transitions import ended
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from tests.conftest import NOW, a_match
from tests.wire.database_proxy import DatabaseProxy

STARTED, MOVED, ENDED, ENDED_BETWEEN_PEOPLE = 5, 2, 11, 14
"""How often the server is asked, with the commit."""


async def add(matches: MatchTable, number: int, opponent: Seat | None) -> Match:
    """Store a match of a newcomer, without an opponent against another newcomer."""
    place, x, o = Place(21, number), Person(1000 + number), opponent or Person(2000 + number)
    return await matches.add(a_match(id=0, place=place, x=x, o=o, moves=(0, 4, 1, 3)))


def moved(match: Match) -> Match:
    """Return a match after one more move."""
    return match._replace(moves=(*match.moves, 8), revision=match.revision + 1)


def resigned(match: Match) -> Match:
    """Return a match after its end."""
    return ended(match, Ending.RESIGNED, "O", NOW)


@pytest.mark.parametrize(("opponent", "last"), [(a_match().o, ENDED), (None, ENDED_BETWEEN_PEOPLE)])
async def test_a_match(
    door: DatabaseProxy, behind_door: Database, opponent: Seat | None, last: int
) -> None:
    """A start, a move and an end ask the server only a few times."""
    matches, asked = MatchTable(behind_door), [0]
    # For the first match the server prepares the statements.
    for number in range(2):
        counts = [door.messages]
        match = await add(matches, number, opponent)
        counts.append(door.messages)
        for transition in (moved, resigned):
            await matches.change(match.id, transition)
            counts.append(door.messages)
        asked = [after - before for before, after in pairwise(counts)]
    assert asked == [STARTED, MOVED, last]
