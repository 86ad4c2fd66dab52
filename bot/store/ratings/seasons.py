"""The table `seasons`: when the seasons of each server started."""

from datetime import datetime

from bot.domain.season import Season, first_season, refuse_undo
from bot.errors import UnknownButtonError
from bot.store.database import Connection, Row, Table, read, write
from bot.store.rows import milliseconds, moment_or_none

_OF_SERVER = """
SELECT id, number, scope, after, lead(after) OVER (ORDER BY number) AS until, started_at
FROM seasons WHERE guild_id = ? AND undone = 0 ORDER BY number
"""
_INSERT_FIRST = """
INSERT INTO seasons (guild_id, number, after) VALUES (?, 1, 0) ON CONFLICT DO NOTHING
"""
_INSERT = """
INSERT INTO seasons (guild_id, number, after, started_at)
VALUES (?, ?, (SELECT coalesce(max(ended), 0) FROM matches), ?)
"""
_UNDONE = "SELECT number FROM seasons WHERE guild_id = ? AND id = ? AND undone = 1"
# Its standings are deleted later, and its matches counted in the season before it.
_UNDO = "UPDATE seasons SET undone = 1, counted = after WHERE id = ?"
_RESUME = "UPDATE seasons SET counted = coalesce(counted, ?) WHERE id = ?"


class SeasonTable(Table):
    """The stored seasons of servers."""

    @read
    async def all(self, db: Connection, guild_id: int) -> tuple[Season, ...]:
        """Return the seasons of a server by number; there is at least one."""
        return await seasons_of(db, guild_id)

    @write
    async def start(self, db: Connection, guild_id: int, number: int, now: datetime) -> Season:
        """Start a season if it is the next one, and return the current season."""
        await db.lock(guild_id)
        current = (await seasons_of(db, guild_id))[-1]
        if number == current.number + 1:
            await db.run(_INSERT_FIRST, (guild_id,))
            await db.run(_INSERT, (guild_id, number, milliseconds(now)))
        return (await seasons_of(db, guild_id))[-1]

    @write
    async def undo(self, db: Connection, guild_id: int, season_id: int, now: datetime) -> int:
        """Undo the start of a season, unless it is undone already; return the season's number.

        Raises LaterSeasonError, UndoTooLateError, and UnknownButtonError if the server never had
        that season.
        """
        await db.lock(guild_id)
        undone = await db.one(_UNDONE, (guild_id, season_id))
        if undone is not None:
            return int(undone["number"])
        seasons = {season.number: season for season in await seasons_of(db, guild_id)}
        season = next((one for one in seasons.values() if one.id == season_id), None)
        if season is None:
            raise UnknownButtonError
        refuse_undo(season, now)
        await db.run(_UNDO, (season.id,))
        await db.run(_RESUME, (season.after, seasons[season.number - 1].id))
        return season.number


async def seasons_of(db: Connection, guild_id: int) -> tuple[Season, ...]:
    """Return the seasons of a server by number; there is at least one."""
    rows = await db.all(_OF_SERVER, (guild_id,))
    return tuple(map(_season_of, rows)) or (first_season(guild_id),)


def _season_of(row: Row) -> Season:
    return Season(**dict(row) | {"started_at": moment_or_none(row["started_at"])})
