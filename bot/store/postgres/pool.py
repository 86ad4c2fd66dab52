"""The connections to a server: the one that has waited longest gets the next."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from bot.store.postgres.errors import LOST

SIZE = 10  # connections that a process opens at most; a server takes 100 by default
PATIENCE = 1.5  # seconds that work waits for a connection, and then for a lock
CONNECT_TIMEOUT = 5.0
RECONNECT_TIMEOUT = 1.5

SETTINGS = {
    "application_name": "noughts",
    "search_path": "public",
    "lock_timeout": str(round(1000 * PATIENCE)),
    # A plan is compiled for longer than any of these statements runs.
    "jit": "off",
    # A process that freezes keeps no lock for longer than a press can be answered.
    "idle_in_transaction_session_timeout": "3000",
    # No router forgets a connection.
    "tcp_keepalives_idle": "20",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}

MAY_PAUSE = "SET LOCAL idle_in_transaction_session_timeout = '60s'"
"""Lets a transaction that nobody repeats pause for longer between its statements."""


async def connect(
    url: str, seconds: float = CONNECT_TIMEOUT, command_timeout: float | None = None
) -> asyncpg.Connection:
    """Connect to `url` within `seconds`; raises OSError, asyncpg.PostgresError."""
    return await asyncpg.connect(
        url,
        timeout=seconds,
        command_timeout=command_timeout,
        statement_cache_size=500,
        max_cached_statement_lifetime=0,
        server_settings=SETTINGS,
    )


async def hang_up(raw: asyncpg.Connection) -> None:
    """Close a connection, also if the server does not answer any more."""
    try:
        await raw.close(timeout=PATIENCE)
    except LOST:
        raw.terminate()


class Pool:
    """Up to `SIZE` connections to the database at `url`, opened when they are needed.

    One that becomes free is for the work that has waited longest. If it were for any that comes at
    that moment, some would wait ten times as long under load.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._free: list[asyncpg.Connection] = []
        self._turns = asyncio.Semaphore(SIZE)

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[asyncpg.Connection]:
        """Give a connection that nobody else uses; raises TimeoutError if none becomes free."""
        async with asyncio.timeout(PATIENCE):
            await self._turns.acquire()
        raw = self._free.pop() if self._free else None
        try:
            if raw is None or raw.is_closed():
                raw = await connect(self._url, RECONNECT_TIMEOUT)
            yield raw
        finally:
            if raw is not None and not raw.is_closed():
                self._free.append(raw)
            self._turns.release()

    async def close(self) -> None:
        for _ in range(SIZE):
            await self._turns.acquire()
        for raw in self._free:
            await hang_up(raw)
