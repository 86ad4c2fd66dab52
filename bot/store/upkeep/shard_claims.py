"""Which shards a process takes for itself, so that no two processes serve the same one."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.domain.shards import ONLY_CLUSTER, Cluster, Shards, all_shards

Advise = Callable[[], Awaitable[int]]
"""Returns how many shards there should be; only asked while no process holds one."""


class ShardClaims(Protocol):
    """The shards that this process takes, as one of several."""

    cluster: Cluster

    @property
    def is_sure(self) -> bool:
        """Whether this process certainly holds its shards, so that no other one serves them."""

    def shards(self) -> Shards:
        """Return what this process holds; while that is not sure, nothing."""

    async def confirm(self) -> bool:
        """Find out whether this process still holds its shards; raises StoreBusyError."""

    async def take(self, advise: Advise) -> Shards | None:
        """Wait for the shards of the cluster, take them, and keep them until `release`.

        Returns None for all shards, however many there are. Raises StoreUnusableError if the
        database cannot be used, and what `advise` raises.
        """

    def on_regained(self, call: Callable[[], None]) -> None:
        """Have `call` called whenever it is sure again, after a doubt, that the shards are held."""

    async def lost(self) -> None:
        """Wait until another process has taken what this one held."""

    async def release(self) -> None:
        """Leave the shards to the next process."""


class EveryShard:
    """The claims of a process that has the database to itself: it holds all shards."""

    cluster, is_sure = ONLY_CLUSTER, True

    def shards(self) -> Shards:
        """Return all shards."""
        return all_shards()

    async def confirm(self) -> bool:
        """Return True."""
        return True

    async def take(self, _: Advise) -> None:
        """Take all shards."""

    def on_regained(self, _: Callable[[], None]) -> None:
        """Do nothing, since there is no doubt."""

    async def lost(self) -> None:
        """Wait endlessly."""
        await asyncio.Event().wait()

    async def release(self) -> None:
        """Do nothing."""


EVERY_SHARD = EveryShard()
