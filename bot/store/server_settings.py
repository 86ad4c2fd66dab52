"""The table `servers`: the settings of servers."""

import sqlite3

from bot.domain.server_settings import ServerSettings
from bot.domain.time_limits import TimeControl
from bot.store.sqlite.database import Database

_FIND = "SELECT * FROM servers WHERE guild_id = ?"
_UPSERT = """
INSERT INTO servers (guild_id, difficulty, pace, everywhere) VALUES (?, ?, ?, ?)
ON CONFLICT (guild_id) DO UPDATE SET
    difficulty = excluded.difficulty, pace = excluded.pace, everywhere = excluded.everywhere
"""
_RESET = """
INSERT INTO servers (guild_id, season_after)
VALUES (:guild, (SELECT coalesce(max(ended), 0) FROM matches))
ON CONFLICT (guild_id) DO UPDATE SET season_after = excluded.season_after
"""
_DELETE = (
    "DELETE FROM standings WHERE scope = ?",
    "DELETE FROM slots WHERE scope = ?",
    "DELETE FROM pairs WHERE scope = ?",
)


class ServerSettingsTable:
    """The stored settings of servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, guild_id: int | None) -> ServerSettings:
        """Return a server's settings; the defaults if none are stored, or without a server."""
        row = await self._database.read(lambda db: db.execute(_FIND, (guild_id,)).fetchone())
        if row is None:
            return ServerSettings()
        stored = row["pace"]
        time_control = None if stored is None else TimeControl(stored)
        return ServerSettings(
            row["difficulty"], time_control, bool(row["everywhere"]), row["season_after"]
        )

    async def save(self, guild_id: int, server: ServerSettings) -> None:
        """Store a server's settings, except for its season.

        The setting whether matches count everywhere applies to matches that end from now on.
        """
        values = (guild_id, server.difficulty, server.time_control, server.everywhere)
        await self._database.write(lambda db: db.execute(_UPSERT, values).rowcount)

    async def reset(self, guild_id: int) -> None:
        """Begin a new season: empty the server's leaderboard, but keep its matches."""
        await self._database.write_long(lambda db: _reset(db, guild_id))


def _reset(db: sqlite3.Connection, guild_id: int) -> None:
    db.execute(_RESET, {"guild": guild_id})
    for sql in _DELETE:
        db.execute(sql, (guild_id,))
