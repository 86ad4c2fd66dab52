"""The tables `people` and `blocks`: what people have set, and whom they have blocked."""

import sqlite3
from collections.abc import Collection
from dataclasses import replace

from bot.domain.preferences import MAX_BLOCKED, Preferences
from bot.errors import TooManyBlocksError
from bot.store.former_people import pseudonym_of
from bot.store.sqlite.database import Database

_UPSERT = """
INSERT INTO people (person_id, challenges, reminders, games) VALUES (?, ?, ?, ?)
ON CONFLICT (person_id) DO UPDATE SET
    challenges = excluded.challenges, reminders = excluded.reminders, games = excluded.games
"""
_BLOCK = "INSERT INTO blocks (person_id, blocked_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
_UNBLOCK = "DELETE FROM blocks WHERE person_id = ? AND blocked_id IN (?, ?)"
_UNBLOCK_DELETED = "DELETE FROM blocks WHERE person_id = ? AND blocked_id < 0"
_COUNT = "SELECT count(*) FROM blocks WHERE person_id = ?"
_BLOCKED = "SELECT blocked_id FROM blocks WHERE person_id = ? ORDER BY rowid DESC"


class PreferencesTable:
    """The stored preferences; a person without a row has the defaults."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: int) -> Preferences:
        """Return the preferences of a person."""
        return await self._database.read(lambda db: _of(db, person))

    async def switch(
        self, person: int, *, challenges: bool = True, reminders: bool = True, games: bool = True
    ) -> None:
        """Store whether a person can be challenged and is reminded, and who sees their games."""
        row = (person, challenges, reminders, games)
        await self._database.write(lambda db: db.execute(_UPSERT, row).rowcount)

    async def block(
        self, person: int, blocked: Collection[int], unblocked: Collection[int]
    ) -> None:
        """Store that a person now blocks `blocked`, and no longer blocks `unblocked`.

        Raises TooManyBlocksError.
        """
        await self._database.write(lambda db: _block(db, person, blocked, unblocked))

    async def unblock_deleted(self, person: int) -> None:
        """Store that a person no longer blocks anybody who has deleted their data."""
        await self._database.write(lambda db: db.execute(_UNBLOCK_DELETED, (person,)).rowcount)


def block(connection: sqlite3.Connection, person: int, blocked: Collection[int]) -> None:
    """Store that a person blocks others; raises TooManyBlocksError, and nothing is stored."""
    pairs = [(person, other) for other in blocked]
    added = connection.executemany(_BLOCK, pairs).rowcount if pairs else 0
    if added and connection.execute(_COUNT, (person,)).fetchone()[0] > MAX_BLOCKED:
        raise TooManyBlocksError(limit=MAX_BLOCKED)


def _of(connection: sqlite3.Connection, person: int) -> Preferences:
    sql = "SELECT challenges, reminders, games FROM people WHERE person_id = ?"
    row = connection.execute(sql, (person,)).fetchone()
    ids = [row["blocked_id"] for row in connection.execute(_BLOCKED, (person,))]
    blocked = tuple(other for other in ids if other >= 0)
    preferences = Preferences(blocked=blocked, blocked_deleted=len(ids) - len(blocked))
    if row is None:
        return preferences
    challenges, reminders, games = map(bool, row)
    return replace(preferences, challenges=challenges, reminders=reminders, games=games)


def _block(
    connection: sqlite3.Connection,
    person: int,
    blocked: Collection[int],
    unblocked: Collection[int],
) -> None:
    ids = [(person, other, pseudonym_of(connection, other)) for other in unblocked]
    connection.executemany(_UNBLOCK, ids)
    block(connection, person, blocked)
