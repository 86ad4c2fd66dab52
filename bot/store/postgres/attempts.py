"""Runs work on a server, again if another transaction or a lost connection was in the way."""

import asyncio
from contextlib import suppress

import asyncpg

from bot.errors import OutcomeUnknownError
from bot.store.database import T, Work
from bot.store.postgres.errors import SentError, is_conflict, is_lost, reason_of
from bot.store.postgres.pool import Pool
from bot.store.postgres.statements import PostgresConnection

ATTEMPTS = 3  # how often work runs at most, which is safe: it changes nothing but the database
ASKED_FOR = 5.0  # seconds of asking whether it has committed: the server may be starting again
_PAUSE = 0.05  # seconds between two of these questions
_STATUS = "SELECT pg_xact_status($1::text::xid8)"


async def attempt(pool: Pool, work: Work[T], seconds: float, *, snapshot: bool = False) -> T:
    """Return the result of `work` after its commit.

    A statement may take `seconds`, and after these no lost connection is replaced any more. Raises
    what the last attempt raises, and OutcomeUnknownError if nobody can say what it has stored.
    """
    loop, sent = asyncio.get_running_loop(), False
    end = loop.time() + seconds
    for left in reversed(range(ATTEMPTS)):
        try:
            return await _once(pool, work, seconds, snapshot=snapshot)
        except Exception as error:
            sent = sent or isinstance(error, SentError)
            if left and (is_conflict(error) or (is_lost(error) and loop.time() < end)):
                continue
            if sent and is_lost(error):
                raise OutcomeUnknownError(reason_of(error)) from error
            raise
    raise AssertionError("unreachable")


async def _once(pool: Pool, work: Work[T], seconds: float, *, snapshot: bool) -> T:
    async with pool.connection() as raw:
        db = PostgresConnection(raw, seconds)
        try:
            if snapshot:
                await db.begin_snapshot()
            result = await work(db)
            lost = await db.commit()
        except BaseException as error:
            await db.give_up(error)
            raise
    if lost is not None and not await _is_committed(pool, lost):
        raise ConnectionAbortedError  # before the commit, so nothing is changed
    return result


async def _is_committed(pool: Pool, transaction: str) -> bool:
    """Return whether a transaction is committed; raises OutcomeUnknownError if nobody can say."""
    end = asyncio.get_running_loop().time() + ASKED_FOR
    while asyncio.get_running_loop().time() < end:
        with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            async with pool.connection() as raw:
                status = await raw.fetchval(_STATUS, transaction, timeout=ASKED_FOR)
            if status in ("committed", "aborted"):
                return bool(status == "committed")
        await asyncio.sleep(_PAUSE)
    raise OutcomeUnknownError("nobody can say whether the transaction is committed")
