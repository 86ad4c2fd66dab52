"""Transactions: one piece of work by itself, or several that share a commit."""

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from bot.store.sqlite.executor import Executor, Work

T = TypeVar("T")


class Outcome(NamedTuple):
    """What became of a piece of work: its result, or the error that undid it."""

    result: object = None
    error: Exception | None = None


class _HalfDoneError(Exception):
    """A part of a transaction failed and may have written before."""


def snapshot(connection: sqlite3.Connection, work: Work[T]) -> T:
    """Return what `work` reads, all of it as of one moment."""
    connection.execute("BEGIN")
    try:
        return work(connection)
    finally:
        connection.execute("COMMIT")


async def commit_all(executor: Executor, works: Sequence[Work[object]]) -> list[Outcome]:
    """Run each piece of work whole or not at all, and return what became of each.

    They share one commit, since what a commit costs hardly depends on how much is in it. Where one
    of them fails after it has written, or the file refuses them, each is tried by itself.
    """
    if len(works) > 1:
        try:
            return await transaction(executor, lambda db: [_part(db, work) for work in works])
        except (sqlite3.Error, _HalfDoneError):
            pass
    return [await _alone(executor, work) for work in works]


def _part(connection: sqlite3.Connection, work: Work[object]) -> Outcome:
    """Run a part of a transaction; raises _HalfDoneError, after which nothing of it may be kept."""
    changes = connection.total_changes
    try:
        return Outcome(work(connection))
    except Exception as error:
        # A refusal comes before anything is written, and a savepoint costs as much as a statement.
        if isinstance(error, sqlite3.Error) or connection.total_changes != changes:
            raise _HalfDoneError from error
        return Outcome(error=error)


async def _alone(executor: Executor, work: Work[object]) -> Outcome:
    try:
        return Outcome(await transaction(executor, work))
    except Exception as error:
        return Outcome(error=error)


async def transaction(executor: Executor, work: Work[T], *, long: bool = False) -> T:
    """Run work whole or not at all and return its result once it is committed.

    `long` work runs in the thread, its commit too: there is much to write after it.
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
    _roll_back(connection)  # a full disk can keep even a rollback from being carried out
    connection.execute("BEGIN IMMEDIATE")


def _commit(connection: sqlite3.Connection) -> None:
    connection.execute("COMMIT")


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")
