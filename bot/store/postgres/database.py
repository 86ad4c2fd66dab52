"""A database on a PostgreSQL server."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from bot.store.postgres.attempts import attempt
from bot.store.postgres.errors import start_errors, store_errors
from bot.store.postgres.migrate import migrate
from bot.store.postgres.pool import Pool
from bot.store.postgres.process_lock import ProcessLock
from bot.store.postgres.statements import Connection, Work
from bot.store.postgres.tables import Tables, all_tables

T = TypeVar("T")

QUICK = 2.0
"""Seconds that a statement of quick work may take; then the server counts as gone."""
SLOW = 60.0
"""The same of long work."""
LONG_AT_ONCE = 3
"""How many long works run at once, so that the other connections are left to presses."""


class Database:
    """A database at an address such as `postgresql://user:password@host/name`."""

    recycles = True

    def __init__(self, url: str, name: str, *, alone: bool) -> None:
        self._name, self._pool = name, Pool(url)
        self._lock = ProcessLock(url, name) if alone else None
        self._long = asyncio.Semaphore(LONG_AT_ONCE)

    @classmethod
    async def open(cls, url: str, name: str, *, alone: bool = True) -> "Database":
        """Connect to the database at `url` and apply missing migrations.

        `name` is what messages call it, without its password. If it is used `alone`, no other
        process can open it or take shards in it until it is closed.

        Raises StoreUnusableError, with a sentence that says why.
        """
        database = cls(url, name, alone=alone)
        try:
            with start_errors(name, "opened"):
                await database.connect()
        except BaseException:
            await database.close()
            raise
        return database

    async def connect(self) -> None:
        """Do what `open` does, except that the caller must call `close` after an error."""
        if self._lock is not None:
            await self._lock.acquire()
        async with self._pool.connection() as raw:
            await migrate(raw)

    async def prepare(self, work: Work[T]) -> T:
        """Run work that must succeed before the bot uses the database.

        It manages its own transactions. Raises StoreUnusableError, with a sentence that says why.
        """
        with start_errors(self._name, "used"):
            return await self._with_own_transactions(work)

    async def read(self, work: Work[T]) -> T:
        """Return what `work` reads; raises StoreBusyError, StoreDamagedError."""
        return await self.write(work)

    async def read_snapshot(self, work: Work[T]) -> T:
        """Return what `work` reads from one unchanging state of the database; raises as `read`."""
        with store_errors():
            async with self._long:
                return await attempt(self._pool, work, SLOW, snapshot=True)

    async def probe(self, work: Work[T]) -> T:
        """Return what `work` reads for a health check; raises as `read`."""
        return await self.read(work)

    async def run_long(self, work: Work[T]) -> T:
        """Run work that may take long and manages its own transactions; raises as `write`."""
        with store_errors():
            return await _to_its_end(self._with_own_transactions(work))

    async def write(self, work: Work[T]) -> T:
        """Run `work` in a transaction and return its result after the commit.

        `work` may run again after a rollback. Raises StoreBusyError if the server cannot be used at
        the moment, OutcomeUnknownError if it is gone after it was asked to commit,
        StoreDamagedError if its content is damaged, and every error that `work` raises.
        """
        with store_errors():
            return await _to_its_end(attempt(self._pool, work, QUICK))

    async def write_long(self, work: Work[T]) -> T:
        """Do what `write` does for work that may take long."""
        with store_errors():
            return await _to_its_end(self._attempt_long(work))

    @asynccontextmanager
    async def tables(self) -> AsyncIterator[Tables]:
        """Give all tables in one transaction, when nothing else uses the database.

        After an error nothing is changed. Raises StoreUnusableError.
        """
        async with self._pool.connection() as raw, all_tables(raw, self._name) as tables:
            yield tables

    async def empty_journal(self) -> bool:
        """Return True: the server recycles its journal by itself."""
        return True

    async def contains(self, _: int) -> bool:
        """Return False: what unused parts of the server's files contain cannot be seen."""
        return False

    async def close(self) -> None:
        """Finish the work in flight, then close all connections."""
        await self._pool.close()
        if self._lock is not None:
            await self._lock.release()

    async def _attempt_long(self, work: Work[T]) -> T:
        async with self._long:
            return await attempt(self._pool, work, SLOW)

    async def _with_own_transactions(self, work: Work[T]) -> T:
        async with self._long, self._pool.connection() as raw:
            return await work(Connection(raw, None, own_transactions=True))


async def _to_its_end(work: Coroutine[Any, Any, T]) -> T:
    """Run `work` to its end, even if the caller is cancelled; return its result."""
    return await asyncio.shield(asyncio.ensure_future(work))
