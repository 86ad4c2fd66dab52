"""Runs work on a server, again if another transaction or a lost connection was in the way."""

import asyncio
from typing import Any, TypeVar

from bot.store.postgres.errors import AGAIN, LOST
from bot.store.postgres.pool import PATIENCE, Pool
from bot.store.postgres.statements import Connection, Work

T = TypeVar("T")

ATTEMPTS = 3
"""How often work runs at most: the store's functions change nothing but the database."""
_PAUSE = 0.05  # seconds between two questions whether a transaction is committed
_STATUS = "SELECT pg_xact_status($1::text::xid8)"


class _RolledBackError(ConnectionError):
    """The connection was lost before the commit, so nothing is changed."""


async def attempt(pool: Pool, work: Work[T], timeout: float | None, **options: bool) -> T:  # noqa: ASYNC109 - of each statement
    """Return the result of `work` after its commit.

    Raises what the last of `ATTEMPTS` attempts raises.
    """
    for left in reversed(range(ATTEMPTS)):
        try:
            return await _once(pool, work, timeout, **options)
        except (*AGAIN, *LOST):
            if not left:
                raise
    raise AssertionError("unreachable")


async def _once(pool: Pool, work: Work[T], timeout: float | None, *, snapshot: bool = False) -> T:  # noqa: ASYNC109
    async with pool.connection() as raw:
        db = Connection(raw, timeout)
        try:
            if snapshot:
                await db.begin_snapshot()
            result = await work(db)
            lost = await db.commit()
        except BaseException:
            await db.roll_back()
            raise
    if lost is not None and not await _is_committed(pool, lost):
        raise _RolledBackError
    return result


async def _is_committed(pool: Pool, transaction: str) -> bool:
    """Return whether a transaction is committed; raises TimeoutError if nobody can say."""
    async with asyncio.timeout(PATIENCE):
        while True:
            status = await _status(pool, transaction)
            if status in ("committed", "aborted"):
                return bool(status == "committed")
            await asyncio.sleep(_PAUSE)


async def _status(pool: Pool, transaction: str) -> Any:
    """Return the status of a transaction, or None if the server cannot be asked."""
    try:
        async with pool.connection() as raw:
            return await raw.fetchval(_STATUS, transaction)
    except LOST:
        return None
