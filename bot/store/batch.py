"""Gathers what is to be written at about the same time, so that it shares a commit."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from bot.metrics import COMMITS
from bot.store.commit import Outcome
from bot.store.reach import Work

T = TypeVar("T")
Commit = Callable[[list[Work[Any]]], Awaitable[list[Outcome]]]
Waiting = list[tuple[Work[Any], asyncio.Future[Any]]]

GATHERING = 4
"""Turns of the event loop that a commit waits for company, after PostgreSQL's `commit_delay`."""
MOST = 32
"""How many pieces of work a commit may hold, since the answers to all of them go out at once then.

Some hundred requests at once would each open a connection, and wait for it up to seconds.
"""
COMPANY = 1.25
"""How many pieces of work the latest commits must have held on average; one person's hold one."""


class Batch:
    """Work that waits for its commit; `commit` carries a list of it out, as `commit_all` does."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: Waiting = []
        self._company = 1.0
        self._task: asyncio.Task[None] | None = None

    async def write(self, work: Work[T]) -> T:
        """Return what `work` does once it is committed; raises what undid it."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return await done

    async def _work(self) -> None:
        try:
            while self._waiting:
                if self._company >= COMPANY:
                    await _turns(GATHERING)
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                self._company = (self._company + len(batch)) / 2
                await _carried_out(batch, self._commit)
        finally:
            self._task = None


async def _turns(number: int) -> None:
    """Let the event loop do what else there is, so often."""
    for _ in range(number):
        await asyncio.sleep(0)


async def _carried_out(batch: Waiting, commit: Commit) -> None:
    try:
        outcomes = await commit([work for work, _ in batch])
    except Exception as error:
        outcomes = [Outcome(error=error) for _ in batch]
    COMMITS.inc(any(outcome.error is None for outcome in outcomes))
    for (_, done), outcome in zip(batch, outcomes, strict=True):
        _settle(done, outcome)


def _settle(done: asyncio.Future[Any], outcome: Outcome) -> None:
    if done.done():  # whoever asked for it does not wait any more
        return
    if outcome.error is None:
        done.set_result(outcome.result)
    else:
        done.set_exception(outcome.error)
