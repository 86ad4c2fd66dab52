"""Runs work in a transaction: one function, or several of about the same time with one commit."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from bot.metrics import COMMITS
from bot.store.sqlite.errors import is_damage
from bot.store.sqlite.executor import Executor, Step, T

# How many turns of the event loop a commit waits for more work, as PostgreSQL's `commit_delay`.
DELAY_TURNS = 4
# How many writes one commit may hold: all are answered at once after it, and of a hundred answers
# some would wait for seconds for a connection to Discord.
MAX_BATCH_SIZE = 32
DELAY_FROM = 1.25
"""A commit waits if the latest batches held this many on average, so never for one person alone."""


class StepOutcome(NamedTuple):
    """The outcome of one function: its result, or the error that rolled it back."""

    result: object = None
    error: Exception | None = None


Commit = Callable[[list[Step[Any]]], Awaitable[list[StepOutcome]]]
Waiting = list[tuple[Step[Any], asyncio.Future[Any]]]


class GroupCommit:
    """Collects writes and commits them in batches; `commit` runs a batch, as `commit_all` does."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: Waiting = []
        self._mean_batch_size = 1.0
        self._task: asyncio.Task[None] | None = None

    async def write(self, work: Step[T]) -> T:
        """Return the result of `work` after its commit; raises the error that rolled it back."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._task is None:
            self._task = asyncio.create_task(self._commit_batches())
        return await done

    async def _commit_batches(self) -> None:
        try:
            while self._waiting:
                if self._mean_batch_size >= DELAY_FROM:
                    for _ in range(DELAY_TURNS):
                        await asyncio.sleep(0)
                batch = self._waiting[:MAX_BATCH_SIZE]
                del self._waiting[:MAX_BATCH_SIZE]
                self._mean_batch_size = (self._mean_batch_size + len(batch)) / 2
                await self._execute(batch)
        finally:
            self._task = None

    async def _execute(self, batch: Waiting) -> None:
        try:
            outcomes = await self._commit([work for work, _ in batch])
        except Exception as error:
            outcomes = [StepOutcome(error=error) for _ in batch]
        COMMITS.inc(any(outcome.error is None for outcome in outcomes))
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            if done.done():  # the caller was cancelled
                continue
            if outcome.error is None:
                done.set_result(outcome.result)
            else:
                done.set_exception(outcome.error)


class _BatchFailedError(Exception):
    """A function in a shared transaction failed, perhaps after it had written something."""


def snapshot(connection: sqlite3.Connection, work: Step[T]) -> T:
    """Return what `work` reads from one unchanging state of the database."""
    connection.execute("BEGIN")
    try:
        return work(connection)
    finally:
        connection.execute("COMMIT")


async def commit_all(executor: Executor, works: Sequence[Step[object]]) -> list[StepOutcome]:
    """Run each function completely or not at all, and return the outcome of each.

    They share a commit, whose cost hardly depends on its size; each runs again alone if one fails
    after a write, or SQLite does. Raises sqlite3.DatabaseError for damage; then none has run.
    """
    if len(works) > 1:
        try:
            return await transaction(
                executor, lambda db: [_run_in_batch(db, work) for work in works]
            )
        except (sqlite3.Error, _BatchFailedError) as error:
            if is_damage(error):
                raise
    return [await _run_alone(executor, work) for work in works]


def _run_in_batch(connection: sqlite3.Connection, work: Step[object]) -> StepOutcome:
    """Run one function; raises _BatchFailedError to undo all, sqlite3.DatabaseError for damage."""
    changes = connection.total_changes
    try:
        return StepOutcome(work(connection))
    except Exception as error:
        if is_damage(error):
            raise
        # Refusals come before any write, so this needs no savepoint, which costs a statement.
        if isinstance(error, sqlite3.Error) or connection.total_changes != changes:
            raise _BatchFailedError from error
        return StepOutcome(error=error)


async def _run_alone(executor: Executor, work: Step[object]) -> StepOutcome:
    try:
        return StepOutcome(await transaction(executor, work))
    except Exception as error:
        return StepOutcome(error=error)


async def transaction(executor: Executor, work: Step[T], *, long: bool = False) -> T:
    """Run `work` completely or not at all, in the thread if `long`; return its result."""
    await executor.inline(_begin)
    executor.lock_was_free()
    try:
        result = await (executor.in_thread if long else executor.inline)(work)
        await (executor.in_thread if long else executor.commit)(commit)  # a long one writes much
    except Exception:
        await executor.inline(roll_back)
        raise
    return result


def _begin(connection: sqlite3.Connection) -> None:
    roll_back(connection)  # the last rollback can have failed too, for example on a full disk
    connection.execute("BEGIN IMMEDIATE")


def commit(connection: sqlite3.Connection) -> None:
    connection.execute("COMMIT")


def roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")


async def uninterrupted(lock: asyncio.Lock, work: Awaitable[T]) -> T:
    """Run `work` under a lock and return its result; a cancelled caller does not cancel it.

    A thread cannot be cancelled, so the lock must be held until the thread is done.
    """

    async def run() -> T:
        async with lock:
            return await work

    return await asyncio.shield(asyncio.create_task(run()))
