"""The tables `pseudonym_key` and `deleted_people`: recognizes people after they deleted their data.

A deletion replaces a person's id by numbers below zero. In what protects others it is the person's
pseudonym, which is always the same. In matches it is a deleted id, random and new at each deletion;
who it stands for is known for a limited time.
"""

import hashlib
from datetime import datetime, timedelta

from bot.domain.stored_data import FOUND_IN
from bot.store.database import Connection
from bot.store.rows import milliseconds

PAGES = 0  # the key of `Connection.lock` that pages of deletions have, and what stores champions
_PSEUDONYM_BITS = 62  # a pseudonym must fit a signed column of 64 bits
_LATELY = timedelta(minutes=1)
_DELETED_IDS = """
SELECT deleted_id, pseudonym FROM deleted_people WHERE pseudonym IN (?, ?) ORDER BY deleted_at
"""
_IS_STORED = " OR ".join(
    f"EXISTS (SELECT 1 FROM {table} WHERE {column} = :person)"  # noqa: S608
    for table, column in FOUND_IN
)
# People with nothing stored are remembered too, as a backup may have more; once a minute at most.
_REMEMBER = f"""
INSERT INTO deleted_people (deleted_id, pseudonym, deleted_at)
SELECT :deleted_id, :pseudonym, :now WHERE {_IS_STORED}
OR NOT EXISTS (
    SELECT 1 FROM deleted_people WHERE pseudonym = :pseudonym AND deleted_at > :lately
)
"""  # noqa: S608


async def pseudonym_of(db: Connection, person: int) -> int:
    """Return the number below zero that stands for a deleted person in what protects others."""
    return pseudonym_by(await key_of(db), person)


async def key_of(db: Connection) -> bytes:
    """Return the key that pseudonyms are made with; each database has its own."""
    (key,) = await db.one("SELECT key FROM pseudonym_key")
    return bytes(key)


def pseudonym_by(key: bytes, person: int) -> int:
    digest = hashlib.blake2b(str(person).encode(), key=key).digest()
    return -1 - (int.from_bytes(digest, "big") >> (8 * len(digest) - _PSEUDONYM_BITS))


async def deleted_ids_of(db: Connection, *people: int) -> dict[int, int]:
    """Map the numbers that replaced one or two people in matches, oldest first, to the people."""
    key = await key_of(db)
    whose = {pseudonym_by(key, person): person for person in people}
    rows = await db.all(_DELETED_IDS, (min(whose), max(whose)))
    return {row["deleted_id"]: whose[row["pseudonym"]] for row in rows}


async def remember(db: Connection, person: int, deleted_id: int, now: datetime) -> None:
    """Store that `deleted_id` replaces a person in matches, before their deletion is stored."""
    values = {"person": person, "deleted_id": deleted_id, "now": milliseconds(now)}
    values["lately"] = milliseconds(now - _LATELY)
    await db.run(_REMEMBER, values | {"pseudonym": await pseudonym_of(db, person)})
