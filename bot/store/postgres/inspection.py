"""Looks at a database on a server without changing it, also while a bot uses it."""

from typing import NamedTuple

import asyncpg

from bot.store.postgres.errors import start_errors
from bot.store.postgres.migrate import newest_version
from bot.store.postgres.pool import connect
from bot.store.postgres.process_lock import KEYS

_VERSION = "SELECT max(version) FROM schema_version"
_SIZE = "SELECT pg_database_size(current_database())"
_IN_USE = """
SELECT EXISTS (
    SELECT 1 FROM pg_locks
    WHERE locktype = 'advisory' AND classid = $1::bigint::oid AND objid = $2::bigint::oid
    AND objsubid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
)
"""
_DIGESTS = "SELECT application_id, digest FROM command_sync"


class Inspection(NamedTuple):
    """What a database is like.

    `server` is the version of PostgreSQL, `version` that of the schema, 0 without tables, and
    `newest` the one that this program makes. `size` is in bytes. `digests` are those of the
    commands that each application has on Discord.
    """

    server: str
    version: int
    newest: int
    size: int
    in_use: bool
    digests: dict[int, str]


async def inspect(url: str, name: str) -> Inspection:
    """Return what the database at `url` is like; raises StoreUnusableError.

    `name` is what messages call the database, without its password.
    """
    with start_errors(name, "read"):
        raw = await connect(url)
        try:
            return await _inspected(raw)
        finally:
            await raw.close()


async def _inspected(raw: asyncpg.Connection) -> Inspection:
    has_tables = await raw.fetchval("SELECT to_regclass('schema_version') IS NOT NULL")
    return Inspection(
        server=str(raw.get_server_version().major),
        version=(await raw.fetchval(_VERSION) or 0) if has_tables else 0,
        newest=newest_version(),
        size=await raw.fetchval(_SIZE),
        in_use=await raw.fetchval(_IN_USE, *KEYS),
        digests=dict(await raw.fetch(_DIGESTS)) if has_tables else {},
    )
