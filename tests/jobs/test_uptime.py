"""Where the bot is there for people; elsewhere no game ends, and the time is given back."""

import logging
from datetime import datetime, timedelta
from random import Random

import pytest

from bot.domain.limits import NO_GAP, Pace
from bot.domain.match import Match, Person, Place, Status
from bot.domain.shards import HeldShards, Shard, Shards, all_shards
from bot.errors import StoreBusyError
from bot.jobs.due_matches import MatchExpirer
from bot.jobs.uptime import Uptime
from bot.services.matches import Matches
from bot.store.database import Database
from bot.store.matches.deadlines import DeadlineTable
from bot.store.matches.matches import MatchTable
from bot.store.upkeep.uptime import UptimeTable
from tests.conftest import ANN, BEN, NOW, a_match, all_there
from tests.jobs.processes import another

ONLY = Shard(0, 1)
MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)
FIRST, SECOND = Shard(0, 2), Shard(1, 2)


class Process:
    """A process with a clock that the test sets."""

    def __init__(self, database: Database, held: HeldShards = all_shards) -> None:
        self.now: datetime = NOW
        self.table = UptimeTable(database)
        self.uptime = Uptime(self.table, lambda: self.now, held)
        self.matches = Matches(MatchTable(database), lambda: self.now, Random(1))
        deadlines = DeadlineTable(database, self.uptime.shards)
        self._expirer = MatchExpirer(self.matches, deadlines, lambda _: None, all_there)

    async def connect(self, *shards: Shard) -> None:
        for shard in shards or (ONLY,):
            self.uptime.connect(shard)
        await self.uptime.run()

    async def ends(self, match: Match) -> bool:
        """Return whether a match is over once all has ended that may."""
        await self._expirer.run()
        return (await self.matches.find(match.id)).status is Status.OVER

    async def presses(self, match: Match) -> Match:
        await self.uptime.confirm(match.place.guild_id)
        return await self.matches.press(match.id, match.revision, 4, ANN)


@pytest.fixture
def process(database: Database) -> Process:
    return Process(database)


async def quick(database: Database, guild_id: int | None = 21) -> Match:
    """Store a quick match, in which Ann is to move from now on."""
    return await MatchTable(database).add(
        a_match(id=0, place=Place(guild_id, 31 + (guild_id or 0)), o=Person(BEN), pace=Pace.QUICK)
    )


async def test_a_process_that_was_killed(database: Database, process: Process) -> None:
    """The next start ends no game before it is connected, nor at once after that."""
    await process.connect()
    match = await quick(database)
    new = Process(database)
    new.now += HOUR
    assert not await new.ends(match)
    await new.connect()
    assert not await new.ends(match)
    new.now += MINUTE
    await new.uptime.run()
    new.now += NO_GAP
    assert await new.ends(await quick(database, None))


@pytest.mark.parametrize("notices", ["job", "press"])
async def test_a_clock_that_leaps(database: Database, process: Process, notices: str) -> None:
    """Whether job or press notices it, a press counts and no game ends: it was no one's time."""
    await process.connect()
    match = await quick(database)
    process.now += HOUR
    assert not await process.ends(match)
    if notices == "job":
        await process.uptime.run()
        assert not await process.ends(match)
    assert (await process.presses(match)).revision == 1


async def test_no_connection(database: Database, process: Process) -> None:
    """Without the gateway no game ends, however long; missed presses count before it is back."""
    await process.connect()
    match = await quick(database)
    process.uptime.disconnect(ONLY)
    for _ in range(30):
        process.now += NO_GAP
        await process.uptime.run()
        assert not await process.ends(match)
    assert (await process.presses(match)).revision == 1
    process.now += timedelta(seconds=59)
    await process.connect()
    assert not await process.ends(match)


@pytest.mark.parametrize(("silent", "left"), [(45, -40), (90, 50)])
async def test_a_dead_one(database: Database, process: Process, silent: int, left: int) -> None:
    """The time in which a dead connection was taken for a good one is given back as well."""
    await process.connect()
    match = await quick(database)
    for _ in range(10):
        process.now += timedelta(seconds=10)
        await process.uptime.run()
    await process.uptime.was_silent(ONLY, timedelta(seconds=silent))
    process.uptime.disconnect(ONLY)
    process.now += timedelta(seconds=20)
    await process.connect()
    deadline = (await process.matches.find(match.id)).deadline
    assert deadline is not None
    assert (deadline - process.now).total_seconds() == left


async def test_a_store_that_fails(
    database: Database, process: Process, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press while nothing can be stored is refused, and after that it counts."""

    async def fail(*_: object) -> None:
        raise StoreBusyError("the disk is full")

    await process.connect()
    match = await quick(database)
    process.now += HOUR
    with monkeypatch.context() as failing:
        failing.setattr(UptimeTable, "note", fail)
        with pytest.raises(StoreBusyError):
            await process.presses(match)
        assert not await process.ends(match)
    assert (await process.presses(match)).revision == 1


async def test_one_shard_of_several(database: Database, process: Process) -> None:
    """Each shard has its own connection; private messages come through the first one."""
    private, server = await quick(database, None), await quick(database, 1 << 22)
    await process.connect(FIRST, SECOND)
    process.uptime.disconnect(FIRST)
    process.now += NO_GAP
    await process.uptime.run()
    process.now += MINUTE - NO_GAP
    assert process.uptime.shards() == Shards(2, frozenset())
    await process.uptime.confirm(1 << 22)
    assert process.uptime.shards() == Shards(2, frozenset({1}))
    await process.connect(FIRST)
    assert process.uptime.shards().are_all
    assert not await process.ends(private)
    assert not await process.ends(server)


@pytest.mark.both_engines
async def test_a_process_that_takes_over(database: Database, path: str) -> None:
    """It gives back since when the other one was there; without its shards that stores nothing."""
    held = {0, 1}
    first = Process(database, lambda: Shards(2, frozenset(held)))
    await first.connect(FIRST, SECOND)
    match = await quick(database, 1 << 22)
    async with another(database, path) as others:
        second = Process(others, lambda: Shards(2, frozenset({1})))
        held.clear()
        first.now += HOUR
        second.now += HOUR
        assert first.uptime.shards() == Shards(2, frozenset())
        await first.uptime.run()
        assert not await second.ends(match)
        await second.connect(SECOND)
        assert not await second.ends(match)
        assert (await second.presses(match)).revision == 1


async def test_a_clock_that_is_set_back(
    database: Database, process: Process, caplog: pytest.LogCaptureFixture
) -> None:
    """It is noticed within ten seconds, and nobody has less time by it."""
    caplog.set_level(logging.INFO)
    await process.connect()
    match = await quick(database)
    process.now -= HOUR
    await process.uptime.run()
    assert "clock set back: shard=0 seconds=3600 matches=1" in caplog.text
    assert (await process.matches.find(match.id)).turn_since == process.now
    process.now += HOUR
    await process.uptime.run()
    assert "time given back: shard=0 seconds=3600 matches=1" in caplog.text
