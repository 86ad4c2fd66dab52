"""When the jobs look for what is due, though nobody tells them of it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from random import Random
from unittest.mock import AsyncMock

import discord
import pytest

from bot.app.wiring import Options, wire
from bot.domain.limits import Pace
from bot.domain.match import Match, Place
from bot.domain.shards import HeldShards, Shards
from bot.jobs import wakeup_timer
from bot.jobs.scheduler import Scheduler
from bot.store.database import Database
from bot.store.held_shards import ShardClaims
from bot.store.matches.matches import MatchTable
from tests.conftest import NOW, a_match
from tests.wire.until import until

ONE, TWO = 1 << 22, 2 << 22
"""Two servers, on the shards 1 and 2."""
SOON = 0.02

Ended = list[int]


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
    parts = wire(client, database, Options(now=lambda: NOW, rng=Random(1), claims=Held(shards)))
    ended: Ended = []
    parts.context.matches.on_stored = lambda match: ended.append(match.id)
    parts.scheduler.start()
    yield parts.scheduler, ended
    parts.scheduler.stop()


async def a_late_match(database: Database, server: int) -> Match:
    """Store, as another process would, a match whose time is up."""
    late = a_match(id=0, place=Place(server, server), pace=Pace.QUICK)
    return await MatchTable(database).add(late._replace(turn_since=NOW - timedelta(hours=1)))


async def test_what_another_process_has_stored(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process finds it without being told, though it had nothing to wait for."""
    monkeypatch.setattr(wakeup_timer, "LOOK_EVERY", SOON)
    async with scheduler_on(database, lambda: Shards(3, frozenset({1, 2}))) as (_, ended):
        for server in (ONE, TWO):
            match = await a_late_match(database, server)
            await until(lambda: match.id in ended, "the end of the match")  # noqa: B023


async def test_shards_that_nobody_held(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work that is due on a shard is done as soon as the process holds it."""
    monkeypatch.setattr(wakeup_timer, "LOOK_EVERY", 3600.0)
    held, matches = {1}, [await a_late_match(database, server) for server in (ONE, TWO)]
    async with scheduler_on(database, lambda: Shards(3, frozenset(held))) as (scheduler, ended):
        await until(lambda: ended, "the end of the first match")
        assert ended == [matches[0].id]
        held.add(2)
        scheduler.wake_all()
        await until(lambda: len(ended) > 1, "the end of the other match")
    assert ended == [match.id for match in matches]


class Redraws:
    """A job that goes on until the test lets it end."""

    def __init__(self) -> None:
        self.begun, self.may_end = asyncio.Event(), asyncio.Event()

    async def run(self) -> datetime | None:
        """Begin, and wait."""
        self.begun.set()
        await self.may_end.wait()
        return None


async def test_less_urgent_work_waits() -> None:
    """It learns whether a job runs that comes first."""
    scheduler, job = Scheduler(lambda: NOW, timedelta()), Redraws()
    scheduler.add([job])
    assert not scheduler.any_runs(Redraws)
    scheduler.start()
    await job.begun.wait()
    assert scheduler.any_runs(Redraws)
    job.may_end.set()
    await until(lambda: not scheduler.any_runs(Redraws), "its end")
    scheduler.stop()
