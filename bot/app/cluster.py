"""What this process takes of the whole bot, where several processes share a database."""

import asyncio
from contextlib import suppress
from datetime import timedelta

from bot.app.discord_api import OK, RATE_LIMITED, SERVER_ERROR, UNAUTHORIZED, connect
from bot.app.settings import Settings
from bot.domain.shards import Cluster
from bot.errors import LoginError, SettingError, StoreError, UnreachedError
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
REFUSED = (
    "Discord does not accept the token: copy it again from the Bot page of your application into "
    "DISCORD_TOKEN."
)
_ONE_FILE = (
    "CLUSTER={} needs a database on PostgreSQL: set DATABASE_URL, or leave CLUSTER out, since a "
    "file belongs to one process."
)
_TOO_FEW = "SHARD_COUNT={} is too few for CLUSTER={}: each process needs a shard of its own."


def cluster_of(settings: Settings) -> Cluster:
    """Return this process's share of the shards; raises SettingError if that cannot be."""
    cluster, shards = settings.cluster, settings.shard_count
    if cluster.of > 1 and not is_postgres(settings.database):
        raise SettingError(_ONE_FILE.format(cluster))
    if 0 < shards < cluster.of:
        raise SettingError(_TOO_FEW.format(shards, cluster))
    return cluster


async def advised_shards(settings: Settings) -> int:
    """Return how many shards there should be, by the settings, otherwise by Discord's advice.

    There is one for each process at least. Raises LoginError, UnreachedError.
    """
    if settings.shard_count:
        return settings.shard_count
    async with connect(settings.api_url, settings.token) as api:
        answer = await api.request("/gateway/bot")
    if answer.status == UNAUTHORIZED:
        raise LoginError(REFUSED)
    if answer.status == RATE_LIMITED and answer.data:  # as when many processes start at once
        await asyncio.sleep(answer.data["retry_after"])
        return await advised_shards(settings)
    if answer.status >= SERVER_ERROR:
        raise UnreachedError(f"Discord answers with an error of its own ({answer.status}).")
    if answer.status != OK or not isinstance(answer.data, dict):
        raise LoginError("Discord did not say how many shards there should be: set SHARD_COUNT.")
    return max(int(answer.data.get("shards", 1)), settings.cluster.of)


class DiscordTurns:
    """The turns of this process in what Discord takes of all processes together."""

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
