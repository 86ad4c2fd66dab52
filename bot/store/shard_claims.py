"""Which shards a process takes for itself, so that no two processes serve the same one."""

import asyncio
from collections.abc import Awaitable, Callable

from bot.domain.shards import ONLY_CLUSTER, Cluster, Shards, all_shards

Advise = Callable[[], Awaitable[int]]
"""Returns how many shards there should be; only asked while no process holds one."""


class ShardClaims:
    """The shards that this process takes; here all, since it has the database to itself.

    `PostgresShardClaims` are those of one process among several.
    """

    cluster: Cluster = ONLY_CLUSTER

    @property
    def is_sure(self) -> bool:
        """Whether this process certainly holds its shards, so that no other one serves them."""
        return True

    def shards(self) -> Shards:
        """Return what this process holds; while that is not sure, nothing."""
        return all_shards()

    async def confirm(self) -> bool:
        """Find out whether this process still holds its shards; raises StoreBusyError."""
        return True

    async def take(self, _: Advise, /) -> Shards | None:
        """Wait for the shards of the cluster, take them, and keep them until `release`.

        Returns None for all shards, however many there are. Raises StoreUnusableError if the
        database cannot be used, and what `advise` raises.
        """
        return None

    def on_regained(self, _: Callable[[], None], /) -> None:
        """Have a function called whenever it is sure again, after a doubt, that they are held."""

    async def lost(self) -> None:
        """Wait until another process has taken what this one held."""
        await asyncio.Event().wait()

    async def release(self) -> None:
        """Leave the shards to the next process."""


EVERY_SHARD = ShardClaims()
