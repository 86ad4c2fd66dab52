"""Removes pings, declines, deleted ids, openings of puzzles and left servers after their time."""

from datetime import datetime, timedelta

from bot.domain.daily.days import counts_until, oldest_that_counts
from bot.domain.limits import CHALLENGE_PAUSE
from bot.domain.preferences import LEFT_SERVERS_KEPT
from bot.domain.stored_data import DELETED_IDS_KEPT
from bot.store.database import Connection, write_long
from bot.store.held_shards import HeldTable
from bot.store.rows import milliseconds

_PAUSE, _KEPT, _LEFT_KEPT, _DAY = (
    kept // timedelta(milliseconds=1)
    for kept in (CHALLENGE_PAUSE, DELETED_IDS_KEPT, LEFT_SERVERS_KEPT, timedelta(days=1))
)
_FIRST_UNCOUNTED = milliseconds(counts_until(0))
_NEXT = f"""
SELECT min(due) FROM (
    SELECT min(pinged_at) + {_PAUSE} AS due FROM pings
    UNION ALL SELECT min(declined_at) + {_PAUSE} FROM declines
    UNION ALL SELECT min(deleted_at) + {_KEPT} FROM deleted_people
    UNION ALL SELECT min(left_at) + {_LEFT_KEPT} FROM joined_servers
    UNION ALL SELECT {_FIRST_UNCOUNTED} + CAST(min(number) AS BIGINT) * {_DAY}
    FROM puzzle_attempts WHERE person_id < 0
) AS dues{{where_held}}
"""  # noqa: S608
_REMOVE_PAUSES = (
    "DELETE FROM pings WHERE pinged_at <= ?",
    "DELETE FROM declines WHERE declined_at <= ?",
)
_LEFT = "SELECT guild_id FROM joined_servers WHERE left_at <= ?"
_OF_SERVERS = (
    *("servers", "puzzle_channels", "season_settings", "season_roles"),
    *("evenings", "joined_servers"),
)
_REMOVE_LEFT = [f"DELETE FROM {table} WHERE guild_id = ?" for table in _OF_SERVERS]  # noqa: S608
_REMOVE_OPENED = "DELETE FROM puzzle_attempts WHERE person_id < 0 AND number < ?"
_FORGET = "DELETE FROM deleted_people WHERE deleted_at <= ?"


class RetentionTables(HeldTable):
    """The tables whose rows have an end; they are about no server, and belong to shard 0."""

    def next_due(self) -> str:
        return self._held(_NEXT, "0")

    async def remove_due(self, now: datetime) -> None:
        """Remove every row whose time is over, also from the journal if it is about a deletion."""
        if self._shards().has(None) and await self._remove(now):
            await self._database.empty_journal()

    @write_long
    async def _remove(self, db: Connection, now: datetime) -> int:
        """Remove the rows; return how many told whose a deleted id is."""
        for sql in _REMOVE_PAUSES:
            await db.run(sql, (milliseconds(now - CHALLENGE_PAUSE),))
        for server in await db.all(_LEFT, (milliseconds(now - LEFT_SERVERS_KEPT),)):
            for sql in _REMOVE_LEFT:
                await db.run(sql, tuple(server))
        await db.run(_REMOVE_OPENED, (oldest_that_counts(now),))
        return await db.run(_FORGET, (milliseconds(now - DELETED_IDS_KEPT),))
