"""Runs the jobs: one look at all that is stored finds which of them are due."""

import asyncio
from collections.abc import Callable
from datetime import datetime

from bot.jobs.work import LONGEST_PAUSE, Job, ScheduledJob, earliest, tried
from bot.metrics import JOB_LATE
from bot.store.held_shards import DueTable, Query, nothing


class Scheduler:
    """Looks when the first of all is due, after each run of a job, and when it is woken."""

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
        """Look now or, if something is due later, by then."""
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
        """Run what is due, or what was known to be while the store fails; plan the next look."""
        jobs = self._jobs.values()
        found = await tried(lambda: self._table.first(self._queries, self._now()), None)
        self._found = found or self._found
        moments = [scheduled.look(due) for scheduled, due in zip(jobs, self._found, strict=True)]
        retry = None if found else self._now() + LONGEST_PAUSE
        first = earliest(self._next, retry, *moments)
        self._next = self._looking = None
        if first is not None:
            self.wake(first)
