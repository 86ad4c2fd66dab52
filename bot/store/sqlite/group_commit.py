"""Group commit: what is to be written at about the same time shares one commit."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from bot.metrics import COMMITS
from bot.store.sqlite.executor import Work
from bot.store.sqlite.transactions import Outcome

T = TypeVar("T")
Commit = Callable[[list[Work[Any]]], Awaitable[list[Outcome]]]
Waiting = list[tuple[Work[Any], asyncio.Future[Any]]]

DELAY_TURNS = 4
"""Turns of the event loop that a commit waits for more work, after PostgreSQL's `commit_delay`."""
MAX_BATCH_SIZE = 32
"""How much work a commit may hold: the answers to all of it go out at once.

A hundred requests at once would each open a connection and wait for it, some for seconds.
"""
DELAY_FROM = 1.25
"""The mean size of the latest batches from which a commit waits; one person's hold one piece."""


class GroupCommit:
    """Work that waits for its commit; `commit` carries a list of it out, as `commit_all` does."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: Waiting = []
        self._mean_batch_size = 1.0
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
                if self._mean_batch_size >= DELAY_FROM:
                    await _let_others_run(DELAY_TURNS)
                batch, self._waiting = (
                    self._waiting[:MAX_BATCH_SIZE],
                    self._waiting[MAX_BATCH_SIZE:],
                )
                self._mean_batch_size = (self._mean_batch_size + len(batch)) / 2
                await _execute(batch, self._commit)
        finally:
            self._task = None


async def _let_others_run(turns: int) -> None:
    for _ in range(turns):
        await asyncio.sleep(0)


async def _execute(batch: Waiting, commit: Commit) -> None:
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
