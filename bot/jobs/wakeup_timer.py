"""A timer that runs a job when something is due, and sleeps until then."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from bot.domain.shards import HeldShards, all_shards
from bot.errors import StoreError
from bot.log import brief, log

LONGEST_SLEEP = 3600.0
"""Seconds after which the timer wakes up in any case, since a suspended machine stops timers."""
LOOK_EVERY = 60.0
"""The same with other processes, which may have stored something meanwhile."""
_FIRST_RETRY, _MAX_RETRY = 1.0, 60.0
"""Seconds before a job runs again if something is still due; the delay doubles up to the maximum.
"""


class WakeupTimer:
    """A timer for one `job`, which does what is due and returns when something is due next.

    The store knows what is due, so nothing is lost if the timer is. If this process does not hold
    all `shards`, there are other processes.
    """

    def __init__(
        self,
        job: Callable[[], Awaitable[datetime | None]],
        now: Callable[[], datetime],
        shards: HeldShards = all_shards,
    ) -> None:
        self._job = job
        self._now = now
        self._shards = shards
        self._timer: asyncio.TimerHandle | None = None
        self._set_for: datetime | None = None
        self._due: datetime | None = None
        self._task: asyncio.Task[None] | None = None
        self._retry_delay = _FIRST_RETRY
        self._running = False

    def start(self) -> None:
        """Run the job at once, then whenever something is due."""
        self._running = True
        self._set(self._now())

    def wake_by(self, moment: datetime | None) -> None:
        """Wake up at `moment` at the latest, as something new is due then; None changes nothing."""
        if moment is not None:
            self._retry_delay = _FIRST_RETRY
            self._due = min(self._due or moment, moment)
            self._wake_by(moment)

    def late(self) -> float:
        """Return how many seconds ago the job was due, as far as the timer knows; 0 if it is not.

        While the job runs, or runs again after an error, that is when it was due before.
        """
        late = timedelta() if self._due is None else self._now() - self._due
        return max(late.total_seconds(), 0.0)

    @property
    def is_at_work(self) -> bool:
        """Whether the job is running."""
        return self._task is not None and not self._task.done()

    def stop(self) -> None:
        """Cancel the timer and the running job."""
        self._running = False
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()

    def _wake_by(self, moment: datetime) -> None:
        if self._running and (self._set_for is None or moment < self._set_for):
            self._set(moment)

    def _set(self, moment: datetime) -> None:
        if self._timer is not None:
            self._timer.cancel()
        delay = max((moment - self._now()).total_seconds(), 0.0)
        self._set_for = moment
        longest = LONGEST_SLEEP if self._shards().are_all else LOOK_EVERY
        self._timer = asyncio.get_running_loop().call_later(min(delay, longest), self._fire)

    def _fire(self) -> None:
        if self.is_at_work:
            self._set(self._now() + timedelta(seconds=self._retry_delay))
            return
        self._set_for = self._timer = None
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            self._due = await self._job()
            self._schedule(self._due)
        except StoreError as error:
            log.error("timer: the store fails; trying again: error=%s", brief(error))
            self._schedule(self._now())
        except Exception:
            log.exception("timer: a job failed; trying again")
            self._schedule(self._now())

    def _schedule(self, moment: datetime | None) -> None:
        """Set the timer for what is due next, if anything; wait longer each time it still is."""
        late = moment is not None and moment <= self._now()
        if late:
            moment = self._now() + timedelta(seconds=self._retry_delay)
        self._retry_delay = min(self._retry_delay * 2, _MAX_RETRY) if late else _FIRST_RETRY
        if moment is None and not self._shards().are_all:
            moment = self._now() + timedelta(seconds=LOOK_EVERY)
        if moment is not None:
            self._wake_by(moment)
