"""The shards that this process holds: how it takes them, and what is due on their servers."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime

from bot.domain.shards import ONLY_CLUSTER, Cluster, HeldShards, Shards, all_shards
from bot.store.database import Connection, Database, Table, read
from bot.store.rows import milliseconds, moment_or_none

Advise = Callable[[], Awaitable[int]]
"""Returns how many shards there should be; only asked while no process holds one."""
Query = Callable[[], str]
"""Returns SQL for when, in milliseconds, a job is due: 0 at once, NULL never; it may use `:now`."""


class ShardClaims:
    """The shards of this process, here all; `PostgresShardClaims` is for one process of several."""

    cluster: Cluster = ONLY_CLUSTER
    stands_by = False  # whether it waits while others have all the shards that it could take

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

        None stands for all. Raises StoreUnusableError for an unusable database, and as `advise`.
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

GUILD_OF_MATCH = "(SELECT guild_id FROM matches WHERE matches.id = match_id)"


def held_only(sql: str, shards: Shards, guild_id: str = "guild_id") -> str:
    """Return a statement whose `{and_held}` or `{where_held}` keeps the rows of held shards.

    `guild_id` is SQL for the server of a row. A process with all shards keeps the statements and
    plans of one that runs alone. No shard is stored, so that their number can change.
    """
    if shards.are_all:
        return sql.format(and_held="", where_held="")
    numbers = ", ".join(map(str, sorted(shards.held))) or "-1"  # no shard has this number
    held = f"(coalesce({guild_id}, 0) >> 22) % {shards.count} IN ({numbers})"  # Discord's formula
    return sql.format(and_held=f" AND {held}", where_held=f" WHERE {held}")


class HeldTable(Table):
    """Some tables, as far as they are about the shards that this process holds."""

    def __init__(self, database: Database, shards: HeldShards = all_shards) -> None:
        super().__init__(database)
        self._shards = shards

    def _held(self, sql: str, guild_id: str = "guild_id") -> str:
        return held_only(sql, self._shards(), guild_id)


def nothing() -> str:
    """Return the query of a job that knows by itself when it has something to do."""
    return "NULL"


class DueTable(Table):
    """All tables in which jobs find what is due."""

    @read
    async def first(
        self, db: Connection, queries: Sequence[Query], now: datetime
    ) -> list[datetime | None]:
        sql = f"SELECT {', '.join(f'({query()})' for query in queries)}"
        row = await db.one(sql, {"now": milliseconds(now)})
        return [moment_or_none(at) for at in row]
