"""The table `engine_turns`: which matches wait for an engine that thinks for long."""

from datetime import datetime

from bot.domain.match import Match
from bot.domain.shards import HeldShards, all_shards
from bot.store.database import Connection, Database
from bot.store.held import GUILD_OF_MATCH, held_only
from bot.store.rows import milliseconds, moment

_NOTE = """
INSERT INTO engine_turns (match_id, due_at) VALUES (?, ?)
ON CONFLICT (match_id) DO UPDATE SET due_at = excluded.due_at
"""
_FORGET = "DELETE FROM engine_turns WHERE match_id = ?"
_WAITING = "SELECT match_id FROM engine_turns{where_held} ORDER BY due_at"
_NEXT = "SELECT min(due_at) AS next FROM engine_turns{where_held}"


class EngineTurnTable:
    """The matches that wait for an engine, on the shards that this process holds."""

    def __init__(self, database: Database, shards: HeldShards = all_shards) -> None:
        self._database, self._shards = database, shards

    async def waiting(self) -> list[int]:
        """Return the ids of the matches that wait, the first to be due first."""
        sql = held_only(_WAITING, self._shards(), GUILD_OF_MATCH)
        rows = await self._database.read(lambda db: db.all(sql))
        return [row["match_id"] for row in rows]

    async def next_due(self) -> datetime | None:
        """Return when the next match will have waited for too long, or None."""
        sql = held_only(_NEXT, self._shards(), GUILD_OF_MATCH)
        row = await self._database.read(lambda db: db.one(sql))
        return None if row["next"] is None else moment(row["next"])


async def note_engine_turn(connection: Connection, match: Match) -> None:
    """Store whether a match waits for an engine, and until when it is to wait at most."""
    if match.engine_due_at is None:
        await connection.run_later(_FORGET, [(match.id,)])
    else:
        await connection.run_later(_NOTE, [(match.id, milliseconds(match.engine_due_at))])
