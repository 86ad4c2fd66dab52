"""Locks a database for one command, for as long as that has its connection.

Processes that run the bot share this lock (`shard_locks.py`). It cannot last under a pooler that
gives each transaction another connection.
"""

import asyncio
from contextlib import AsyncExitStack, suppress

import asyncpg

from bot.errors import StoreInUseError, StoreUnusableError
from bot.store.database_url import shown
from bot.store.postgres.pool import connect

PATIENCE = 3.0  # seconds that a start waits for the process before it to end
_PAUSE = 0.1
KEYS = (0x4E6F7567, 0x68747300)  # "Noughts" as two numbers; the locks of works have one
_LOCK = "SELECT pg_try_advisory_lock($1, $2)"
# Some servers end connections that are idle; before 14 none did.
_MAY_BE_IDLE = """
SELECT set_config(name, '0', false) FROM pg_settings WHERE name = 'idle_session_timeout'
"""
_IN_USE = "Another process uses the database {}, such as a running bot: stop it first."
_OTHERS = 3  # a pooler hands out the connection that was used last, unless others take it
_PROCESS = "SELECT pg_backend_pid()"
_POOLER = (
    "A pooler before the database {} gives each transaction another connection, so that no lock "
    "lasts: connect to the server itself, or let the pooler work by session."
)


async def lock_database(raw: asyncpg.Connection, url: str) -> None:
    """Lock a database until `raw` ends; raises StoreInUseError, and as `refuse_pooler`."""
    await refuse_pooler(raw, url)
    await raw.execute(_MAY_BE_IDLE)
    end = asyncio.get_running_loop().time() + PATIENCE
    while not await raw.fetchval(_LOCK, *KEYS):
        if asyncio.get_running_loop().time() > end:
            raise StoreInUseError(_IN_USE.format(shown(url)))
        await asyncio.sleep(_PAUSE)


async def refuse_pooler(raw: asyncpg.Connection, url: str) -> None:
    """Raise StoreUnusableError if `raw` shares its process of the server with other connections."""
    with suppress(asyncpg.DuplicatePreparedStatementError, asyncpg.InvalidSQLStatementNameError):
        if not await _is_shared(raw, url):
            return
    raise StoreUnusableError(_POOLER.format(shown(url)))


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
