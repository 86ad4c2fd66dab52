"""Locks shards on one connection; the locks go with it, however the process ends.

A claim beside each lock is renewed again and again, since a process that is frozen keeps its locks.
A claim of ten seconds ago lets another process end the backend of the lock. All times are of the
server's clock.
"""

from collections.abc import Iterable
from datetime import timedelta

import asyncpg

from bot.domain.shards import Cluster, Shards
from bot.errors import ShardsLostError
from bot.store.postgres.pool import PATIENCE
from bot.store.postgres.process_lock import KEYS

_SHARE_DATABASE = "SELECT pg_try_advisory_lock_shared($1, $2)"
_COUNT = "SELECT shards FROM shard_count FOR UPDATE"
_LOCKED = "SELECT shard FROM shard_locks"
_LOCK = "SELECT pg_try_advisory_lock(1315927400, shard) FROM unnest($1::int[]) AS shard"
_CLAIM = """
INSERT INTO shard_claims (shard, holder, backend_pid, renewed_at)
SELECT shard, $2, pg_backend_pid(), clock_timestamp() FROM unnest($1::int[]) AS shard
ON CONFLICT (shard) DO UPDATE SET
    holder = excluded.holder, backend_pid = excluded.backend_pid, renewed_at = excluded.renewed_at
"""
_RENEW = "UPDATE shard_claims SET renewed_at = clock_timestamp() WHERE holder = $1"
# The driver prepares a statement in a separate message. If a process freezes before the next one,
# the server does not count its transaction as idle.
_END_STUCK = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND usename = current_user
AND application_name = current_setting('application_name')
AND state = 'active' AND wait_event = 'ClientRead'
AND state_change NOT BETWEEN clock_timestamp() - interval '3 s' AND clock_timestamp()
"""
# Those that wait for a claim to grow old would do so for as long as the clock was set back.
_COUNT_AS_NOW = """
UPDATE shard_claims SET renewed_at = clock_timestamp() WHERE renewed_at > clock_timestamp()
"""
_RELEASE = "DELETE FROM shard_claims WHERE holder = $1"
_OWN = "SELECT count(*) FROM shard_claims WHERE holder = $1"
# A backend that has the lock of its claim is the holder's, whatever process has its number by now.
# Without its claim, a holder that comes back at this moment does not take the lock again.
_END_FROZEN = """
WITH frozen AS (
    SELECT shard, pid FROM shard_locks JOIN shard_claims USING (shard)
    WHERE backend_pid = pid AND shard = ANY($1)
    AND (holder = $2 OR renewed_at < clock_timestamp() - interval '10 s')
), forgotten AS (
    DELETE FROM shard_claims USING frozen
    WHERE shard_claims.shard = frozen.shard AND holder <> $2
)
SELECT pg_terminate_backend(pid) FROM frozen
"""
# When the server was gone, nobody has a lock, and each former holder comes back for it as well. A
# start in the future is of a clock that was ahead.
_MAY_COME_BACK = """
SELECT EXISTS (SELECT 1 FROM shard_claims WHERE shard = ANY($1) AND holder <> $2)
AND clock_timestamp() - CASE WHEN $3 THEN backend_start ELSE pg_postmaster_start_time() END
    BETWEEN interval '0' AND $4
FROM pg_stat_activity WHERE pid = pg_backend_pid()
"""
COMES_BACK = timedelta(seconds=5)
"""How long shards are left to those who had them before the server was gone."""


class ShardLocks:
    """The locks of shards on a connection, and the claims of a holder.

    If that `comes_back` to the server, others may do so as well: for five seconds it takes no shard
    that one of them had. One that has just begun waits so long only after the server's start.
    """

    def __init__(self, raw: asyncpg.Connection, holder: str, *, comes_back: bool) -> None:
        self.raw = raw
        self._holder = holder
        self._comes_back = comes_back
        self._shares_database = self._has_locks = False

    async def locked(self) -> frozenset[int]:
        return frozenset(row["shard"] for row in await self.raw.fetch(_LOCKED))

    async def take(self, cluster: Cluster, wanted: int | None) -> Shards | None:
        """Lock a free share, or return None; while no shard is locked, there are to be `wanted`."""
        if not await self._share_database():
            return None
        async with self.raw.transaction():
            count = await self.raw.fetchval(_COUNT)
            if not await self.locked():
                if wanted is None:
                    return None
                await self.raw.execute("UPDATE shard_count SET shards = $1", count := wanted)
            for share in cluster.shares(count):
                if await self._lock(share):
                    return Shards(count, share)
        return None

    async def renew(self, shards: Shards) -> bool:
        """Renew the claims, on a new connection with new locks; return False if that has to wait.

        Ends transactions of frozen processes, too. Raises ShardsLostError if others have the locks.
        """
        if not self._has_locks:
            return await self._take_again(shards)
        if await self.raw.execute(_RENEW, self._holder) != f"UPDATE {len(shards.held)}":
            raise ShardsLostError
        await self.raw.execute(_END_STUCK)
        return True

    async def release(self) -> None:
        """Remove the claims, so that nobody waits for this process to come back."""
        await self.raw.execute(_RELEASE, self._holder, timeout=PATIENCE)

    async def _take_again(self, shards: Shards) -> bool:
        if not await self._share_database():
            raise ShardsLostError
        async with self.raw.transaction():
            await self.raw.fetchval(_COUNT)
            if await self.raw.fetchval(_OWN, self._holder) != len(shards.held):
                raise ShardsLostError
            return await self._lock(shards.held)

    async def _share_database(self) -> bool:
        """Keep out commands that need the database to themselves; return whether there is none."""
        if not self._shares_database:
            self._shares_database = await self.raw.fetchval(_SHARE_DATABASE, *KEYS)
        return self._shares_database

    async def _lock(self, share: Iterable[int]) -> bool:
        shards = sorted(share)
        await self.raw.execute(_COUNT_AS_NOW)
        await self.raw.execute(_END_FROZEN, shards, self._holder)
        whose = (shards, self._holder, self._comes_back)
        if await self.raw.fetchval(_MAY_COME_BACK, *whose, COMES_BACK):
            return False
        if not (await self.locked()).isdisjoint(shards):
            return False
        await self.raw.execute(_CLAIM, shards, self._holder)
        await self.raw.execute(_LOCK, shards)  # last, since no rollback releases these locks
        self._has_locks = True
        return True
