"""How often the bot asks a server, which may be far away, and what it sends at once."""

from itertools import pairwise

import asyncpg
import pytest

from bot.domain.match import Ending, Match, Person, Place, Seat
from bot.domain.transitions import ended
from bot.store.database import Connection, Database
from bot.store.matches.matches import MatchTable
from bot.store.postgres.statements import MOST_AT_ONCE
from tests.conftest import ANN, BEN, NOW, a_match
from tests.wire.database_proxy import DatabaseProxy

NAME = "INSERT INTO named_everywhere (person_id) VALUES (?)"
UNNAME = "DELETE FROM named_everywhere WHERE person_id = ?"
NAMED = "SELECT person_id FROM named_everywhere ORDER BY person_id"
STARTED, MOVED, ENDED, ENDED_BETWEEN_PEOPLE = 4, 2, 7, 9
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


async def test_a_read_sees_what_was_queued(behind_door: Database) -> None:
    """Within a work, a statement comes after all that were queued before it."""

    async def work(db: Connection) -> list[int]:
        await db.run_later(NAME, [(ANN,), (BEN,)])
        found = [row["person_id"] for row in await db.all(NAMED)]
        await db.run_later(UNNAME, [(ANN,)])
        await db.run(NAME, (ANN,))
        return found

    assert await behind_door.write(work) == sorted((ANN, BEN))
    assert await named(behind_door) == sorted((ANN, BEN))


async def test_two_of_one_table(behind_door: Database) -> None:
    """Statements that change the same table run in their order."""

    async def work(db: Connection) -> None:
        await db.run_later(NAME, [(ANN,), (BEN,)])
        await db.run_later(UNNAME, [(ANN,)])
        await db.run_later(NAME, [(ANN,)])

    await behind_door.write(work)
    assert await named(behind_door) == sorted((ANN, BEN))


async def test_many_rows(behind_door: Database) -> None:
    """Any number of rows is stored."""
    people = list(range(1, 3 * MOST_AT_ONCE))
    await behind_door.write(lambda db: db.run_later(NAME, [(person,) for person in people]))
    assert await named(behind_door) == people


async def test_one_that_fails(behind_door: Database) -> None:
    """If a queued statement fails, nothing of the work is stored."""

    async def work(db: Connection) -> None:
        await db.run_later(NAME, [(ANN,)])
        await db.run_later(NAME, [(BEN,), (BEN,)])

    with pytest.raises(asyncpg.UniqueViolationError):
        await behind_door.write(work)
    assert await named(behind_door) == []


async def named(database: Database) -> list[int]:
    """Return who is named."""
    rows = await database.read(lambda db: db.all(NAMED))
    return [row["person_id"] for row in rows]
