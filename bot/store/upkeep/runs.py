"""The table `running_shards`: where the bot runs, or ran when it stopped without a clean end."""

from collections.abc import Collection

from bot.domain.shards import HeldShards, Shard, Shards, all_shards
from bot.store.database import Connection, Database
from bot.store.held import HeldTable, held_only

RECENT = 60_000
"""Milliseconds before the last change; answers from this time may not have reached Discord."""

_MARK_RECENT = """
INSERT INTO redraws (match_id)
SELECT id FROM matches
WHERE changed_at >= (SELECT max(changed_at) FROM matches{where_held}) - ?
AND can_edit <> 0{and_held}
ORDER BY changed_at DESC LIMIT ? ON CONFLICT DO NOTHING
"""
_RUNNING = "SELECT shard, shards FROM running_shards"
_BEGIN = "INSERT INTO running_shards (shard, shards) VALUES (?, ?)"
_END = "DELETE FROM running_shards WHERE shard = ? AND shards = ?"


class RunTable(HeldTable):
    """The run of this process on the shards that it holds, and how the one before it stopped."""

    def __init__(self, database: Database, shards: HeldShards = all_shards) -> None:
        super().__init__(database, shards)
        self._begun: set[Shard] = set()

    def has_begun(self) -> bool:
        """Return whether the run has begun on all shards that are held."""
        return not self._new()

    async def begin(self, limit: int) -> int:
        """Store that the run begins where it has not yet; return how many boards may be old.

        After an unclean stop, this marks the boards of the last minute to be redrawn: the latest
        first, and at most `limit`. After a clean stop there are none.
        """
        new = self._new()
        marked = await self._database.write_long(lambda db: _begin(db, new, limit))
        self._begun |= new
        return marked

    async def end(self) -> None:
        """Store that the run stops cleanly, with nothing left to answer."""
        if self._begun:
            await self._database.write(lambda db: _end(db, self._begun))

    def _new(self) -> set[Shard]:
        """Return the shards that are held and on which the run has not begun."""
        shards = self._shards()
        return {Shard(number, shards.count) for number in shards.held} - self._begun


async def _begin(db: Connection, new: set[Shard], limit: int) -> int:
    marked = 0
    for shard in [Shard(*row) for row in await db.all(_RUNNING)]:
        if _is_left(shard, new):
            sql = held_only(_MARK_RECENT, Shards(shard.shards, frozenset({shard.number})))
            marked += await db.run(sql, (RECENT, limit - marked))
            await db.run(_END, shard)
    for shard in new:
        await db.run(_BEGIN, shard)
    return marked


def _is_left(shard: Shard, new: Collection[Shard]) -> bool:
    """Return whether the process that ran on a shard has stopped.

    While any process runs, the number of shards does not change. In doubt about what is held, there
    is no `new` shard, and nothing to tell by.
    """
    return shard in new or (bool(new) and all(shard.shards != other.shards for other in new))


async def _end(db: Connection, shards: Collection[Shard]) -> None:
    for shard in shards:
        await db.run(_END, shard)
