"""The tables `joined_servers` and `listed_shards`: which servers have added the bot."""

from collections.abc import Collection
from datetime import datetime

from bot.domain.shards import JoinedServer, Shard
from bot.store.database import Connection, Database
from bot.store.rows import milliseconds

_LIST = """
INSERT INTO listed_shards (application_id, shard, shards) VALUES (?, ?, ?) ON CONFLICT DO NOTHING
"""
_STORED = "SELECT guild_id FROM joined_servers WHERE application_id = ?"
_JOIN = """
INSERT INTO joined_servers (application_id, guild_id, joined_at) VALUES (?, ?, ?)
ON CONFLICT DO NOTHING
"""
_LEAVE = "DELETE FROM joined_servers WHERE application_id = ? AND guild_id = ?"


class JoinedServerTable:
    """The servers that have added an application, since each was first heard of."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def list(
        self, application_id: int, shard: Shard, servers: Collection[int], now: datetime
    ) -> set[int]:
        """Store which servers a shard serves, and return those that are known.

        Others have added the bot since the last list. They are not stored yet, unless this is the
        shard's first list: then all are known. Those that are not in the list any more are removed.
        """
        return await self._database.write(
            lambda db: _list(db, application_id, shard, set(servers), milliseconds(now))
        )

    async def join(self, application_id: int, server: JoinedServer) -> None:
        """Store a server, unless it was stored before."""
        row = (application_id, server.id, milliseconds(server.joined_at))
        await self._database.write(lambda db: db.run_last(_JOIN, row))

    async def leave(self, application_id: int, server: int) -> None:
        """Remove a server."""
        key = (application_id, server)
        await self._database.write(lambda db: db.run(_LEAVE, key))


async def _list(
    db: Connection, application_id: int, shard: Shard, servers: set[int], now: int
) -> set[int]:
    is_first = await db.run(_LIST, (application_id, *shard)) == 1
    stored = shard.own(row["guild_id"] for row in await db.all(_STORED, (application_id,)))
    for server in stored - servers:
        await db.run(_LEAVE, (application_id, server))
    if not is_first:
        return stored & servers
    for server in servers:
        await db.run(_JOIN, (application_id, server, now))
    return servers
