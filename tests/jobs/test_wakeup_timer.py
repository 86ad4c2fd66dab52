"""When a timer runs its job again while something is due."""

import asyncio
from datetime import datetime, timedelta

from bot.jobs.wakeup_timer import WakeupTimer
from tests.conftest import NOW
from tests.hostile.simulated_clock import run_simulated

LONG = 300.0


class Due:
    """Something that stays due whatever the job does, such as a board that cannot be edited."""

    def __init__(self) -> None:
        self.runs: list[float] = []
        self.takes = 0.0

    async def run(self) -> datetime:
        """Note when the job runs; it takes so many seconds, and is due again at once."""
        self.runs.append(asyncio.get_running_loop().time())
        await asyncio.sleep(self.takes)
        return now()


def now() -> datetime:
    return NOW + timedelta(seconds=asyncio.get_running_loop().time())


def test_what_stays_due() -> None:
    """Its pauses double, up to a minute."""

    async def play() -> None:
        due = Due()
        timer = WakeupTimer(due.run, now)
        timer.start()
        await asyncio.sleep(LONG)
        timer.stop()
        assert due.runs[:8] == [0, 1, 3, 7, 15, 31, 63, 123]

    run_simulated(play())


def test_something_new_beside_what_stays_due() -> None:
    """It does not wait for those pauses, not even if the job is running at that moment."""

    async def play() -> None:
        due = Due()
        timer = WakeupTimer(due.run, now)
        timer.start()
        await asyncio.sleep(LONG)
        due.takes = 5.0
        timer.wake_by(now())
        await asyncio.sleep(due.takes / 2)
        timer.wake_by(now())
        await asyncio.sleep(due.takes)
        timer.stop()
        assert due.runs[-2] == LONG
        assert due.runs[-1] <= LONG + due.takes + 1

    run_simulated(play())


def test_how_late_a_job_is() -> None:
    """Overdue work is late by the time since it was due; work to come is not late."""

    async def play() -> None:
        due = Due()
        timer = WakeupTimer(due.run, now)
        assert timer.late() == 0
        timer.start()
        await asyncio.sleep(5)
        assert timer.late() == 2  # it ran after 3 seconds, and was due again at once
        timer.stop()
        later = WakeupTimer(due.run, now)
        later.wake_by(now() + timedelta(seconds=9))
        assert later.late() == 0
        await asyncio.sleep(10)
        assert later.late() == 1

    run_simulated(play())
