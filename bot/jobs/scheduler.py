"""Runs the jobs: one look at all that is stored finds which of them are due."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Protocol, TypeVar

from bot.errors import StoreError
from bot.log import brief, log
from bot.messaging.request_turns import URGENCY, Urgency
from bot.metrics import JOB_LATE
from bot.store.held_shards import DueTable, Query, nothing

T = TypeVar("T")

FIRST_PAUSE, LONGEST_PAUSE = timedelta(seconds=1), timedelta(seconds=10)
"""How long after a run a job that is still due runs again: the pause doubles, up to the longest."""


class Job(Protocol):
    """Something that the bot does by itself."""

    async def run(self) -> datetime | None:
        """Do what is due; return when to run again if no query says so. Raises StoreError."""


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

    def late(self) -> float:
        """Return for how many seconds the job has been due, also while it runs; 0 if it is not."""
        late = timedelta() if self.due is None else self._now() - self.due
        return max(late.total_seconds(), 0.0)

    def look(self, stored: datetime | None) -> datetime | None:
        """Run the job if it is due, as `stored` or as it said; return when to look again."""
        now = self._now()
        # If the clock was set back, `_again` may come much later than the job meant.
        again = self._again if self._ended <= now else now
        due = earliest(stored, again)
        if due is None or due > now:
            self.due, self._pause = due, timedelta()
            return due
        self.due = min(self.due or now, now)
        if self._task is not None and not self._task.done():
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
        URGENCY.set(Urgency.BOARD)  # unless the job sets another
        again: datetime | None = await tried(self._job.run, self._now())
        was_asked_to = self._again is not None
        self._again, self._ended = earliest(self._again, again), self._now()
        longer = min(max(2 * self._pause, FIRST_PAUSE), LONGEST_PAUSE)
        self._pause = timedelta() if was_asked_to else longer
        self._on_end()


class Scheduler:
    """Looks for due jobs: when the first is due, after each run of a job, and when it is woken.

    The store knows what is due, so nothing is lost if the process ends.
    """

    def __init__(self, table: DueTable, now: Callable[[], datetime]) -> None:
        self._table = table
        self._now = now
        self._jobs: dict[type[Job], ScheduledJob] = {}
        self._queries: list[Query] = []
        self._found: list[datetime | None] = []
        self._next: datetime | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None
        self._is_on = False

    def add(self, job: Job, query: Query = nothing) -> None:
        """Add a job, of which `query` says when it is due; no two jobs are of one class."""
        scheduled = self._jobs[type(job)] = ScheduledJob(job, self._now, self.wake)
        self._queries.append(query)
        self._found.append(None)
        JOB_LATE.labels(job=type(job).__name__).set_function(scheduled.late)

    def start(self) -> None:
        """Have each job run, which first does what became due while the bot was not running."""
        self._is_on = True
        self.run_all()

    def stop(self) -> None:
        self._is_on = False
        JOB_LATE.clear()
        for running in (self._timer, self._looking, *self._jobs.values()):
            if running is not None:
                running.cancel()

    def wake(self, by: datetime | None = None) -> None:
        """Look now or, given a moment at which something is due, by then."""
        by = by or self._now()
        if self._is_on and (self._next is None or by < self._next):
            self._next = by
            if self._looking is None:
                self._set_timer(by)

    def run(self, *jobs: type[Job]) -> None:
        for job in jobs:
            self._jobs[job].run_soon()
        self.wake()

    def run_all(self) -> None:
        """Have all jobs run now, since there may be more that this process has to do."""
        self.run(*self._jobs)

    def _set_timer(self, moment: datetime) -> None:
        if self._timer is not None:
            self._timer.cancel()
        delay = max((moment - self._now()).total_seconds(), 0.0)
        self._timer = asyncio.get_running_loop().call_later(delay, self._begin_look)

    def _begin_look(self) -> None:
        self._next, self._looking = None, asyncio.create_task(self._look())

    async def _look(self) -> None:
        """Run what is due, and plan the next look; while the store fails, trust the last look."""
        jobs = self._jobs.values()
        found = await tried(lambda: self._table.first(self._queries, self._now()), None)
        self._found = found or self._found
        moments = [scheduled.look(due) for scheduled, due in zip(jobs, self._found, strict=True)]
        retry = None if found else self._now() + LONGEST_PAUSE
        first = earliest(self._next, retry, *moments)
        self._next = self._looking = None
        if first is not None:
            self.wake(first)


def earliest(*moments: datetime | None) -> datetime | None:
    return min((moment for moment in moments if moment is not None), default=None)


async def tried(step: Callable[[], Awaitable[T]], otherwise: T) -> T:
    """Return what a step returns; if it fails, log why, and return `otherwise`."""
    try:
        return await step()
    except StoreError as error:
        log.error("timer: the store fails; trying again: error=%s", brief(error))
    except Exception:
        log.exception("timer: a job failed; trying again")
    return otherwise
