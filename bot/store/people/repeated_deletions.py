"""Repeats in a restored database the deletions that people asked for after its backup was made."""

from hashlib import blake2b
from typing import Any, NamedTuple

from bot.domain.stored_data import FOUND_IN
from bot.store.database import Connection
from bot.store.deleted_people import key_of, pseudonym_by
from bot.store.people.deletions import BEGIN

_FINISHED = "SELECT deleted_id, pseudonym, deleted_at FROM deleted_people"
_UNFINISHED = "SELECT deleted_id, person_id, begun_at FROM deletions"
_COLUMNS = "SELECT m.name, c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c"
_FOUND = "SELECT {column} AS person FROM {table} WHERE {column} > 0"
_REPLACED = "SELECT DISTINCT person_id FROM standings WHERE person_id < 0"
_REMEMBER = """
INSERT INTO deleted_people (deleted_id, pseudonym, deleted_at) VALUES (?, ?, ?)
ON CONFLICT DO NOTHING
"""


class KnownDeletions(NamedTuple):
    """What a database knows of deletions, and a text by which it is known again.

    Of each, the number that replaces a person, their pseudonym or id, and when it began.
    """

    database: str
    finished: list[Any]
    unfinished: list[Any]


async def deletions_of(db: Connection) -> KnownDeletions:
    finished, unfinished = await db.all(_FINISHED), await db.all(_UNFINISHED)
    database = blake2b(await key_of(db)).hexdigest()
    return KnownDeletions(database, list(map(tuple, finished)), list(map(tuple, unfinished)))


async def repeat_deletions(restored: Connection, deletions: KnownDeletions) -> int | None:
    """Begin again the deletions that the restored database does not know; return how many.

    It may be of an earlier version; a running bot finishes them. None if the two databases have
    nothing to do with each other.
    """
    own = await deletions_of(restored)
    if deletions.database != own.database:
        return None
    people, known = await _people(restored), {deleted_id for deleted_id, *_ in own.finished}
    # Numbers are forgotten after a month; those that replaced someone's rows are still there.
    known |= {deleted_id for (deleted_id,) in await restored.all(_REPLACED)}
    again = {
        people[whose]: (deleted_id, begun_at)
        for deleted_id, whose, begun_at in deletions.finished
        if deleted_id not in known and whose in people
    }
    # Who came back after one that is finished here is not deleted by it.
    finished = known - {deleted_id for deleted_id, *_ in own.unfinished}
    again |= {
        person: (deleted_id, at)
        for deleted_id, person, at in deletions.unfinished
        if deleted_id not in finished
    }
    await restored.run_all(_REMEMBER, deletions.finished)
    await restored.run_all(BEGIN, [(person, *deletion) for person, deletion in again.items()])
    return len(again)


async def _people(db: Connection) -> dict[int, int]:
    """Return all people whose data is stored, by their pseudonyms."""
    key, columns = await key_of(db), set(map(tuple, await db.all(_COLUMNS)))
    known = [_FOUND.format(table=it, column=name) for it, name in FOUND_IN if (it, name) in columns]
    return {pseudonym_by(key, person): person for (person,) in await db.all(" UNION ".join(known))}
