"""Repeats in a restored backup the deletions that people asked for after it was made."""

import sqlite3
from contextlib import closing
from typing import NamedTuple

from bot.domain.stored_data import FOUND_IN
from bot.store.database import Connection
from bot.store.deleted_people import key_of, pseudonym_of
from bot.store.people.deletions import begin
from bot.store.rows import moment
from bot.store.sqlite import outside
from bot.store.sqlite.statements import at_once

_FINISHED = "SELECT deleted_id, pseudonym, deleted_at FROM deleted_people"
_UNFINISHED = "SELECT deleted_id, person_id, begun_at FROM deletions"
_PEOPLE = " UNION ".join(
    f"SELECT {column} AS person FROM {table} WHERE {column} > 0"  # noqa: S608
    for table, column in FOUND_IN
)


class Deletion(NamedTuple):
    """The number that replaces a person, whose id or pseudonym this is, and when it began."""

    deleted_id: int
    whose: int
    begun_at: int


class Deletions(NamedTuple):
    """What a database knows of deletions, and the key of its pseudonyms."""

    key: bytes
    finished: list[Deletion]
    unfinished: list[Deletion]


def read_deletions(path: str) -> Deletions | None:
    """Return what the database at `path` knows of deletions.

    None if it cannot be read, or is too old to know of any. Raises StoreUnusableError if the
    journal next to it belongs to another file.
    """
    try:
        with closing(outside.connect(path, "rw")) as connection:
            return at_once(_read)(connection)
    except sqlite3.Error:
        return None


async def _read(db: Connection) -> Deletions:
    finished = [Deletion(*row) for row in await db.all(_FINISHED)]
    unfinished = [Deletion(*row) for row in await db.all(_UNFINISHED)]
    return Deletions(await key_of(db), finished, unfinished)


async def repeat_deletions(restored: Connection, deletions: Deletions) -> int | None:
    """Begin again the deletions that the restored database does not know; return how many.

    A running bot finishes them. None if the two databases have nothing to do with each other.
    """
    if deletions.key != await key_of(restored):
        return None
    again = [*deletions.unfinished, *await _finished_since(restored, deletions.finished)]
    for deletion in again:
        await begin(restored, deletion.whose, deletion.deleted_id, moment(deletion.begun_at))
    return len({deletion.whose for deletion in again})


async def _finished_since(restored: Connection, finished: list[Deletion]) -> list[Deletion]:
    """Return the deletions of people who are in the restored database, with their ids."""
    known = {row[0] for row in await restored.all(_FINISHED)}
    since = {deletion.whose: deletion for deletion in finished if deletion.deleted_id not in known}
    people = await restored.all(_PEOPLE) if since else []
    pseudonyms = {person: await pseudonym_of(restored, person) for (person,) in people}
    return [
        since[pseudonym]._replace(whose=person)
        for person, pseudonym in pseudonyms.items()
        if pseudonym in since
    ]
