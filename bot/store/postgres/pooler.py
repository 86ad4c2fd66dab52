"""Refuses a pooler that gives each transaction another connection: no lock lasts under it."""

from contextlib import AsyncExitStack

import asyncpg

from bot.errors import StoreUnusableError
from bot.store.postgres.pool import connect

_OTHERS = 3  # a pooler hands out the connection that was used last, unless others take it
_PROCESS = "SELECT pg_backend_pid()"
_POOLER = (
    "A pooler before the database {} gives each transaction another connection, so that no lock "
    "lasts: connect to the server itself, or let the pooler work by session."
)


async def refuse_pooler(raw: asyncpg.Connection, url: str, name: str) -> None:
    """Raise StoreUnusableError if `raw` shares its process of the server with other connections.

    `name` is what messages call the database at `url`, without its password.
    """
    try:
        is_shared = await _is_shared(raw, url)
    except (asyncpg.DuplicatePreparedStatementError, asyncpg.InvalidSQLStatementNameError) as error:
        raise StoreUnusableError(_POOLER.format(name)) from error
    if is_shared:
        raise StoreUnusableError(_POOLER.format(name))


async def _is_shared(raw: asyncpg.Connection, url: str) -> bool:
    own = await raw.fetchval(_PROCESS)
    async with AsyncExitStack() as stack:
        for _ in range(_OTHERS):
            other = await connect(url)
            stack.push_async_callback(other.close)
            await other.execute("BEGIN")
            if await other.fetchval(_PROCESS) == own:
                return True
    return False
