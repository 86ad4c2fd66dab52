"""Runs the statements of one work on a connection to PostgreSQL."""

from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import asyncpg

from bot.store.postgres.dialect import Values, translated
from bot.store.postgres.errors import LOST, is_lost

T = TypeVar("T")

_LOCK = "SELECT pg_advisory_xact_lock(key) FROM unnest($1::bigint[]) AS key"
_LOCK_SHARED = "SELECT pg_advisory_xact_lock_shared($1)"
_LOCK_MATCH = "SELECT 1 FROM matches WHERE id = $1 FOR UPDATE"
_OWN_ID = "SELECT pg_current_xact_id_if_assigned()::text"
_SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"


class Connection:
    """Runs the statements of one work, each for at most `timeout` seconds.

    A transaction begins with the first statement that locks or changes something; a read before it
    costs one round trip. With `own_transactions`, the work says itself where they begin and end.
    """

    def __init__(
        self, raw: asyncpg.Connection, timeout: float | None, *, own_transactions: bool = False
    ) -> None:
        self._raw, self._timeout = raw, timeout
        self._begins, self._begun = not own_transactions, False
        self.has_sent = False
        """Whether a statement that commits itself was sent, and its answer did not come."""
        self._keys: set[object] = set()

    async def one(self, sql: str, values: Values = ()) -> Any:
        """Run a statement and return its first row, or None."""
        statement = translated(sql)
        if not statement.only_reads:
            await self._begin()
        arguments = statement.arguments(values)
        return await self._raw.fetchrow(statement.sql, *arguments, timeout=self._timeout)

    async def all(self, sql: str, values: Values = ()) -> list[Any]:
        """Run a statement and return all of its rows."""
        statement = translated(sql)
        if not statement.only_reads:
            await self._begin()
        arguments = statement.arguments(values)
        rows: list[Any] = await self._raw.fetch(statement.sql, *arguments, timeout=self._timeout)
        return rows

    async def run(self, sql: str, values: Values = ()) -> int:
        """Run a statement and return how many rows it changed."""
        await self._begin()
        return await self.run_last(sql, values)

    async def run_last(self, sql: str, values: Values = ()) -> int:
        """Run a statement that ends the work; alone, it commits itself."""
        statement = translated(sql)
        arguments = statement.arguments(values)
        self.has_sent = not self._begun
        status = await self._raw.execute(statement.sql, *arguments, timeout=self._timeout)
        self.has_sent = False
        changed = status.rpartition(" ")[2]
        return int(changed) if changed.isdigit() else 0

    async def lock(self, *keys: int, shared: int | None = None, match: int | None = None) -> bool:
        """Lock what is not locked yet; return whether that was all."""
        wanted: set[object] = {*keys, ("shared", shared), ("match", match)}
        wanted -= {("shared", None), ("match", None)}
        missing = wanted - self._keys
        if not missing:
            return True
        await self._begin()
        # The server first, then people in order, then the match: the same order for all.
        if shared is not None:
            await self._fetch(_LOCK_SHARED, shared)
        await self._fetch(_LOCK, sorted(key for key in missing if isinstance(key, int)))
        if match is not None:
            await self._fetch(_LOCK_MATCH, match)
        self._keys |= missing
        return False

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """Run what is inside completely or not at all."""
        try:
            async with self._raw.transaction():
                yield
        finally:
            self._keys.clear()

    async def begin_snapshot(self) -> None:
        """Begin a transaction that sees one unchanging state and changes nothing."""
        await self._raw.execute(_SNAPSHOT, timeout=self._timeout)
        self._begun = True

    async def commit(self) -> str | None:
        """Commit the transaction, if one has begun.

        Returns None or, if the connection was lost meanwhile, the transaction's id: whether it is
        committed is not known.
        """
        if not self._begun:
            return None
        own_id: str | None = await self._raw.fetchval(_OWN_ID, timeout=self._timeout)
        try:
            await self._raw.execute("COMMIT", timeout=self._timeout)
        except LOST:
            self._raw.terminate()
            return own_id
        return None

    async def give_up(self, error: BaseException) -> None:
        """Undo the transaction, if one has begun; after an error of the connection, hang up."""
        if is_lost(error):
            self._raw.terminate()
        elif self._begun:
            try:
                await self._raw.execute("ROLLBACK", timeout=self._timeout)
            except LOST:
                self._raw.terminate()

    async def _begin(self) -> None:
        if self._begins and not self._begun:
            await self._raw.execute("BEGIN", timeout=self._timeout)
            self._begun = True

    async def _fetch(self, sql: str, argument: object) -> None:
        await self._raw.fetch(sql, argument, timeout=self._timeout)


Work = Callable[[Connection], Coroutine[Any, Any, T]]
