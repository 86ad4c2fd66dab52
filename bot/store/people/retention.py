"""Removes what is kept for a limited time.

That is pings, declines, whose a deleted id is, which puzzles someone had opened who deleted their
data, and what a server had set that the bot left.
"""

from datetime import datetime, timedelta

from bot.domain.daily.days import counts_until, oldest_that_counts
from bot.domain.preferences import LEFT_SERVERS_KEPT
from bot.domain.shards import HeldShards, all_shards
from bot.domain.stored_data import DELETED_IDS_KEPT
from bot.store.database import Connection, Database, write_long
from bot.store.held_shards import HeldTable
from bot.store.rows import milliseconds, moment_or_none

_MILLISECOND = timedelta(milliseconds=1)
_DAY = timedelta(days=1) // _MILLISECOND

_NEXT = """
SELECT min(due) FROM (
    SELECT min(pinged_at) + :pause AS due FROM pings
    UNION ALL SELECT min(declined_at) + :pause FROM declines
    UNION ALL SELECT min(deleted_at) + :kept FROM deleted_people
    UNION ALL SELECT min(left_at) + :left FROM joined_servers
    UNION ALL SELECT CAST(:uncounted AS BIGINT) + min(number) * CAST(:day AS BIGINT)
    FROM puzzle_attempts WHERE person_id < 0
) AS dues
"""
_REMOVE_PAUSES = (
    "DELETE FROM pings WHERE pinged_at <= ?",
    "DELETE FROM declines WHERE declined_at <= ?",
)
_LEFT = "SELECT guild_id FROM joined_servers WHERE left_at <= ?"
_REMOVE_LEFT = (
    "DELETE FROM servers WHERE guild_id = ?",
    "DELETE FROM puzzle_channels WHERE guild_id = ?",
    "DELETE FROM joined_servers WHERE guild_id = ?",
)
_REMOVE_OPENED = "DELETE FROM puzzle_attempts WHERE person_id < 0 AND number < ?"
_FORGET = "DELETE FROM deleted_people WHERE deleted_at <= ?"


class RetentionTables(HeldTable):
    """The tables whose rows have an end; pings and declines are kept for `pause`."""

    def __init__(
        self, database: Database, pause: timedelta, shards: HeldShards = all_shards
    ) -> None:
        super().__init__(database, shards)
        self.pause = pause

    async def next_due(self) -> datetime | None:
        """Return when the next row is due to be removed, or None.

        These rows are about no server, and belong to shard 0.
        """
        if not self._shards().has(None):
            return None
        times = {"pause": self.pause, "kept": DELETED_IDS_KEPT, "left": LEFT_SERVERS_KEPT}
        kept = {name: time // _MILLISECOND for name, time in times.items()}
        kept |= {"uncounted": milliseconds(counts_until(0)), "day": _DAY}
        (due,) = await self._database.read(lambda db: db.one(_NEXT, kept))
        return moment_or_none(due)

    async def remove_due(self, now: datetime) -> None:
        """Remove every row whose time is over, also from the journal if it is about a deletion."""
        due = await self.next_due()
        if due is None or due > now:
            return
        if await self._remove(now):
            await self._database.empty_journal()

    @write_long
    async def _remove(self, db: Connection, now: datetime) -> int:
        """Remove the rows; return how many told whose a deleted id is."""
        for sql in _REMOVE_PAUSES:
            await db.run(sql, (milliseconds(now - self.pause),))
        for server in await db.all(_LEFT, (milliseconds(now - LEFT_SERVERS_KEPT),)):
            for sql in _REMOVE_LEFT:
                await db.run(sql, tuple(server))
        await db.run(_REMOVE_OPENED, (oldest_that_counts(now),))
        return await db.run(_FORGET, (milliseconds(now - DELETED_IDS_KEPT),))
