"""What is due: matches to be ended, people to be reminded, boards to be drawn."""

import sqlite3
from datetime import datetime

from bot.domain.match import Match
from bot.store.rows import match_of, milliseconds, moment
from bot.store.sqlite.database import Database

_NEXT_DUE = "SELECT min(due_at) AS next FROM matches WHERE due_at IS NOT NULL"
_NEXT_REMINDER = "SELECT min(remind_at) AS next FROM matches WHERE remind_at IS NOT NULL"
_DUE = "SELECT id FROM matches WHERE due_at <= ? ORDER BY due_at LIMIT ?"
_TO_REMIND = "SELECT * FROM matches WHERE remind_at <= ? ORDER BY remind_at LIMIT ?"
# Taken before it is sent: after a crash in between, nobody is pinged twice.
_TAKE = """
UPDATE matches SET remind_at = NULL
WHERE id = ? AND revision = ? AND remind_at IS NOT NULL RETURNING reminder_id
"""


class DeadlineTable:
    """Deadlines and reminders as they are stored."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def next_due(self) -> datetime | None:
        """Return when the next match is due to end, or None."""
        return await self._next(_NEXT_DUE)

    async def next_reminder(self) -> datetime | None:
        """Return when the next person is to be reminded, or None."""
        return await self._next(_NEXT_REMINDER)

    async def due(self, now: datetime, limit: int) -> list[int]:
        """Return the ids of up to `limit` matches whose deadline has passed, oldest first."""
        values = (milliseconds(now), limit)
        rows = await self._database.read(lambda db: db.execute(_DUE, values).fetchall())
        return [row["id"] for row in rows]

    async def to_remind(self, now: datetime, limit: int) -> list[Match]:
        """Return up to `limit` matches whose reminder is due, oldest first."""
        values = (milliseconds(now), limit)
        rows = await self._database.read(lambda db: db.execute(_TO_REMIND, values).fetchall())
        return [match_of(row) for row in rows]

    async def take_reminder(self, match: Match) -> tuple[bool, int | None]:
        """Take the reminder of a match that has not changed since, so that it is sent once.

        Returns whether it was there to take, and the message of the reminder before.
        """
        values = (match.id, match.revision)
        row = await self._database.write(lambda db: db.execute(_TAKE, values).fetchone())
        return (False, None) if row is None else (True, row["reminder_id"])

    async def reminded(self, match_id: int, message_id: int | None) -> None:
        """Keep which message reminds of a match."""
        sql = "UPDATE matches SET reminder_id = ? WHERE id = ?"
        await self._database.write(lambda db: db.execute(sql, (message_id, match_id)).rowcount)

    async def redraws(self, limit: int) -> list[int]:
        """Return the ids of up to `limit` matches whose boards are to be brought level."""
        sql = "SELECT match_id FROM redraws ORDER BY match_id LIMIT ?"
        rows = await self._database.read(lambda db: db.execute(sql, (limit,)).fetchall())
        return [row["match_id"] for row in rows]

    async def redrawn(self, match_id: int) -> None:
        """Keep that a board is level."""
        sql = "DELETE FROM redraws WHERE match_id = ?"
        await self._database.write(lambda db: db.execute(sql, (match_id,)).rowcount)

    async def _next(self, sql: str) -> datetime | None:
        row = await self._database.read(lambda db: _row(db, sql))
        return None if row["next"] is None else moment(row["next"])


def _row(connection: sqlite3.Connection, sql: str) -> sqlite3.Row:
    row: sqlite3.Row = connection.execute(sql).fetchone()
    return row
