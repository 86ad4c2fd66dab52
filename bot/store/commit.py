"""Transactions: one piece of work by itself, or several that share a commit."""

import sqlite3
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

# An answer is due in three seconds, so a lock may cost half of them at most.
PATIENT = "PRAGMA busy_timeout = 1500"
_IMPATIENT = "PRAGMA busy_timeout = 0"


class Outcome(NamedTuple):
    """What became of a piece of work: its result, or the error that undid it."""

    result: object = None
    error: Exception | None = None


def snapshot(connection: sqlite3.Connection, work: Work[T]) -> T:
    """Return what `work` reads, all of it as of one moment."""
    connection.execute("BEGIN")
    try:
        return work(connection)
    finally:
        connection.execute("COMMIT")


def commit_all(connection: sqlite3.Connection, works: Sequence[Work[object]]) -> list[Outcome]:
    """Run each piece of work whole or not at all, and return what became of each.

    They share one commit, since what a commit costs hardly depends on how much is in it. What the
    file refuses to all of them is tried piece by piece.
    """
    if len(works) > 1:
        try:
            return _transaction(connection, lambda db: [_part(db, work) for work in works])
        except sqlite3.Error:
            pass
    return [_alone(connection, work) for work in works]


def _part(connection: sqlite3.Connection, work: Work[object]) -> Outcome:
    """Run a part of a transaction; raises sqlite3.Error, after which nothing of it may be kept."""
    connection.execute("SAVEPOINT part")
    try:
        outcome = Outcome(work(connection))
    except sqlite3.Error:
        raise
    except Exception as error:
        connection.execute("ROLLBACK TO part")
        outcome = Outcome(error=error)
    connection.execute("RELEASE part")
    return outcome


def _alone(connection: sqlite3.Connection, work: Work[object]) -> Outcome:
    try:
        return Outcome(_transaction(connection, work))
    except Exception as error:
        return Outcome(error=error)


def _transaction(connection: sqlite3.Connection, work: Work[T]) -> T:
    _begin(connection)
    try:
        result = work(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return result


def _begin(connection: sqlite3.Connection) -> None:
    """Begin a transaction; once a lock has outlasted the patience, nobody else waits for it."""
    if connection.in_transaction:  # a full disk can keep even a rollback from being carried out
        connection.execute("ROLLBACK")
    try:
        connection.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError:
        connection.execute(_IMPATIENT)
        raise
    connection.execute(PATIENT)
