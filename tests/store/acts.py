"""What people do in the tests of the store."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any

from bot.domain.match import Match, Person, Place, Status
from bot.store.database import Connection, Database
from bot.store.people.deletions import DeletionTable
from bot.store.people.personal_data import PersonalDataTable
from tests.conftest import NOW, a_match

HERE = Place(21, 31)
_SHARE = """
INSERT INTO shares (match_id, person_id, guild_id, channel_id, message_id, shared_at)
VALUES (?, ?, ?, ?, ?, 0) RETURNING id
"""


def a_challenge(challenger: int, invited: int, at: datetime = NOW, place: Place = HERE) -> Match:
    """Return a challenge that was made at a moment, and is not stored yet."""
    return a_match(
        id=0,
        place=place,
        x=Person(challenger),
        o=Person(invited),
        status=Status.INVITED,
        challenger=challenger,
        **dict.fromkeys(("started_at", "changed_at", "turn_since"), at),
    )


async def delete(database: Database, person: int, deleted_id: int, now: datetime = NOW) -> None:
    """Delete a person, who then loses a champion's role."""
    table = DeletionTable(database)
    taken = "DELETE FROM season_roles WHERE person_id = ? AND wanted = 0"
    await table.begin(person, deleted_id, now)
    while not await table.delete_page(person):
        continue
    await database.write(lambda db: db.run(taken, (person,)))
    await table.empty_journal()


async def share(database: Database, match: Match, message_id: int | None = None) -> int:
    """Store that 1.0.0 posted a match in its channel; return the number of the share."""
    values = (match.id, match.people[0], match.place.guild_id, match.place.channel_id, message_id)
    (number,) = await database.write(lambda db: db.one(_SHARE, values))
    return int(number)


async def exported(database: Database, person: int) -> dict[str, Any]:
    table = PersonalDataTable(database)
    found = await table.summary(person)
    async for name, rows in table.pages(person):
        found.setdefault(name, []).extend(rows)
    return found


class Counted:
    """A connection that counts what is asked of it."""

    def __init__(self, db: Connection) -> None:
        self._db = db
        self.statements = 0

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        self.statements += 1
        method: Callable[..., Awaitable[Any]] = getattr(self._db, name)
        return method
