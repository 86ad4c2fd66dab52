"""Wakes somebody when something is due, and sleeps on one timer until then."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from bot.errors import StoreError
from bot.log import brief, log

LONGEST_SLEEP = 3600.0
"""Seconds after which it looks again in any case: a suspended machine's timers stand still."""
_RESTS = (
    1.0,
    60.0,
)  # seconds before something that stayed due is tried again, at first and at most

Due = Callable[[], Awaitable[datetime | None]]


class WakeupTimer:
    """One timer: `strike` deals with what is due, `due` says when something will be next.

    What is due stands in the store; the alarm itself may be lost at any time.
    """

    def __init__(
        self, strike: Callable[[], Awaitable[None]], due: Due, now: Callable[[], datetime]
    ) -> None:
        self._strike, self._due, self._now = strike, due, now
        self._timer: asyncio.TimerHandle | None = None
        self._set_for: datetime | None = None
        self._task: asyncio.Task[None] | None = None
        self._rest, self._running = _RESTS[0], False

    def start(self) -> None:
        """Deal with what is due already, then sleep until more is."""
        self._running = True
        self._set(self._now())

    def expect(self, moment: datetime | None) -> None:
        """Wake up at `moment` at the latest, if that is sooner than planned."""
        if not self._running or moment is None:
            return
        if self._set_for is None or moment < self._set_for:
            self._set(moment)

    def stop(self) -> None:
        """Wake up no more, and leave what is being done."""
        self._running = False
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()

    def _set(self, moment: datetime) -> None:
        if self._timer is not None:
            self._timer.cancel()
        delay = max((moment - self._now()).total_seconds(), 0.0)
        self._set_for = moment
        self._timer = asyncio.get_running_loop().call_later(min(delay, LONGEST_SLEEP), self._ring)

    def _ring(self) -> None:
        if self._task is not None and not self._task.done():
            self._set(self._now() + timedelta(seconds=self._rest))
            return
        self._set_for = self._timer = None
        self._task = asyncio.create_task(self._answer())

    async def _answer(self) -> None:
        try:
            await self._strike()
            self._plan(await self._due())
        except StoreError as error:
            log.error("alarm: the store fails; trying again: error=%s", brief(error))
            self._plan(self._now())
        except Exception:
            log.exception("alarm: something due could not be dealt with; trying again")
            self._plan(self._now())

    def _plan(self, moment: datetime | None) -> None:
        """Set the timer for what comes next; what stayed due waits longer each time."""
        late = moment is not None and moment <= self._now()
        if late:
            moment = self._now() + timedelta(seconds=self._rest)
        self._rest = min(self._rest * 2, _RESTS[1]) if late else _RESTS[0]
        self.expect(moment)
