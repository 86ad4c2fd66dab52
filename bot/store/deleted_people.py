"""The tables `pseudonym_key` and `former_people`: recognizes people after they deleted their data.

A deletion replaces a person's id by numbers below zero. In what protects others it is the person's
pseudonym, which is always the same. In matches it is a stand-in, random and new at each deletion;
whose stand-in it is, is forgotten after a while.
"""

import hashlib
from datetime import datetime

from bot.store.database import Connection
from bot.store.rows import milliseconds

_PSEUDONYM_BITS = 62  # a pseudonym must fit a signed column of 64 bits

_KEY = "SELECT key FROM pseudonym_key"
_STAND_INS = """
SELECT stand_in, pseudonym FROM former_people WHERE pseudonym IN (?, ?) ORDER BY erased_at
"""
# Only for people who have matches, attempts or arenas: of all others, a backup has little.
_REMEMBER = """
INSERT INTO former_people (stand_in, pseudonym, erased_at)
SELECT :stand_in, :pseudonym, :now
WHERE EXISTS (SELECT 1 FROM matches WHERE x_person = :person)
OR EXISTS (SELECT 1 FROM matches WHERE o_person = :person)
OR EXISTS (SELECT 1 FROM puzzle_attempts WHERE person_id = :person)
OR EXISTS (SELECT 1 FROM arena_players WHERE person_id = :person)
OR EXISTS (SELECT 1 FROM arenas WHERE host = :person)
"""


async def pseudonym_of(db: Connection, person: int) -> int:
    """Return the number below zero that stands for a deleted person in what protects others."""
    return _pseudonym(await key_of(db), person)


async def key_of(db: Connection) -> bytes:
    """Return the key that pseudonyms are made with; each database has its own."""
    (key,) = await db.one(_KEY)
    return bytes(key)


def _pseudonym(key: bytes, person: int) -> int:
    digest = hashlib.blake2b(str(person).encode(), key=key).digest()
    return -1 - (int.from_bytes(digest, "big") >> (8 * len(digest) - _PSEUDONYM_BITS))


async def stand_ins_of(db: Connection, *people: int) -> dict[int, int]:
    """Return the numbers that replaced one or two people in matches, and whose each is.

    There is one for each deletion, oldest first, for as long as `STAND_INS_KEPT` says.
    """
    key = await key_of(db)
    whose = {_pseudonym(key, person): person for person in people}
    rows = await db.all(_STAND_INS, (min(whose), max(whose)))
    return {row["stand_in"]: whose[row["pseudonym"]] for row in rows}


async def remember(db: Connection, person: int, stand_in: int, now: datetime) -> None:
    """Store that `stand_in` replaces a person in matches; to be called before it does."""
    pseudonym = await pseudonym_of(db, person)
    values = {"person": person, "stand_in": stand_in, "pseudonym": pseudonym}
    await db.run(_REMEMBER, values | {"now": milliseconds(now)})
