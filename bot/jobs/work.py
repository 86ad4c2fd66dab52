"""A job, when it is due, and the task in which it runs."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Protocol, TypeVar

from bot.errors import StoreError
from bot.log import brief, log
from bot.messaging.request_turns import URGENCY, Urgency

T = TypeVar("T")

FIRST_PAUSE, LONGEST_PAUSE = timedelta(seconds=1), timedelta(seconds=10)
"""How long after a run a job that is still due runs again: the pause doubles, up to the longest."""


class Job(Protocol):
    """Something that the bot does by itself."""

    async def run(self) -> datetime | None:
        """Do what is due; return when to run again, unless the store says. Raises StoreError."""


class ScheduledJob:
    """Runs a job when it is due, and calls `on_end` after each run."""

    def __init__(self, job: Job, now: Callable[[], datetime], on_end: Callable[[], None]) -> None:
        self._job = job
        self._now = now
        self._on_end = on_end
        self.due: datetime | None = None
        self._again: datetime | None = None
        self._ended = datetime.min.replace(tzinfo=UTC)
        self._pause = timedelta()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        return self._task is not None and not self._task.done()

    def late(self) -> float:
        """Return for how many seconds the job has been due, also while it runs; 0 if it is not."""
        late = timedelta() if self.due is None else self._now() - self.due
        return max(late.total_seconds(), 0.0)

    def look(self, stored: datetime | None) -> datetime | None:
        """Run the job if it is due by what is `stored` or by itself; return when to look next."""
        now = self._now()
        # If the clock was set back, that may be much later than the job has said.
        again = self._again if self._ended <= now else now
        due = earliest(stored, again)
        if due is None or due > now:
            self.due, self._pause = due, timedelta()
            return due
        self.due = min(self.due or now, now)
        if self.is_running:
            return None
        if self._ended <= now < self._ended + self._pause:
            return self._ended + self._pause
        self._task = asyncio.create_task(self._run())
        return None

    def run_soon(self) -> None:
        """Have the next look run the job, whatever is stored."""
        self._again, self._pause = self._now(), timedelta()

    def cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        self._again = None
        URGENCY.set(Urgency.BOARD)  # if not more or less
        again: datetime | None = await tried(self._job.run, self._now())
        was_asked_to = self._again is not None
        self._again, self._ended = earliest(self._again, again), self._now()
        longer = min(max(2 * self._pause, FIRST_PAUSE), LONGEST_PAUSE)
        self._pause = timedelta() if was_asked_to else longer
        self._on_end()


def earliest(*moments: datetime | None) -> datetime | None:
    return min((moment for moment in moments if moment is not None), default=None)


async def tried(step: Callable[[], Awaitable[T]], otherwise: T) -> T:
    """Return what a step returns; if it fails, log why, and return something else."""
    try:
        return await step()
    except StoreError as error:
        log.error("timer: the store fails; trying again: error=%s", brief(error))
    except Exception:
        log.exception("timer: a job failed; trying again")
    return otherwise
