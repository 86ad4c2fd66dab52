"""Turns that all processes take one after another, on the server's clock."""

import asyncio
import time
from datetime import timedelta

import pytest

from bot.domain.shards import Cluster
from bot.store.database import Database
from bot.store.postgres.database import PostgresDatabase
from bot.store.postgres.turns import SharedTurns
from bot.store.upkeep.open_database import open_shared
from tests.chat.until import TIMEOUT

EVERY, LATE = timedelta(milliseconds=50), timedelta(days=1)
FREE = "UPDATE turns SET next_at = clock_timestamp()"


@pytest.fixture
async def turns(database: Database) -> SharedTurns:
    assert isinstance(database, PostgresDatabase)
    return SharedTurns(database)


async def test_two_processes_take_turns(path: str) -> None:
    """Of all processes together one gets a turn each time, in its process the first to come."""
    processes = [await open_shared(path, Cluster(number, 2)) for number in (1, 2)]
    served: list[int] = []

    async def wait(number: int) -> None:
        turns = processes[number % 2].turns
        assert turns is not None
        await turns.wait("edits", EVERY)
        served.append(number)

    begun = time.monotonic()
    await asyncio.gather(*(wait(number) for number in range(10)))
    assert time.monotonic() - begun >= 9 * EVERY.total_seconds()
    assert [n for n in served if n % 2] == [1, 3, 5, 7, 9]
    assert [n for n in served if not n % 2] == [0, 2, 4, 6, 8]
    for process in processes:
        await process.database.close()


async def test_each_name_has_its_own_turns(turns: SharedTurns) -> None:
    """Nobody waits for a turn of another name."""
    await turns.wait("one", LATE)
    await turns.wait("other", LATE)


async def test_turns_taken_early(turns: SharedTurns, database: Database) -> None:
    """What is urgent has up to three turns more at once, and what is not waits for all of them."""
    early = [await turns.take("edits", LATE, number) for number in (0, 1, 2, 3, 3, 2, 0)]
    days = [round(it / LATE.total_seconds()) for it in early]
    assert (early[:4], days[4:]) == ([0.0] * 4, [1, 2, 4])
    assert await database.write(lambda db: db.run(FREE)) == 1
    assert [await turns.take("edits", LATE) > 0 for _ in range(2)] == [False, True]


async def test_someone_who_gives_up(turns: SharedTurns, database: Database) -> None:
    """The turn that they waited for is left to the next."""
    await turns.wait("edits", LATE)
    waiting = [asyncio.create_task(turns.wait("edits", LATE)) for _ in range(3)]
    await asyncio.sleep(0.05)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert await database.write(lambda db: db.run(FREE)) == 1
    await turns.wait("edits", LATE)


async def test_a_clock_that_is_set_back(turns: SharedTurns) -> None:
    """A turn further off than the next can be is not waited for: the clock has been set back."""
    await turns.wait("edits", LATE)
    await asyncio.wait_for(turns.wait("edits", EVERY), TIMEOUT)
