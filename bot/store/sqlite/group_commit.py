"""Group commit: writes that arrive at about the same time share one commit."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from bot.metrics import COMMITS
from bot.store.sqlite.executor import Step, T
from bot.store.sqlite.transactions import StepOutcome

Commit = Callable[[list[Step[Any]]], Awaitable[list[StepOutcome]]]
Waiting = list[tuple[Step[Any], asyncio.Future[Any]]]

DELAY_TURNS = 4  # of the event loop that a commit waits for work, as PostgreSQL's `commit_delay`
MAX_BATCH_SIZE = 32
"""How many writes one commit may hold; of a hundred answers at once some would wait for seconds."""
DELAY_FROM = 1.25
"""A commit waits if the latest batches held this many on average, so never for one person alone."""


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
                await _execute(batch, self._commit)
        finally:
            self._task = None


async def _execute(batch: Waiting, commit: Commit) -> None:
    try:
        outcomes = await commit([work for work, _ in batch])
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
