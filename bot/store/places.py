"""What is stored of places: their open matches, and channels that are closed to the bot.

Where Discord refused an edit or a deletion, what is to be changed keeps its mark, and jobs leave it
out until the channel opens again. The marks of boards, which may be many, are parked until then.
"""

from collections.abc import Iterable
from datetime import datetime

from bot.domain.match import Place
from bot.store.database import Connection, Table, read, read_snapshot, write_long
from bot.store.held_shards import HeldTable
from bot.store.rows import milliseconds, moment, upsert

CLOSED = "(SELECT channel_id FROM closed_channels)"  # for conditions of jobs
_CLOSE = upsert("closed_channels", ("channel_id",), ("guild_id", "since"))
_OPEN = "DELETE FROM closed_channels WHERE channel_id = ?"
_OPEN_BEFORE = "DELETE FROM closed_channels WHERE since <= ?{and_held}"
_ALL = "SELECT channel_id, since FROM closed_channels{where_held}"
_CHANNEL = "(SELECT channel_id FROM matches WHERE id = match_id)"
_PARK = f"UPDATE redraws SET urgent = NULL WHERE urgent = 0 AND {_CHANNEL} = ?"  # noqa: S608
_UNPARK = f"UPDATE redraws SET urgent = 0 WHERE urgent IS NULL AND {_CHANNEL} NOT IN {CLOSED}"  # noqa: S608
_IN_CHANNEL = """
SELECT match_id AS id FROM playing WHERE channel_id = :place
UNION SELECT id FROM matches WHERE status = 'invited' AND channel_id = :place ORDER BY id
"""
_IN_SERVER = """
SELECT id FROM matches WHERE guild_id = :place AND can_edit >= :least
    AND id IN (SELECT match_id FROM playing)
UNION ALL SELECT id FROM matches
WHERE guild_id = :place AND can_edit >= :least AND status = 'invited'
"""
_FORGET_REMINDERS = """
UPDATE matches SET remind_at = NULL, reminder_id = NULL
WHERE remind_at IS NOT NULL AND channel_id = ?
"""
_CHOOSE_NO_CHANNEL = tuple(
    f"UPDATE {table} SET channel_id = NULL WHERE channel_id = ?"  # noqa: S608
    for table in ("puzzle_channels", "season_settings", "evenings")
)


class ClosedChannelTable(HeldTable):
    """The closed channels; jobs open those on shards that this process holds."""

    @write_long
    async def close(self, db: Connection, place: Place, now: datetime) -> None:
        await db.run(_CLOSE, (place.channel_id, place.guild_id, milliseconds(now)))
        await db.run(_PARK, (place.channel_id,))

    @write_long
    async def open(self, db: Connection, answered: Iterable[int], before: datetime) -> None:
        """Open channels that have answered, and those that are closed since before a moment."""
        opened = await db.run(self._held(_OPEN_BEFORE), (milliseconds(before),))
        if opened + sum([await db.run(_OPEN, (channel_id,)) for channel_id in answered]):
            await db.run(_UNPARK)

    @read
    async def all(self, db: Connection) -> dict[int, datetime]:
        return {row[0]: moment(row[1]) for row in await db.all(self._held(_ALL))}


class PlaceTable(Table):
    """What is stored about places: channels, threads and servers."""

    @read_snapshot
    async def in_channel(self, db: Connection, channel_id: int) -> list[int]:
        return [row["id"] for row in await db.all(_IN_CHANNEL, {"place": channel_id})]

    @read_snapshot
    async def in_server(self, db: Connection, guild_id: int, *, visited: bool) -> list[int]:
        """Return a server's open matches, also where only people have the bot if `visited`."""
        names = {"place": guild_id, "least": int(not visited)}
        return [row["id"] for row in await db.all(_IN_SERVER, names)]

    @write_long
    async def drop(self, db: Connection, channel_id: int) -> None:
        """Drop the reminders of a deleted channel, and what was to be posted there."""
        for sql in (_FORGET_REMINDERS, *_CHOOSE_NO_CHANNEL):
            await db.run(sql, (channel_id,))
