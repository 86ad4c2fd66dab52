"""When jobs run: by what is stored, by themselves, and again while something is due."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from random import Random
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest
from prometheus_client import REGISTRY

from bot.app.wiring import Options, wire
from bot.domain.limits import Pace
from bot.domain.match import Match, Place
from bot.domain.shards import HeldShards, Shard, Shards
from bot.errors import StoreBusyError
from bot.jobs import uptime
from bot.jobs.scheduler import Scheduler
from bot.store.database import Database
from bot.store.held_shards import DueTable, Query, ShardClaims
from bot.store.matches.matches import MatchTable
from tests.chat.clock import run_simulated
from tests.chat.until import until
from tests.conftest import NOW, a_match

ONE, TWO = 1 << 22, 2 << 22
"""Two servers, on the shards 1 and 2."""
SECOND, HOUR = timedelta(seconds=1), timedelta(hours=1)

Ended = list[int]


def now_of(start: float) -> Callable[[], datetime]:
    """Return a clock that says it was `NOW` at the start."""
    return lambda: at(seconds() - start)


class Held(ShardClaims):
    """The claims of a process that holds the shards of a test."""

    def __init__(self, shards: HeldShards) -> None:
        self._shards = shards

    def shards(self) -> Shards:
        """Return what it holds at the moment."""
        return self._shards()


@asynccontextmanager
async def scheduler_on(
    database: Database, shards: HeldShards
) -> AsyncIterator[tuple[Scheduler, Ended]]:
    """Start the jobs of a process; return also the ids of the matches that it ends."""
    client = discord.Client(intents=discord.Intents.none())
    client.fetch_channel = AsyncMock()  # type: ignore[method-assign]
    options = Options(now=now_of(seconds()), rng=Random(1), claims=Held(shards), uptime=True)
    parts = wire(client, database, options)
    assert parts.uptime is not None
    for number in (1, 2):
        parts.uptime.connect(Shard(number, 3))
    ended: Ended = []
    parts.context.matches.stored = lambda match: ended.append(match.id)  # type: ignore[method-assign]
    parts.scheduler.start()
    yield parts.scheduler, ended
    parts.scheduler.stop()


async def a_late_match(database: Database, server: int) -> Match:
    """Store, as another process would, a match whose time is up."""
    late = a_match(id=0, place=Place(server, server), pace=Pace.QUICK)
    return await MatchTable(database).add(late._replace(turn_since=NOW - HOUR))


async def test_what_another_process_has_stored(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process finds it without being told, though it had nothing to wait for."""
    monkeypatch.setattr(uptime, "NOTE_EVERY", SECOND / 50)
    async with scheduler_on(database, lambda: Shards(3, frozenset({1, 2}))) as (_, ended):
        for server in (ONE, TWO):
            match = await a_late_match(database, server)
            await until(lambda: match.id in ended, "the end of the match")  # noqa: B023


async def test_shards_in_doubt(database: Database) -> None:
    """What is due is done as soon as the process is sure again that the shards are its own."""
    held, match = set[int](), await a_late_match(database, ONE)
    async with scheduler_on(database, lambda: Shards(3, frozenset(held))) as (scheduler, ended):
        await asyncio.sleep(0.1)
        assert ended == []
        held.add(1)
        scheduler.run_all()
        await until(lambda: ended, "the end of the match")
    assert ended == [match.id]


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
        """Return what a look finds."""
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


def played(play: Callable[[Day], Coroutine[Any, Any, None]]) -> None:
    """Run a test, which begins right before the first look."""

    async def run() -> None:
        day = Day()
        day.scheduler.start()
        await play(day)
        day.scheduler.stop()

    run_simulated(run())


def test_it_sleeps_until_something_is_due() -> None:
    """Nothing is looked at before that, unless something is stored that is due earlier."""

    async def play(day: Day) -> None:
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

    played(play)


def test_what_stays_due() -> None:
    """Its pauses double, up to ten seconds, and begin again once it has been done."""

    async def play(day: Day) -> None:
        day.due, day.fails = NOW, True
        await asyncio.sleep(40)
        assert day.runs == [0, 1, 3, 7, 15, 25, 35]
        day.fails = False
        await asyncio.sleep(10)
        day.due, day.fails = at(60), True
        day.scheduler.wake()
        await asyncio.sleep(13.5)
        assert day.runs[7:] == [45, 60, 61, 63]

    played(play)


def test_something_new_beside_what_stays_due() -> None:
    """What has to run now does not wait for those pauses, not even while the job runs."""

    async def play(day: Day) -> None:
        day.due, day.fails = NOW, True
        await asyncio.sleep(36)
        day.takes = 5.0
        day.scheduler.run(Day)
        await asyncio.sleep(2)
        day.scheduler.run(Day)
        await asyncio.sleep(5)
        assert day.runs[-2:] == [36, 41]

    played(play)


def test_a_job_that_knows_when_to_run() -> None:
    """It runs then, also if nothing is stored, the clock is set back, or the store fails."""

    async def play(day: Day) -> None:
        day.again = timedelta(seconds=20)
        await asyncio.sleep(50)
        day.back = timedelta(hours=1)
        await asyncio.sleep(20)
        day.store_fails = True
        await asyncio.sleep(20)
        assert day.runs == [0, 20, 40, 60, 80]

    played(play)


def test_a_store_that_fails() -> None:
    """What is due meanwhile is done within ten seconds after that."""

    async def play(day: Day) -> None:
        await asyncio.sleep(1)
        day.store_fails = True
        day.scheduler.wake()
        await asyncio.sleep(100)
        day.due, day.store_fails = at(50), False
        await asyncio.sleep(11)
        assert len(day.runs) == 2
        assert day.runs[1] <= 111

    played(play)


def test_how_late_a_job_is() -> None:
    """It is late while it is due, also while it runs and while nothing can be looked at."""

    async def play(day: Day) -> None:
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

    played(play)


def test_less_urgent_work_waits() -> None:
    """It learns whether a job runs that comes first."""

    async def play(day: Day) -> None:
        day.takes = 3.0
        assert not day.scheduler.any_runs(Day)
        await asyncio.sleep(2)
        assert day.scheduler.any_runs(Day)
        await asyncio.sleep(2)
        assert not day.scheduler.any_runs(Day)

    played(play)
