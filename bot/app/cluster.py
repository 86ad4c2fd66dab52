"""A process's share of the whole bot, where several processes share a database."""

import asyncio
from contextlib import suppress
from datetime import timedelta

from bot.app.settings import Settings
from bot.domain.shards import Cluster
from bot.errors import SettingError, StoreError
from bot.store.database_url import is_postgres
from bot.store.postgres.turns import Turns

IDENTIFY_EVERY = timedelta(seconds=5)
"""The time between two shards that connect, for each of the groups that Discord allows at once."""
REQUEST_EVERY = timedelta(milliseconds=50)
"""The time between two requests that answer no interaction: Discord takes 50 a second at most."""
POST_EVERY = timedelta(milliseconds=200)
"""The time between two posts of the daily puzzle, or edits of them, so that others wait little."""
RETRY = 1.0
"""Seconds until a server that is gone is asked again for a turn."""
_ONE_FILE = (
    "CLUSTER={} needs a database on PostgreSQL: set DATABASE_URL, or leave CLUSTER out, since a "
    "file belongs to one process."
)
_TOO_FEW = "SHARD_COUNT={} is too few for CLUSTER={}: each process needs a shard of its own."


def cluster_of(settings: Settings) -> Cluster:
    """Return this process's share of the shards; raises SettingError if it has none."""
    cluster, shards = settings.cluster, settings.shard_count
    if cluster.of > 1 and not is_postgres(settings.database):
        raise SettingError(_ONE_FILE.format(cluster))
    if 0 < shards < cluster.of:
        raise SettingError(_TOO_FEW.format(shards, cluster))
    return cluster


class DiscordTurns:
    """The turns of a process, where Discord limits all processes together."""

    def __init__(self, turns: Turns) -> None:
        self._turns = turns

    async def identify(self, shard: int, max_concurrency: int) -> None:
        """Wait until a shard may connect, where Discord lets `max_concurrency` do so at once."""
        name = f"identify {shard % max_concurrency}"
        while True:
            try:
                return await self._turns.wait(name, IDENTIFY_EVERY)
            except StoreError:
                await asyncio.sleep(RETRY)

    async def request(self) -> None:
        """Wait until a request may be sent; while the database is gone, it may be sent at once."""
        with suppress(StoreError):
            await self._turns.wait("requests", REQUEST_EVERY)

    async def post(self) -> None:
        """Wait until a puzzle may be posted, or a post edited; raises StoreError."""
        await self._turns.wait("posts", POST_EVERY)
