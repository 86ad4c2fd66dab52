"""Runs work in a transaction: one function alone, or several that share a commit."""

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from bot.store.sqlite.executor import Executor, Work

T = TypeVar("T")


class Outcome(NamedTuple):
    """The outcome of one function: its result, or the error that rolled it back."""

    result: object = None
    error: Exception | None = None


class _BatchFailedError(Exception):
    """A function in a shared transaction failed, perhaps after it had written something."""


def snapshot(connection: sqlite3.Connection, work: Work[T]) -> T:
    """Return what `work` reads from one unchanging state of the database."""
    connection.execute("BEGIN")
    try:
        return work(connection)
    finally:
        connection.execute("COMMIT")


async def commit_all(executor: Executor, works: Sequence[Work[object]]) -> list[Outcome]:
    """Run each function completely or not at all, and return the outcome of each.

    They share one commit, since the cost of a commit hardly depends on its size. If one of them
    fails after it has written, or SQLite reports an error, each runs again in its own transaction.
    """
    if len(works) > 1:
        try:
            return await transaction(
                executor, lambda db: [_run_in_batch(db, work) for work in works]
            )
        except (sqlite3.Error, _BatchFailedError):
            pass
    return [await _run_alone(executor, work) for work in works]


def _run_in_batch(connection: sqlite3.Connection, work: Work[object]) -> Outcome:
    """Run one function in a shared transaction.

    Raises _BatchFailedError if the whole transaction must be rolled back.
    """
    changes = connection.total_changes
    try:
        return Outcome(work(connection))
    except Exception as error:
        # Refusals are raised before anything is written, so this needs no savepoint, which would
        # cost as much as a statement.
        if isinstance(error, sqlite3.Error) or connection.total_changes != changes:
            raise _BatchFailedError from error
        return Outcome(error=error)


async def _run_alone(executor: Executor, work: Work[object]) -> Outcome:
    try:
        return Outcome(await transaction(executor, work))
    except Exception as error:
        return Outcome(error=error)


async def transaction(executor: Executor, work: Work[T], *, long: bool = False) -> T:
    """Run `work` completely or not at all, and return its result after the commit.

    With `long`, the work runs in the thread, and so does its commit, which has much to write.
    """
    await executor.inline(_begin)
    executor.lock_was_free()
    try:
        result = await (executor.in_thread if long else executor.inline)(work)
        await (executor.in_thread if long else executor.commit)(_commit)
    except Exception:
        await executor.inline(_roll_back)
        raise
    return result


def _begin(connection: sqlite3.Connection) -> None:
    _roll_back(connection)  # the last rollback can have failed too, for example on a full disk
    connection.execute("BEGIN IMMEDIATE")


def _commit(connection: sqlite3.Connection) -> None:
    connection.execute("COMMIT")


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")
