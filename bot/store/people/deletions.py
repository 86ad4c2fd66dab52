"""The table `deletions`: those that have begun; a process that finds one goes on with it."""

from datetime import datetime

from bot.errors import Refusal
from bot.store.database import Connection, read, write, write_long
from bot.store.deleted_people import remember
from bot.store.held_shards import HeldTable
from bot.store.people.deletion_pages import delete_page
from bot.store.rows import milliseconds

BEGIN = """
INSERT INTO deletions (person_id, deleted_id, begun_at) VALUES (?, ?, ?)
ON CONFLICT (person_id) DO NOTHING
"""
_BEGUN_ALL = "SELECT person_id FROM deletions ORDER BY begun_at"
_COUNT = """
SELECT (SELECT count(*) FROM matches WHERE x_person = :person)
     + (SELECT count(*) FROM matches WHERE o_person = :person)
"""
_OPEN = """
SELECT match_id AS id FROM playing WHERE person_id = :person
UNION SELECT id FROM matches
WHERE x_person = :person AND ended IS NULL AND status = 'invited'
UNION SELECT id FROM matches
WHERE o_person = :person AND ended IS NULL AND status = 'invited'
LIMIT :limit
"""


class DeletionTable(HeldTable):
    """The deletions that have begun, and what they still have to replace."""

    @write
    async def begin(self, db: Connection, person: int, deleted_id: int, now: datetime) -> None:
        """Store that a person's id is to be replaced by `deleted_id`, a number below zero.

        From now on the person starts no match. A deletion that has begun already goes on instead.
        """
        await begin(db, person, deleted_id, now)

    def any_pending(self) -> str:
        return self._held("SELECT 0 FROM deletions{where_held} LIMIT 1", "0")

    @read
    async def pending(self, db: Connection) -> list[int]:
        """Return whose deletions this process has to finish, oldest first; all are of shard 0."""
        rows = await db.all(_BEGUN_ALL) if self._shards().has(None) else []
        return [row["person_id"] for row in rows]

    @read
    async def open_matches(self, db: Connection, person: int, limit: int) -> list[int]:
        """Return the ids of up to `limit` live matches and open challenges of a person."""
        rows = await db.all(_OPEN, {"person": person, "limit": limit})
        return [row["id"] for row in rows]

    @read
    async def count_matches(self, db: Connection, person: int) -> int:
        return int((await db.one(_COUNT, {"person": person}))[0])

    @write_long
    async def delete_page(self, db: Connection, person: int) -> bool:
        """Replace a person's id in one more page of rows; return whether the deletion is finished.

        Finished matches still count for others, and what protects people stays under a pseudonym. A
        champion's role has the id until Discord has taken it. After an error nothing has changed.
        """
        return await delete_page(db, person)

    @property
    def leaves_copies(self) -> bool:
        """Whether the database server keeps what is deleted until it reuses the space."""
        return self._database.recycles

    async def empty_journal(self) -> None:
        """Remove deleted data from the journal; the next start rewrites the file."""
        await self._database.empty_journal()


async def begin(db: Connection, person: int, deleted_id: int, now: datetime) -> None:
    await db.lock(person)
    if not await is_pending(db, person):
        await remember(db, person, deleted_id, now)
        await db.run(BEGIN, (person, deleted_id, milliseconds(now)))


async def refuse_if_pending(db: Connection, person: int) -> None:
    """Raise a refusal if a person's deletion has begun and is not finished."""
    if await is_pending(db, person):
        raise Refusal("being-deleted")


async def is_pending(db: Connection, person: int) -> bool:
    return await db.one("SELECT 1 FROM deletions WHERE person_id = ?", (person,)) is not None


async def finish_all(db: Connection) -> None:
    """Finish all deletions that have begun, with a transaction for each page."""
    for (person,) in await db.all(_BEGUN_ALL):
        finished = False
        while not finished:
            async with db.transaction():
                finished = await delete_page(db, person)
