"""Uses a database on a server while a bot has it: looks at it, or runs short work."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

import asyncpg

from bot.store.database import T, Work
from bot.store.database_url import shown
from bot.store.migrations import SELECT_VERSION, refuse_other, version_of
from bot.store.postgres.errors import start_errors
from bot.store.postgres.pool import connect
from bot.store.postgres.process_lock import KEYS
from bot.store.postgres.statements import PostgresConnection

_IN_USE = """
SELECT EXISTS (
    SELECT 1 FROM pg_locks
    WHERE locktype = 'advisory' AND classid = $1::bigint::oid AND objid = $2::bigint::oid
    AND objsubid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
)
"""


class ServerInspection(NamedTuple):
    """The versions of the `server` and of the schema, 0 without tables; `size` is in bytes."""

    server: str
    version: int
    size: int
    in_use: bool


async def inspect(url: str) -> ServerInspection:
    """Return what the database at `url` is like; raises StoreUnusableError."""
    async with _connected(url, "read") as raw:
        has_tables = await raw.fetchval("SELECT to_regclass('schema_version') IS NOT NULL")
        return ServerInspection(
            server=str(raw.get_server_version().major),
            version=version_of(await raw.fetchrow(SELECT_VERSION)) if has_tables else 0,
            size=await raw.fetchval("SELECT pg_database_size(current_database())"),
            in_use=await raw.fetchval(_IN_USE, *KEYS),
        )


async def visit(url: str, work: Work[T], *, read_only: bool = False, or_older: bool = False) -> T:
    """Return the result of `work` after its commit; raises StoreUnusableError."""
    async with _connected(url, "read" if read_only else "used") as raw:
        refuse_other(await raw.fetchrow(SELECT_VERSION), shown(url), or_older=or_older)
        async with raw.transaction(readonly=read_only):
            return await work(PostgresConnection(raw, own_transactions=True))


@asynccontextmanager
async def _connected(url: str, action: str) -> AsyncIterator[asyncpg.Connection]:
    with start_errors(url, action):
        raw = await connect(url)
        try:
            yield raw
        finally:
            await raw.close()
