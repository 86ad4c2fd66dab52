"""The settings of servers, which of them have added the bot's application, and its commands.

These are the tables `servers`, `joined_servers`, `left_servers`, `listed_shards` and
`command_sync`.
"""

from collections.abc import Collection
from datetime import datetime

import orjson

from bot.domain.preferences import ServerSettings, settings_of
from bot.domain.shards import UNKNOWN_LOCALE, JoinedServer, Shard
from bot.store.database import Connection, Table, read, write
from bot.store.rows import milliseconds, upsert
from bot.store.synced_commands import SyncedCommands

_SETTINGS = "SELECT * FROM servers WHERE guild_id = ?"
_SET = {
    setting: upsert("servers", ("guild_id",), (setting,))
    for setting in ("difficulty", "pace", "everywhere", "language")
}
_LIST = """
INSERT INTO listed_shards (application_id, shard, shards) VALUES (?, ?, ?) ON CONFLICT DO NOTHING
"""
_STORED = "SELECT guild_id, locale FROM joined_servers WHERE application_id = ?"
_LOCALE = "SELECT locale FROM joined_servers WHERE application_id = ? AND guild_id = ?"
_SET_LOCALE = "UPDATE joined_servers SET locale = ? WHERE application_id = ? AND guild_id = ?"
_JOIN = """
INSERT INTO joined_servers (application_id, guild_id, joined_at, locale) VALUES (?, ?, ?, ?)
ON CONFLICT DO NOTHING
"""
_LEAVE = "DELETE FROM joined_servers WHERE application_id = ? AND guild_id = ?"
_LEFT = upsert("left_servers", ("guild_id",), ("left_at",))
_NOT_LEFT = "DELETE FROM left_servers WHERE guild_id = ?"
_COMMANDS = "SELECT digest, ids FROM command_sync WHERE application_id = ?"
_SAVE_COMMANDS = upsert("command_sync", ("application_id",), ("digest", "ids"))


class ServerSettingsTable(Table):
    """The stored settings of servers."""

    @read
    async def find(self, db: Connection, guild_id: int | None) -> ServerSettings:
        """Return a server's settings; the defaults if none are stored, or without a server."""
        row = await db.one(_SETTINGS, (guild_id,))
        if row is None:
            return ServerSettings()
        words = row["difficulty"], row["pace"], row["language"]
        return settings_of(*words, everywhere=bool(row["everywhere"]))

    @write
    async def change(
        self, db: Connection, guild_id: int, setting: str, value: str | bool | None
    ) -> None:
        """Store one setting of a server, by its name in `ServerSettings`; the others stay.

        The setting whether matches count everywhere applies to matches that end from now on.
        """
        sql = _SET[setting]
        await db.run(sql, {"guild_id": guild_id, setting: value})


class JoinedServerTable(Table):
    """The servers that have added an application, since each was first heard of."""

    @read
    async def left(
        self, db: Connection, application_id: int, shard: Shard, servers: Collection[int]
    ) -> set[int]:
        """Return the stored servers of a shard that are not among those that it serves now."""
        rows = await db.all(_STORED, (application_id,))
        return shard.own(row["guild_id"] for row in rows) - set(servers)

    @write
    async def list(
        self,
        db: Connection,
        application_id: int,
        shard: Shard,
        servers: Collection[int],
        now: datetime,
    ) -> dict[int, str]:
        """Store which servers a shard serves, and return those that are known, with their locales.

        Others have added the bot since the last list. They are not stored yet, unless this is the
        shard's first list: then all are known. Those that are not in the list any more are removed.
        """
        is_first = await db.run(_LIST, (application_id, *shard)) == 1
        rows = await db.all(_STORED, (application_id,))
        locales = {row["guild_id"]: str(row["locale"]) for row in rows}
        stored, listed = shard.own(locales), set(servers)
        for server in stored - listed:
            await _leave(db, application_id, server, now)
        if not is_first:
            return {server: locales[server] for server in stored & listed}
        for server in listed:
            await _join(db, application_id, JoinedServer(server, now, None, UNKNOWN_LOCALE))
        return {server: locales.get(server, UNKNOWN_LOCALE) for server in listed}

    @write
    async def join(self, db: Connection, application_id: int, server: JoinedServer) -> None:
        """Store a server, unless it was stored before."""
        await _join(db, application_id, server)

    @write
    async def set_locale(
        self, db: Connection, application_id: int, server: int, locale: str
    ) -> None:
        """Store the locale that Discord now has for a server."""
        await db.run_last(_SET_LOCALE, (locale, application_id, server))

    @read
    async def locale(self, db: Connection, application_id: int, server: int) -> str:
        """Return the locale that Discord has for a server, UNKNOWN_LOCALE if it has not told."""
        row = await db.one(_LOCALE, (application_id, server))
        return UNKNOWN_LOCALE if row is None else row["locale"]

    @write
    async def leave(self, db: Connection, application_id: int, server: int, now: datetime) -> None:
        """Remove a server, and store when it was left."""
        await _leave(db, application_id, server, now)


async def _join(db: Connection, application_id: int, server: JoinedServer) -> None:
    joined_at = milliseconds(server.joined_at)
    await db.run(_JOIN, (application_id, server.id, joined_at, server.locale))
    await db.run(_NOT_LEFT, (server.id,))


async def _leave(db: Connection, application_id: int, server: int, now: datetime) -> None:
    await db.run(_LEAVE, (application_id, server))
    await db.run(_LEFT, {"guild_id": server, "left_at": milliseconds(now)})


class CommandSyncTable(Table):
    """What is known of the commands last sent to Discord, for each application."""

    @read
    async def find(self, db: Connection, application_id: int) -> SyncedCommands:
        """Return what is stored."""
        row = await db.one(_COMMANDS, (application_id,))
        return SyncedCommands.of(dict(row) if row else None)

    @write
    async def save(self, db: Connection, application_id: int, synced: SyncedCommands) -> None:
        """Store what Discord has now."""
        ids = orjson.dumps(synced.ids).decode()
        row = {"application_id": application_id, "digest": synced.digest, "ids": ids}
        await db.run(_SAVE_COMMANDS, row)
