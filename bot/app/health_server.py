"""Serves health and metrics over HTTP."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.errors import StartError, StoreError
from bot.log import brief, log
from bot.metrics import CONNECTED, LAST_BACKUP, LIVE
from bot.store.backups import Backups
from bot.store.database import Database
from bot.store.match_counts import MatchCounts


@asynccontextmanager
async def serve(
    client: discord.AutoShardedClient,
    database: Database,
    host: str,
    port: int,
    backups: Backups | None = None,
) -> AsyncIterator[None]:
    """Serve `/health` and `/metrics` until the context ends; with port 0, serve nothing.

    Both say when the last of the `backups` was made. Raises StartError if the bot cannot
    listen at the address and port.
    """
    app = web.Application()
    handlers = _Handlers(client, MatchCounts(database), backups)
    app.add_routes([web.get("/health", handlers.health), web.get("/metrics", handlers.metrics)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        if port:
            await _listen(runner, host, port)
        yield
    finally:
        await runner.cleanup()


async def _listen(runner: web.AppRunner, host: str, port: int) -> None:
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as error:
        reason = error.strerror
        raise StartError(
            f"METRICS_HOST and METRICS_PORT: cannot listen at {host}, port {port}: {reason}."
        ) from error
    log.info("metrics served: host=%s port=%d", host, port)


class _Handlers:
    def __init__(
        self, client: discord.AutoShardedClient, counts: MatchCounts, backups: Backups | None
    ) -> None:
        self._client, self._counts, self._backups = client, counts, backups

    async def health(self, _: web.Request) -> web.Response:
        """Answer with the state of the database, of each shard and of the backups, if any.

        The status is 200 if Discord and the database are available, otherwise 503.
        """
        shards, error = self._shards(), await self._count_live()
        healthy = bool(shards) and all(shards.values()) and error is None
        state = {"healthy": healthy, "database": error or "ok", "shards": shards}
        if self._backups is not None:
            last = self._backups.last
            state["last_backup"] = last and last.isoformat(timespec="seconds")
        return web.json_response(state, status=200 if healthy else 503)

    async def metrics(self, _: web.Request) -> web.Response:
        """Answer with all metrics; the number of live matches is NaN if the database fails."""
        await self._count_live()
        for shard, connected in self._shards().items():
            CONNECTED.labels(shard=shard).set(connected)
        LAST_BACKUP.set(self._last_backup())
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    def _last_backup(self) -> float:
        """Return the value of the metric."""
        if self._backups is None:
            return float("nan")
        return 0.0 if self._backups.last is None else self._backups.last.timestamp()

    def _shards(self) -> dict[int, bool]:
        """Return whether each shard is connected."""
        shards = self._client.shards.items()
        return {number: not shard.is_closed() for number, shard in shards}

    async def _count_live(self) -> str | None:
        """Count the live matches; return the database's error, or None."""
        try:
            LIVE.set(await self._counts.live())
        except StoreError as error:
            LIVE.set(float("nan"))
            return brief(error)
        return None
