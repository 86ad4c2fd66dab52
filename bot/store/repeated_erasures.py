"""Repeats in a restored backup the deletions that people asked for after it was made."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import NamedTuple

from bot.store.erasures import begin
from bot.store.former_people import pseudonym_of
from bot.store.rows import moment

_KEY = "SELECT key FROM pseudonym_key"
_FINISHED = "SELECT stand_in, pseudonym, erased_at FROM former_people"
_UNFINISHED = "SELECT stand_in, person_id, begun_at FROM erasures"
_PEOPLE = """
SELECT x_person AS person FROM matches WHERE x_person > 0
UNION SELECT o_person FROM matches WHERE o_person > 0
"""


class Deletion(NamedTuple):
    """The number that replaces a person, whose id or pseudonym this is, and when it began."""

    stand_in: int
    whose: int
    begun_at: int


class Deletions(NamedTuple):
    """What a database knows of deletions, and the key of its pseudonyms."""

    key: bytes
    finished: list[Deletion]
    unfinished: list[Deletion]


def read_deletions(path: str) -> Deletions | None:
    """Return what the database at `path` knows of deletions.

    None if it cannot be read, or is too old to know of any.
    """
    try:
        with closing(sqlite3.connect(path)) as connection:
            finished, unfinished = (
                [Deletion(*row) for row in connection.execute(sql)]
                for sql in (_FINISHED, _UNFINISHED)
            )
            return Deletions(_key(connection), finished, unfinished)
    except sqlite3.Error:
        return None


def repeat_deletions(restored: sqlite3.Connection, deletions: Deletions) -> int | None:
    """Begin again the deletions that the restored database does not know; return how many.

    A running bot finishes them. None if the two databases have nothing to do with each other.
    """
    if deletions.key != _key(restored):
        return None
    again = [*deletions.unfinished, *_finished_since(restored, deletions.finished)]
    for deletion in again:
        begin(restored, deletion.whose, deletion.stand_in, moment(deletion.begun_at))
    return len({deletion.whose for deletion in again})


def _key(connection: sqlite3.Connection) -> bytes:
    (key,) = connection.execute(_KEY).fetchone()
    return bytes(key)


def _finished_since(restored: sqlite3.Connection, finished: list[Deletion]) -> Iterator[Deletion]:
    """Yield the deletions of people who are in the restored database, with their ids."""
    known = {row[0] for row in restored.execute(_FINISHED)}
    since = {deletion.whose: deletion for deletion in finished if deletion.stand_in not in known}
    people = restored.execute(_PEOPLE).fetchall() if since else []
    for (person,) in people:
        if (pseudonym := pseudonym_of(restored, person)) in since:
            yield since[pseudonym]._replace(whose=person)
