"""Serves health and metrics over HTTP."""

from asyncio import create_task, sleep
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import NoReturn

import discord
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.domain.shards import all_shards
from bot.errors import StartError, StoreError
from bot.exact_json import exact
from bot.log import brief, log
from bot.metrics import CONNECTED, HELD, LAST_BACKUP, LIVE, PLAYERS, SERVERS, SIZE
from bot.store.database import Database
from bot.store.held_shards import ShardClaims
from bot.store.upkeep.backups import Backups
from bot.store.upkeep.counts import CountTable

COUNT_EVERY = 300.0
DAYS = (1, 7)  # players are counted over so many of the last days


@asynccontextmanager
async def serve(  # noqa: PLR0913
    client: discord.AutoShardedClient,
    database: Database,
    host: str,
    port: int,
    *,
    backups: Backups | None = None,
    claims: ShardClaims | None = None,  # if several processes may run the bot
) -> AsyncIterator[None]:
    """Serve `/health` and `/metrics` until the context ends; raises StartError."""
    app = web.Application()
    counts = CountTable(database, all_shards if claims is None else claims.shards)
    counting = create_task(_count_everywhere(counts))
    handlers = _Handlers(client, database, counts, backups, claims)
    app.add_routes([web.get("/health", handlers.health), web.get("/metrics", handlers.metrics)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await _listen(runner, host, port)
        yield
    finally:
        counting.cancel()
        await runner.cleanup()


async def _count_everywhere(counts: CountTable) -> NoReturn:
    """Count every five minutes what takes too long for each scrape."""
    while True:
        with suppress(StoreError):
            SIZE.set(await counts.size())
            for days in DAYS:
                since = datetime.now(UTC) - timedelta(days)
                PLAYERS.labels(days=days).set(await counts.players(since))
        await sleep(COUNT_EVERY)


async def _listen(runner: web.AppRunner, host: str, port: int) -> None:
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        says = f"cannot listen at {host}, port {port}: {error.strerror}"
        raise StartError(f"METRICS_HOST and METRICS_PORT: {says}.") from error
    log.info("metrics served: host=%s port=%d", host, port)


@dataclass(frozen=True)
class _Handlers:
    client: discord.AutoShardedClient
    database: Database
    counts: CountTable
    backups: Backups | None
    claims: ShardClaims | None

    async def health(self, _: web.Request) -> web.Response:
        """Answer 200 if the shards (unless the process stands by) and the database work, or 503."""
        shards = self._shards()
        error = await self._count_live() or self.database.fault
        healthy = self._serves(shards) and not error
        state: dict[str, object] = {"healthy": healthy, "database": error or "ok", "shards": shards}
        if self.claims is not None:
            held = self.claims.shards()
            state["cluster"] = str(self.claims.cluster)
            state |= {"shard_count": held.count, "held": sorted(held.held)}
        if self.backups is not None:
            last = self.backups.last
            state["last_backup"] = last and last.isoformat(timespec="seconds")
        return web.json_response(exact(state), status=200 if healthy else 503)

    async def metrics(self, _: web.Request) -> web.Response:
        """Answer with all metrics; the number of live matches is NaN if the database fails."""
        await self._count_live()
        for shard, connected in self._shards().items():
            CONNECTED.labels(shard=shard).set(connected)
        if self.claims is not None:
            HELD.clear()
            for shard in self.claims.shards().held:
                HELD.labels(cluster=str(self.claims.cluster), shard=shard).set(1)
        LAST_BACKUP.set(self._last_backup())
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    def _last_backup(self) -> float:
        if self.backups is None:
            return float("nan")
        return 0.0 if self.backups.last is None else self.backups.last.timestamp()

    def _serves(self, shards: dict[int, bool]) -> bool:
        """Return whether this process has its shards and all are connected, or stands by."""
        if self.claims is not None and self.claims.stands_by:
            return True
        wanted = self.client.shard_count or 1
        if self.claims is not None:
            wanted = len(self.claims.shards().held) or 1
        return len(shards) == wanted and all(shards.values())

    def _shards(self) -> dict[int, bool]:
        shards = self.client.shards.items()
        return {number: not shard.is_closed() for number, shard in shards}

    async def _count_live(self) -> str | None:
        """Count the live matches and servers; return the database's error, or None."""
        try:
            live, servers = await self.counts.here()
            LIVE.set(live)
            SERVERS.set(servers)
        except StoreError as error:
            LIVE.set(float("nan"))
            return brief(error)
        return None
