"""Takes the shards of a cluster, waits for them while another process has them, and keeps them."""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from uuid import uuid4

import asyncpg

from bot.domain.shards import Cluster, Shards
from bot.errors import ShardsLostError
from bot.log import brief, log
from bot.store.held_shards import Advise, ShardClaims
from bot.store.postgres.errors import LOST, start_errors, store_errors
from bot.store.postgres.pool import PATIENCE, connect, hang_up
from bot.store.postgres.process_lock import refuse_pooler
from bot.store.postgres.shard_locks import ShardLocks

RENEW_EVERY = 2.0
TRUST = 8.0
"""Seconds since the last renewal in which no other process can have taken the shards: less than the
life of a claim, since what has begun by then has to end as well."""
LOOK_EVERY = 0.3  # seconds between attempts to take shards, or to come back to a lost server
_TIMEOUT = 8.0  # seconds for one statement; then the server counts as gone
_ERRORS = (*LOST, asyncpg.PostgresError)

if sys.platform == "linux":

    def now() -> float:
        """Return a time in seconds, which goes on while the machine is suspended."""
        return time.clock_gettime(time.CLOCK_BOOTTIME)
else:
    now = time.monotonic


class PostgresShardClaims(ShardClaims):
    """The claims of this process on the shards of `cluster`, in the database at `url`."""

    def __init__(self, url: str, cluster: Cluster) -> None:
        self.cluster = cluster
        self._url = url
        self._holder = uuid4().hex
        self._locks: ShardLocks | None = None
        self._shards = Shards(1, frozenset())
        self._renewed_at = -TRUST
        self._lost = asyncio.Event()
        self._news = asyncio.Event()
        self._fails = False
        self._doubted = False  # someone may have been told that nothing is held
        self._keeping: asyncio.Task[None] | None = None
        self._regained: Callable[[], None] = lambda: None

    @property
    def is_sure(self) -> bool:
        connected = self._locks is not None and not self._locks.raw.is_closed()
        return connected and now() - self._renewed_at < TRUST and not self._lost.is_set()

    def shards(self) -> Shards:
        if self.is_sure:
            return self._shards
        self._doubted = True
        return Shards(self._shards.count, frozenset())

    async def confirm(self) -> bool:
        with store_errors():
            async with asyncio.timeout(PATIENCE):
                while not (self.is_sure or self._lost.is_set()):
                    self._news.clear()
                    await self._news.wait()
        return self.is_sure

    async def take(self, advise: Advise, /) -> Shards:
        if self._keeping is None:
            await self._wait_for_shards(advise)
            self._keeping = asyncio.create_task(self._keep())
        return self._shards

    async def _wait_for_shards(self, advise: Advise) -> None:
        with start_errors(self._url, "used"):
            await refuse_pooler((await self._connected()).raw, self._url)
        try:
            while not await self._attempt(lambda: self._take(advise)):
                if not self.stands_by:
                    log.info("standing by: cluster=%s", self.cluster)
                self.stands_by = True
                await asyncio.sleep(LOOK_EVERY)
        finally:
            self.stands_by = False
        log.info("shards taken: shards=%s of=%d", self._shards, self._shards.count)

    def on_regained(self, call: Callable[[], None], /) -> None:
        self._regained = call

    async def lost(self) -> None:
        await self._lost.wait()

    async def release(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        if self._locks is not None:
            with suppress(*_ERRORS):
                await self._locks.release()
            await hang_up(self._locks.raw)

    async def _keep(self) -> None:
        """Renew the claims, and take them again after the connection was lost."""
        while not self._lost.is_set():
            await asyncio.sleep(LOOK_EVERY)
            self._doubted |= not self.is_sure
            if self._doubted or now() - self._renewed_at >= RENEW_EVERY:
                await self._attempt(self._renew)
                self._news.set()
            if self._doubted and self.is_sure:
                self._doubted = False
                self._regained()

    async def _take(self, advise: Advise) -> bool:
        locks = await self._connected()
        wanted = None if await locks.locked() else await advise()
        before, found = now(), await locks.take(self.cluster, wanted)
        if found is not None:
            self._shards = found
            self._renewed_at = before  # the server may have stored the claim at once
        return found is not None

    async def _renew(self) -> bool:
        locks, before = await self._connected(), now()
        try:
            renewed = await locks.renew(self._shards)
        except ShardsLostError:
            self._lost.set()
            return False
        if renewed:
            self._renewed_at = before
        return renewed

    async def _attempt(self, step: Callable[[], Awaitable[bool]]) -> bool:
        """Return the result of a step, or False if the database cannot be used."""
        try:
            done = await step()
        except _ERRORS as error:
            if isinstance(error, TimeoutError) and self._locks is not None:
                self._locks.raw.terminate()
            if not self._fails:
                log.warning("locks of shards out of reach: error=%s", brief(error))
            self._fails = True
            return False
        self._fails = False
        return done

    async def _connected(self) -> ShardLocks:
        if self._locks is None or self._locks.raw.is_closed():
            comes_back = self._locks is not None
            raw = await connect(self._url, command_timeout=_TIMEOUT)
            self._locks = ShardLocks(raw, self._holder, comes_back=comes_back)
        return self._locks
