"""A database on a PostgreSQL server."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg

from bot.errors import StoreUnusableError
from bot.store.database import Database, T, Tables, Work
from bot.store.migrations import BackUp, apply_missing, refuse_upgrade
from bot.store.postgres.attempts import attempt
from bot.store.postgres.dialect import schema
from bot.store.postgres.errors import start_errors, store_errors
from bot.store.postgres.pool import Pool, connect, hang_up
from bot.store.postgres.process_lock import lock_database
from bot.store.postgres.statements import PostgresConnection
from bot.store.postgres.tables import all_tables

QUICK = 2.0  # seconds for a statement of quick work; then the server counts as gone
SLOW = 60.0  # the same for long work
LONG_AT_ONCE = 3  # long works, so that the other connections are left to presses
OLDEST_SERVER = 13
_ONE_AFTER_ANOTHER = """
SET LOCAL lock_timeout TO 0;
SELECT pg_advisory_xact_lock(1315927399, 16);
SET LOCAL lock_timeout TO DEFAULT;
"""


class PostgresDatabase(Database):
    """A database at an address such as `postgresql://user:password@host/name`."""

    recycles = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool = Pool(url)
        self._lock: asyncpg.Connection | None = None
        self._long = asyncio.Semaphore(LONG_AT_ONCE)

    @classmethod
    async def open(
        cls, url: str, *, alone: bool = True, back_up: BackUp = refuse_upgrade
    ) -> "PostgresDatabase":
        """Connect to the database at `url` and apply missing migrations.

        If used `alone`, no other process can open it or take shards in it until it is closed.
        Raises StoreUnusableError, with a sentence that says why, and as `back_up`.
        """
        database = cls(url)
        try:
            with start_errors(url, "opened"):
                await database.connect(back_up, alone=alone)
        except BaseException:
            await database.close()
            raise
        return database

    async def connect(self, back_up: BackUp, *, alone: bool) -> None:
        if alone:
            self._lock = await connect(self._url)
            await lock_database(self._lock, self._url)
        async with self._pool.connection() as raw:
            await migrate(raw, back_up)

    async def prepare(self, work: Work[T]) -> T:
        with start_errors(self._url, "used"):
            async with self._pool.connection() as raw:
                return await work(PostgresConnection(raw, own_transactions=True))

    async def read_snapshot(self, work: Work[T]) -> T:
        with store_errors():
            return await self._attempt_long(work, snapshot=True)

    async def write(self, work: Work[T]) -> T:
        with store_errors():
            return await _to_its_end(attempt(self._pool, work, QUICK))

    read = write

    async def write_long(self, work: Work[T]) -> T:
        with store_errors():
            return await _to_its_end(self._attempt_long(work))

    @asynccontextmanager
    async def tables(self) -> AsyncIterator[Tables]:
        async with self._pool.connection() as raw, all_tables(raw, self._url) as tables:
            yield tables

    async def close(self) -> None:
        await self._pool.close()
        if self._lock is not None:
            await hang_up(self._lock)

    async def _attempt_long(self, work: Work[T], *, snapshot: bool = False) -> T:
        async with self._long:
            return await attempt(self._pool, work, SLOW, snapshot=snapshot)


async def _to_its_end(work: Coroutine[Any, Any, T]) -> T:
    """Run `work` to its end, even if the caller is cancelled; return its result."""
    return await asyncio.shield(asyncio.ensure_future(work))


async def migrate(raw: asyncpg.Connection, back_up: BackUp = refuse_upgrade) -> None:
    """Apply migrations, all or none; raises as `apply_missing`, and asyncpg.PostgresError."""
    version = raw.get_server_version().major
    if version < OLDEST_SERVER:
        raise StoreUnusableError(
            f"The server is PostgreSQL {version}, and this bot needs {OLDEST_SERVER} or newer."
        )
    async with raw.transaction():
        await raw.execute(_ONE_AFTER_ANOTHER)
        connection = PostgresConnection(raw, own_transactions=True)
        upgrade = await apply_missing(connection, _script, back_up)
    if upgrade:
        upgrade.log()


def _script(file: Path) -> str:
    """Return a migration in PostgreSQL's dialect, then what it alone needs."""
    own = file.parent / "postgres" / file.name
    text = schema(file.read_text(encoding="utf-8"))
    return text + (own.read_text(encoding="utf-8") if own.exists() else "")
