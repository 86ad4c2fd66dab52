"""Repeats in a restored database the deletions that people asked for after its backup was made."""

from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Any, NamedTuple

from bot.domain.stored_data import DELETED_IDS_KEPT, FOUND_IN
from bot.store.database import Connection
from bot.store.deleted_people import key_of, pseudonym_by
from bot.store.people.deletions import BEGIN
from bot.store.rows import milliseconds

NEWEST = """
SELECT max(at) FROM (
    SELECT max(changed_at) AS at FROM {0}matches UNION ALL SELECT max(alive_at) FROM {0}uptime
) AS moments
"""
"""The last moment that a database tells of."""
# A day less, since ids may have been forgotten after the last moment that a database tells of.
_FORGOTTEN_BY = DELETED_IDS_KEPT - timedelta(days=1)
_FINISHED = "SELECT deleted_id, pseudonym, deleted_at FROM deleted_people"
_UNFINISHED = "SELECT deleted_id, person_id, begun_at FROM deletions"
_COLUMNS = "SELECT m.name, c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c"
_FOUND = "SELECT {column} AS person FROM {table} WHERE {column} > 0"
_REMEMBER = """
INSERT INTO deleted_people (deleted_id, pseudonym, deleted_at) VALUES (?, ?, ?)
ON CONFLICT DO NOTHING
"""


class KnownDeletions(NamedTuple):
    """What a database knows of deletions, and a text by which that database is recognized.

    Each deletion has the number that replaces a person, their pseudonym or id, and when it began.
    """

    database: str
    finished: list[Any]
    unfinished: list[Any]


async def deletions_of(db: Connection) -> KnownDeletions:
    finished, unfinished = await db.all(_FINISHED), await db.all(_UNFINISHED)
    database = blake2b(await key_of(db)).hexdigest()
    return KnownDeletions(database, list(map(tuple, finished)), list(map(tuple, unfinished)))


async def repeat_deletions(
    restored: Connection, deletions: KnownDeletions, now: datetime
) -> int | None:
    """Begin again the deletions that the restored database does not know; return how many.

    None if the two databases have nothing to do with each other. Deletions from a month before the
    backup, or earlier, are left out: it has forgotten them, but they were finished in it.
    """
    own = await deletions_of(restored)
    if deletions.database != own.database:
        return None
    (newest,) = await restored.one(NEWEST.format(""))
    known_since = min(newest or 0, milliseconds(now)) - _FORGOTTEN_BY // timedelta(milliseconds=1)
    people, known = await _people(restored), {deleted_id for deleted_id, *_ in own.finished}
    again = {
        people[whose]: (deleted_id, begun_at)
        for deleted_id, whose, begun_at in deletions.finished
        if begun_at > known_since and deleted_id not in known and whose in people
    }
    # Who came back after a deletion that is finished here is not deleted by it again.
    finished = known - {deleted_id for deleted_id, *_ in own.unfinished}
    again |= {
        person: (deleted_id, begun_at)
        for deleted_id, person, begun_at in deletions.unfinished
        if begun_at > known_since and deleted_id not in finished
    }
    await restored.run_all(_REMEMBER, deletions.finished)
    await restored.run_all(BEGIN, [(person, *deletion) for person, deletion in again.items()])
    return len(again)


async def _people(db: Connection) -> dict[int, int]:
    """Return all people whose data is stored, by pseudonym, also in an earlier version."""
    key, columns = await key_of(db), set(map(tuple, await db.all(_COLUMNS)))
    known = [_FOUND.format(table=it, column=name) for it, name in FOUND_IN if (it, name) in columns]
    return {pseudonym_by(key, person): person for (person,) in await db.all(" UNION ".join(known))}
