"""Runs the statements of one work on a connection to PostgreSQL."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from bot.store.database import Connection, Values
from bot.store.postgres.dialect import translated
from bot.store.postgres.errors import LOST, SentError, is_lost
from bot.store.postgres.pool import MAY_PAUSE

# Together they take one round trip, and so they have their numbers in the text.
_LOCK = "SELECT pg_advisory_xact_lock(%d)"
_LOCK_SHARED = "SELECT pg_advisory_xact_lock_shared(%d)"
_LOCK_MATCH = "SELECT 1 FROM matches WHERE id = %d AND revision = %d FOR UPDATE"
_ONE_ROW = "SELECT 1"  # what the server then says if the match has that revision
_OWN_ID = "SELECT pg_current_xact_id_if_assigned()::text"
_SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"


class PostgresConnection(Connection):
    """Runs the statements of one work, each for at most `timeout` seconds.

    A transaction begins with the first statement that locks or changes something; a read before it
    costs one round trip. With `own_transactions`, the work says itself where they begin and end.
    """

    def __init__(
        self,
        raw: asyncpg.Connection,
        timeout: float | None = None,
        *,
        own_transactions: bool = False,
    ) -> None:
        self._raw = raw
        self._timeout = timeout
        self._begins = not own_transactions
        self._begun = False

    async def one(self, sql: str, values: Values = ()) -> Any:
        return next(iter(await self.all(sql, values)), None)

    async def all(self, sql: str, values: Values = ()) -> list[Any]:
        statement = translated(sql)
        if not statement.only_reads:
            await self._begin()
        arguments = statement.arguments(values)
        rows: list[Any] = await self._raw.fetch(statement.sql, *arguments, timeout=self._timeout)
        return rows

    async def run(self, sql: str, values: Values = ()) -> int:
        await self._begin()
        return await self.run_last(sql, values)

    async def run_last(self, sql: str, values: Values = ()) -> int:
        statement = translated(sql)
        arguments = statement.arguments(values)
        try:
            status = await self._raw.execute(statement.sql, *arguments, timeout=self._timeout)
        except Exception as error:
            if self._begins and not self._begun and is_lost(error):
                raise SentError from error
            raise
        changed = status.rpartition(" ")[2]
        return int(changed) if changed.isdigit() else 0

    async def run_all(self, sql: str, rows: Sequence[Values]) -> None:
        if rows:
            await self._begin()
            statement = translated(sql)
            arguments = map(statement.arguments, rows)
            await self._raw.executemany(statement.sql, arguments, timeout=self._timeout)

    async def lock(
        self, *keys: int, shared: int | None = None, match: tuple[int, int] | None = None
    ) -> bool:
        # The server first, then people in order, then the match: the same order for all.
        locks = [] if shared is None else [_LOCK_SHARED % shared]
        locks += [_LOCK % key for key in sorted({*keys})]
        locks += [] if match is None else [_LOCK_MATCH % match]
        return await self._begin(*locks) == _ONE_ROW

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        async with self._raw.transaction():
            await self._raw.execute(MAY_PAUSE)
            yield

    async def begin_snapshot(self) -> None:
        await self._raw.execute(_SNAPSHOT, timeout=self._timeout)
        self._begun = True

    async def commit(self) -> str | None:
        """Commit, if begun; return the transaction's id if a lost connection leaves it in doubt."""
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

    async def _begin(self, *statements: str) -> str:
        """Begin if not begun, and run statements; return what the server says of the last one."""
        begins = self._begins and not self._begun
        sql = "; ".join(("BEGIN", *statements) if begins else statements)
        if not sql:
            return ""
        self._begun = self._begun or begins
        return str(await self._raw.execute(sql, timeout=self._timeout))
