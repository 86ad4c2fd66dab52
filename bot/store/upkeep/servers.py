"""The tables `servers`, `joined_servers` and `command_sync`: settings, joined servers, commands."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import datetime
from typing import NamedTuple

import orjson

from bot.domain.preferences import CALL_PAUSE, ServerSettings, settings_of
from bot.domain.shards import UNKNOWN_LOCALE, Shard
from bot.errors import Refusal
from bot.store.database import Connection, Table, read, write
from bot.store.ratings.season_roles import FORGET_ROLE
from bot.store.rows import milliseconds, moment, upsert, wait_over

_SETTINGS = "SELECT * FROM servers WHERE guild_id = ?"
_SET = {
    setting: upsert("servers", ("guild_id",), (setting,))
    for setting in ("difficulty", "pace", "everywhere", "language", "call_role", "call_anyway")
}
_CALL = """
UPDATE servers SET called_at = :now
WHERE guild_id = :guild_id AND call_role IS NOT NULL AND coalesce(called_at, 0) <= :latest
RETURNING call_role, call_anyway
"""
_NOT_CALLED = "UPDATE servers SET called_at = NULL WHERE guild_id = ? AND called_at = ?"
_NO_CALL = "UPDATE servers SET call_role = NULL WHERE guild_id = :guild AND call_role = :role"
_JOINED = "SELECT guild_id FROM joined_servers WHERE left_at IS NULL"
_LOCALE = "SELECT locale FROM joined_servers WHERE guild_id = ? AND left_at IS NULL"
_JOIN = upsert("joined_servers", ("guild_id",), ("locale", "left_at"))
_LEAVE = upsert("joined_servers", ("guild_id",), ("left_at",))
_COMMANDS = "SELECT digest, ids FROM command_sync WHERE application_id = ?"
_SAVE_COMMANDS = upsert("command_sync", ("application_id",), ("digest", "ids"))


class SyncedCommands(NamedTuple):
    """The digest of the commands of an application, and their ids by name; empty if unknown."""

    digest: str = ""
    ids: Mapping[str, int] = {}


class ServerSettingsTable(Table):
    """The stored settings of servers."""

    @read
    async def find(self, db: Connection, guild_id: int | None) -> ServerSettings:
        """Return a server's settings; the defaults if none are stored, or without a server."""
        row = await db.one(_SETTINGS, (guild_id,))
        if row is None:
            return ServerSettings()
        stored = row["difficulty"], row["pace"], row["language"], row["call_role"]
        settings = settings_of(*stored, everywhere=bool(row["everywhere"]))
        return replace(settings, calls_anyway=row["call_anyway"] == (row["call_role"] or 0))

    @write
    async def change(
        self, db: Connection, guild_id: int, setting: str, value: str | int | None
    ) -> None:
        """Store a setting by name; `everywhere` applies to matches that end from now on."""
        await db.run(_SET[setting], (guild_id, value))

    @write
    async def forget_role(self, db: Connection, guild_id: int, role: int) -> None:
        """Store that a role was deleted: nobody gets it any more, or is called by it."""
        for sql in (_NO_CALL, *FORGET_ROLE):
            await db.run(sql, {"guild": guild_id, "role": role})

    @write
    async def call(self, db: Connection, guild_id: int | None, now: datetime) -> tuple[int, bool]:
        """Note a call of players; return the role, and whether to mention it though not all may.

        Raises Refusal if players were called a moment ago, or if there is no role any more.
        """
        times = {"now": milliseconds(now), "latest": milliseconds(now - CALL_PAUSE)}
        if called := await db.one(_CALL, times | {"guild_id": guild_id}):
            return called["call_role"], called["call_role"] == called["call_anyway"]
        row = await db.one(_SETTINGS, (guild_id,))
        if row is None or row["call_role"] is None:
            raise Refusal("unknown-button")
        raise Refusal("just-called", until=wait_over(moment(row["called_at"]) + CALL_PAUSE))

    @write
    async def not_called(self, db: Connection, guild_id: int | None, now: datetime) -> None:
        """Store that the call which was noted at `now` has not come."""
        await db.run(_NOT_CALLED, (guild_id, milliseconds(now)))


class JoinedServerTable(Table):
    """The servers that have added the bot, since each was welcomed, and those that removed it."""

    @read
    async def left(self, db: Connection, shard: Shard, servers: Collection[int]) -> set[int]:
        """Return the stored servers of a shard that are not among those that it serves now."""
        joined = {row["guild_id"] for row in await db.all(_JOINED)}
        return set(filter(shard.serves, joined.difference(servers)))

    @read
    async def known_locale(self, db: Connection, server: int) -> str | None:
        """Return the locale that Discord has for a server; None for one that is not stored."""
        row = await db.one(_LOCALE, (server,))
        return None if row is None else row["locale"]

    async def locale(self, server: int) -> str:
        return await self.known_locale(server) or UNKNOWN_LOCALE

    @write
    async def join(self, db: Connection, server: int, locale: str) -> None:
        await db.run(_JOIN, (server, locale, None))

    @write
    async def leave(self, db: Connection, server: int, now: datetime) -> None:
        await db.run(_LEAVE, (server, milliseconds(now)))


class CommandSyncTable(Table):
    """What is known of the commands last sent to Discord, for each application."""

    @read
    async def find(self, db: Connection, application_id: int) -> SyncedCommands:
        return await synced_commands(db, application_id)

    @write
    async def save(self, db: Connection, application_id: int, synced: SyncedCommands) -> None:
        ids = orjson.dumps(synced.ids).decode()
        await db.run(_SAVE_COMMANDS, (application_id, synced.digest, ids))


async def synced_commands(db: Connection, application_id: int) -> SyncedCommands:
    row = await db.one(_COMMANDS, (application_id,))
    return SyncedCommands(row["digest"], orjson.loads(row["ids"])) if row else SyncedCommands()
