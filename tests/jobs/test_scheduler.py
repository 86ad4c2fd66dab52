"""When jobs run: by what is stored, by themselves, and again while something is due."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from datetime import datetime, timedelta
from typing import cast

import pytest
from prometheus_client import REGISTRY

from bot.errors import StoreBusyError
from bot.jobs.scheduler import Scheduler
from bot.store.held_shards import DueTable, Query
from tests.conftest import NOW


class Day:
    """A simulated day with one job, what is stored for it, and the times at which each was done."""

    def __init__(self) -> None:
        self.due: datetime | None = None
        self.again: timedelta | None = None
        self.takes, self.fails, self.store_fails = 0.0, False, False
        self.back = timedelta()
        self.looks, self.runs = list[float](), list[float]()
        self.scheduler = Scheduler(cast(DueTable, self), self.now)
        self.scheduler.add(self, lambda: "")

    def now(self) -> datetime:
        """Return the time of a clock that may have been set back."""
        return at(seconds()) - self.back

    async def first(self, _: Sequence[Query], __: datetime) -> list[datetime | None]:
        self.looks.append(seconds())
        if self.store_fails:
            raise StoreBusyError("the disk is full")
        return [self.due]

    async def run(self) -> datetime | None:
        """Do what is due, unless that fails."""
        self.runs.append(seconds())
        await asyncio.sleep(self.takes)
        if not (self.fails or self.store_fails or self.due is None or self.due > self.now()):
            self.due = None
        return None if self.again is None else self.now() + self.again


def seconds() -> float:
    return asyncio.get_running_loop().time()


def at(moment: float) -> datetime:
    return NOW + timedelta(seconds=moment)


@pytest.fixture
async def day() -> AsyncIterator[Day]:
    """Return a day, on which nothing has looked yet."""
    day = Day()
    yield day
    day.scheduler.stop()


async def test_it_sleeps_until_something_is_due(day: Day) -> None:
    """Nothing is looked at before that, unless something is stored that is due earlier."""
    day.scheduler.start()
    day.due = at(600)
    await asyncio.sleep(100)
    day.scheduler.wake(at(700))
    await asyncio.sleep(100)
    looks, day.due = len(day.looks), at(300)
    day.scheduler.wake(day.due)
    await asyncio.sleep(99)
    assert len(day.looks) == looks
    await asyncio.sleep(1000)
    assert day.runs == [0, 300]


async def test_what_stays_due(day: Day) -> None:
    """Its pauses double, up to ten seconds, and begin again once it has been done."""
    day.scheduler.start()
    day.due, day.fails = NOW, True
    await asyncio.sleep(40)
    assert day.runs == [0, 1, 3, 7, 15, 25, 35]
    day.fails = False
    await asyncio.sleep(10)
    day.due, day.fails = at(60), True
    day.scheduler.wake()
    await asyncio.sleep(13.5)
    assert day.runs[7:] == [45, 60, 61, 63]


async def test_something_new_beside_what_stays_due(day: Day) -> None:
    """What has to run now does not wait for those pauses, not even while the job runs."""
    day.scheduler.start()
    day.due, day.fails = NOW, True
    await asyncio.sleep(36)
    day.takes = 5.0
    day.scheduler.run(Day)
    await asyncio.sleep(2)
    day.scheduler.run(Day)
    await asyncio.sleep(5)
    assert day.runs[-2:] == [36, 41]


async def test_a_job_that_knows_when_to_run(day: Day) -> None:
    """It runs then, also if nothing is stored, the clock is set back, or the store fails."""
    day.scheduler.start()
    day.again = timedelta(seconds=20)
    await asyncio.sleep(50)
    day.back = timedelta(hours=1)
    await asyncio.sleep(20)
    day.store_fails = True
    await asyncio.sleep(20)
    assert day.runs == [0, 20, 40, 60, 80]


async def test_a_store_that_fails(day: Day) -> None:
    """What is due meanwhile is done within ten seconds after that."""
    day.scheduler.start()
    await asyncio.sleep(1)
    day.store_fails = True
    day.scheduler.wake()
    await asyncio.sleep(100)
    day.due, day.store_fails = at(50), False
    await asyncio.sleep(11)
    assert len(day.runs) == 2
    assert day.runs[1] <= 111


async def test_how_late_a_job_is(day: Day) -> None:
    """It is late while it is due, also while it runs and while nothing can be looked at."""
    day.scheduler.start()
    late = REGISTRY.get_sample_value
    (name, label) = "noughts_job_late_seconds", {"job": "Day"}
    day.due, day.takes = at(10), 3.0
    await asyncio.sleep(5)
    assert late(name, label) == 0
    await asyncio.sleep(7)
    assert late(name, label) == 2
    await asyncio.sleep(2)
    assert late(name, label) == 0
    day.due = at(20)
    day.scheduler.wake()
    await asyncio.sleep(1)
    day.store_fails = True
    await asyncio.sleep(85)
    assert late(name, label) == 80
