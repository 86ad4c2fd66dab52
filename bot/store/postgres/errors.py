"""Turns the errors of PostgreSQL and of the connection to it into the bot's own errors."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from bot.errors import StoreBusyError, StoreDamagedError, StoreUnusableError
from bot.store.database_url import shown

LOST = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.exceptions.OperatorInterventionError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    # After a failover, other servers than this one may take writes.
    asyncpg.ReadOnlySQLTransactionError,
)
"""The connection is of no use: the server stops, starts, only reads or does not answer in time."""


class SentError(ConnectionError):
    """The connection was lost after a statement that commits itself was sent."""


_CONFLICT = (
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
    asyncpg.UniqueViolationError,
    asyncpg.InvalidCachedStatementError,  # a newer bot has added a column
)
_BUSY = (
    *LOST,
    *_CONFLICT[:2],
    asyncpg.LockNotAvailableError,
    asyncpg.InsufficientResourcesError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
)
_DAMAGED = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)


def is_lost(error: BaseException) -> bool:
    return isinstance(error, LOST) and not _is_wrong_value(error)


def is_conflict(error: BaseException) -> bool:
    """Return whether another transaction was in the way; the next time, work may succeed."""
    return isinstance(error, _CONFLICT)


def _is_wrong_value(error: BaseException) -> bool:
    """Return whether a parameter has no place in its column, which is an error in the code."""
    return isinstance(error, asyncpg.InterfaceError) and isinstance(error, ValueError)


@contextmanager
def store_errors() -> Iterator[None]:
    """Raise StoreBusyError or StoreDamagedError if the server causes an error.

    An error in the code, such as a violated constraint, loses the row that its detail would log.
    """
    try:
        yield
    except _DAMAGED as error:
        raise StoreDamagedError(str(error)) from error
    except _BUSY as error:
        if _is_wrong_value(error):
            raise
        raise StoreBusyError(reason_of(error)) from error
    except asyncpg.PostgresError as error:
        error.detail = None
        raise


@contextmanager
def start_errors(url: str, action: str) -> Iterator[None]:
    """Raise StoreUnusableError if the server causes an error; `action` is "opened" or "used"."""
    try:
        yield
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise StoreUnusableError(
            f"The database {shown(url)} cannot be {action}: {reason_of(error)}."
        ) from error


def reason_of(error: Exception) -> str:
    """Return in words of one line why the server cannot be used."""
    if isinstance(error, socket.gaierror):
        return "there is no such host"
    if isinstance(error, TimeoutError):
        return "the server does not answer"
    if isinstance(error, OSError):
        return "nothing answers there"
    if isinstance(error, asyncpg.InternalClientError):  # it came too late to be understood
        return "the connection is lost"
    return str(error).partition("\n")[0].rstrip(".") or type(error).__name__
