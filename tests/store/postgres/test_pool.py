"""Who gets a connection, and when."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.store.postgres import pool
from bot.store.postgres.pool import SIZE, Pool


@pytest.fixture
async def connections(path: str) -> AsyncIterator[Pool]:
    """Return a pool of connections to an empty database."""
    pool = Pool(path)
    yield pool
    await pool.close()


async def test_first_come_first_served(connections: Pool) -> None:
    """The one that has waited longest is next, also before those who come when one becomes free."""
    served: list[int] = []

    async def use(number: int) -> None:
        async with connections.connection() as raw:
            served.append(number)
            await raw.fetchval("SELECT pg_sleep(0.001)")
        if number < SIZE:
            await use(number + 3 * SIZE)

    await asyncio.gather(*(use(number) for number in range(3 * SIZE)))
    waited = [number for number in served if number >= SIZE]
    assert waited[: 2 * SIZE] == list(range(SIZE, 3 * SIZE))


async def test_someone_who_gives_up(connections: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that comes too late for them is not lost to the others."""
    monkeypatch.setattr(pool, "PATIENCE", 0.01)
    may_end = asyncio.Event()

    async def use() -> None:
        async with connections.connection():
            await may_end.wait()

    working = [asyncio.create_task(use()) for _ in range(SIZE)]
    await asyncio.sleep(0)
    impatient = [asyncio.create_task(use()) for _ in range(SIZE)]
    found = await asyncio.gather(*impatient, return_exceptions=True)
    assert {type(one) for one in found} == {TimeoutError}
    may_end.set()
    await asyncio.gather(*working)
    await asyncio.gather(*(use() for _ in range(SIZE)))


async def test_a_cancelled_user(connections: Pool) -> None:
    """A cancelled caller gives the connection back."""
    for _ in range(2 * SIZE):
        task = asyncio.create_task(_hold(connections))
        await asyncio.sleep(0.005)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    async with connections.connection() as raw:
        assert await raw.fetchval("SELECT 1") == 1


async def _hold(connections: Pool) -> None:
    async with connections.connection():
        await asyncio.Event().wait()
