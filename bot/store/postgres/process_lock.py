"""Locks a database for one process, for as long as the process has its connection.

Processes that run the bot share this lock (`shard_locks.py`); others have it exclusively. No lock
lasts under a pooler that gives each transaction another connection.
"""

import asyncio
from contextlib import AsyncExitStack

import asyncpg

from bot.errors import StoreInUseError, StoreUnusableError
from bot.log import brief, log
from bot.store.database_url import shown
from bot.store.postgres.errors import LOST
from bot.store.postgres.pool import connect, hang_up

PATIENCE = 3.0
"""Seconds that a start waits for the process before it to end."""
_PAUSE = 0.1
LOOK_EVERY = 2.0
"""Seconds between two looks whether the connection is still there."""
KEYS = (0x4E6F7567, 0x68747300)  # "Noughts" as two numbers; the locks of works have one
_LOCK = "SELECT pg_try_advisory_lock($1, $2)"
_IN_USE = "Another process uses the database {}, such as a running bot: stop it first."
_OTHERS = 3  # a pooler hands out the connection that was used last, unless others take it
_PROCESS = "SELECT pg_backend_pid()"
_POOLER = (
    "A pooler before the database {} gives each transaction another connection, so that no lock "
    "lasts: connect to the server itself, or let the pooler work by session."
)


class ProcessLock:
    """The lock of the database at `url`, which goes with the process however that ends."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._raw: asyncpg.Connection | None = None
        self._task: asyncio.Task[None] | None = None

    async def acquire(self) -> None:
        """Lock the database until `release`.

        Raises StoreInUseError, StoreUnusableError if a pooler ends locks, and as `connect`.
        """
        self._raw = await connect(self._url)
        await refuse_pooler(self._raw, self._url)
        end = asyncio.get_running_loop().time() + PATIENCE
        while not await self._raw.fetchval(_LOCK, *KEYS):
            if asyncio.get_running_loop().time() > end:
                raise StoreInUseError(_IN_USE.format(shown(self._url)))
            await asyncio.sleep(_PAUSE)
        self._task = asyncio.create_task(self._keep())

    async def release(self) -> None:
        """Unlock the database, if it is locked."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._raw is not None:
            await hang_up(self._raw)

    async def _keep(self) -> None:
        """Lock the database again after the server was gone."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self._look()
            except (*LOST, asyncpg.PostgresError) as error:
                log.warning("the database's lock is lost: error=%s", brief(error))

    async def _look(self) -> None:
        if self._raw is None or self._raw.is_closed():
            self._raw = await connect(self._url)
            if not await self._raw.fetchval(_LOCK, *KEYS):
                log.error("another process uses the database")
                await hang_up(self._raw)
                return
        await self._raw.execute("SELECT 1", timeout=LOOK_EVERY)


async def refuse_pooler(raw: asyncpg.Connection, url: str) -> None:
    """Raise StoreUnusableError if `raw` shares its process of the server with other connections."""
    try:
        is_shared = await _is_shared(raw, url)
    except (asyncpg.DuplicatePreparedStatementError, asyncpg.InvalidSQLStatementNameError) as error:
        raise StoreUnusableError(_POOLER.format(shown(url))) from error
    if is_shared:
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
