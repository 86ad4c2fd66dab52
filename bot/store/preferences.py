"""The tables `people` and `blocks`: what people have set, and whom they have blocked."""

import sqlite3
from collections.abc import Collection

from bot.domain.preferences import MAX_BLOCKED, Preferences
from bot.errors import TooManyBlocksError
from bot.store.sqlite.database import Database

_UPSERT = """
INSERT INTO people (person_id, challenges, reminders) VALUES (?, ?, ?)
ON CONFLICT (person_id) DO UPDATE SET
    challenges = excluded.challenges, reminders = excluded.reminders
"""
_BLOCK = "INSERT INTO blocks (person_id, blocked_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
_UNBLOCK = "DELETE FROM blocks WHERE person_id = ? AND blocked_id = ?"
_COUNT = "SELECT count(*) FROM blocks WHERE person_id = ?"
_BLOCKED = "SELECT blocked_id FROM blocks WHERE person_id = ? ORDER BY rowid DESC"


class PreferencesTable:
    """The stored preferences; a person without a row has the defaults."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: int) -> Preferences:
        """Return the preferences of a person."""
        return await self._database.read(lambda db: _of(db, person))

    async def switch(self, person: int, *, challenges: bool, reminders: bool) -> None:
        """Store whether a person can be challenged, and whether they are reminded."""
        row = (person, challenges, reminders)
        await self._database.write(lambda db: db.execute(_UPSERT, row).rowcount)

    async def block(
        self, person: int, blocked: Collection[int], unblocked: Collection[int]
    ) -> None:
        """Store that a person now blocks `blocked`, and no longer blocks `unblocked`.

        Raises TooManyBlocksError.
        """
        await self._database.write(lambda db: _block(db, person, blocked, unblocked))


def block(connection: sqlite3.Connection, person: int, blocked: Collection[int]) -> None:
    """Store that a person blocks others; raises TooManyBlocksError, and nothing is stored."""
    pairs = [(person, other) for other in blocked]
    added = connection.executemany(_BLOCK, pairs).rowcount if pairs else 0
    if added and connection.execute(_COUNT, (person,)).fetchone()[0] > MAX_BLOCKED:
        raise TooManyBlocksError(limit=MAX_BLOCKED)


def _of(connection: sqlite3.Connection, person: int) -> Preferences:
    sql = "SELECT challenges, reminders FROM people WHERE person_id = ?"
    row = connection.execute(sql, (person,)).fetchone()
    blocked = tuple(row["blocked_id"] for row in connection.execute(_BLOCKED, (person,)))
    if row is None:
        return Preferences(blocked=blocked)
    return Preferences(bool(row["challenges"]), bool(row["reminders"]), blocked)


def _block(
    connection: sqlite3.Connection,
    person: int,
    blocked: Collection[int],
    unblocked: Collection[int],
) -> None:
    connection.executemany(_UNBLOCK, [(person, other) for other in unblocked])
    block(connection, person, blocked)
