"""The table `seasons`: when the seasons of each server started."""

from datetime import datetime

from bot.domain.ratings.leaderboard import Season, first_season
from bot.store.database import Connection, Row, Table, read, write
from bot.store.rows import milliseconds, moment_or_none

_OF_SERVER = """
SELECT number, scope, after, lead(after) OVER (ORDER BY number) AS until, started_at
FROM seasons WHERE guild_id = ? ORDER BY number
"""
_INSERT_FIRST = """
INSERT INTO seasons (guild_id, number, after) VALUES (?, 1, 0) ON CONFLICT DO NOTHING
"""
_INSERT = """
INSERT INTO seasons (guild_id, number, after, started_at)
VALUES (?, ?, (SELECT coalesce(max(ended), 0) FROM matches), ?)
"""


class SeasonTable(Table):
    """The stored seasons of servers."""

    @read
    async def all(self, db: Connection, guild_id: int) -> tuple[Season, ...]:
        """Return the seasons of a server by number; there is at least one."""
        return await _seasons_of(db, guild_id)

    async def current(self, guild_id: int) -> Season:
        """Return the season in which matches that end now count."""
        return (await self.all(guild_id))[-1]

    @write
    async def start(self, db: Connection, guild_id: int, number: int, now: datetime) -> Season:
        """Start a season if it is the next one, and return the current season."""
        await db.lock(guild_id)
        current = (await _seasons_of(db, guild_id))[-1]
        if number == current.number + 1:
            await db.run(_INSERT_FIRST, (guild_id,))
            await db.run(_INSERT, (guild_id, number, milliseconds(now)))
        return (await _seasons_of(db, guild_id))[-1]


async def _seasons_of(db: Connection, guild_id: int) -> tuple[Season, ...]:
    rows = await db.all(_OF_SERVER, (guild_id,))
    return tuple(map(_season_of, rows)) or (first_season(guild_id),)


def _season_of(row: Row) -> Season:
    return Season(**dict(row) | {"started_at": moment_or_none(row["started_at"])})
