"""Who has which shards, and who takes them over."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from pathlib import Path
from unittest.mock import AsyncMock

import asyncpg
import pytest

from bot.domain.shards import Cluster, Shards
from bot.errors import StoreBusyError, StoreInUseError
from bot.store.postgres import pool, process_lock, shard_claims, shard_locks
from bot.store.postgres.shard_claims import PostgresShardClaims
from bot.store.upkeep.open_database import open_database
from tests.chat.until import TIMEOUT, until
from tests.postgres import own_server
from tests.store.postgres.conftest import wanting
from tests.wire.database_proxy import proxy_of

FIRST, SECOND = Cluster(1, 2), Cluster(2, 2)
EVEN, ODD = Shards(4, frozenset({0, 2})), Shards(4, frozenset({1, 3}))
WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
_LEFT_BEHIND = """
INSERT INTO shard_claims (shard, holder, backend_pid, renewed_at) VALUES (0, 'killed', 1, now())
"""
_BEGAN_LATER = """
CREATE FUNCTION public.pg_postmaster_start_time() RETURNS timestamptz LANGUAGE sql
AS $$ SELECT pg_catalog.now() + interval '1 h' $$
"""
NewClaims = Callable[[Cluster], PostgresShardClaims]
Waiting = asyncio.Task[Shards]


@pytest.fixture
async def claims(path: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[NewClaims]:
    """Return a function that makes the claims of a process, which are released at the end."""
    monkeypatch.setattr(shard_claims, "LOOK_EVERY", 0.02)
    made: list[PostgresShardClaims] = []

    def new(cluster: Cluster) -> PostgresShardClaims:
        made.append(PostgresShardClaims(path, cluster))
        return made[-1]

    yield new
    for one in made:
        await one.release()


async def taken(claims: PostgresShardClaims) -> Shards:
    return await asyncio.wait_for(claims.take(wanting(4)), TIMEOUT)


async def stands_by(claims: PostgresShardClaims, log: pytest.LogCaptureFixture) -> Waiting:
    """Have a process take shards that another one has, and wait until it says that it waits."""
    log.set_level("INFO")
    waiting = asyncio.create_task(taken(claims))
    await until(lambda: "standing by" in log.text, "one that stands by")
    return waiting


async def until_doubtful(claims: PostgresShardClaims) -> None:
    async with asyncio.timeout(TIMEOUT):
        while claims.is_sure:  # noqa: ASYNC110 - nobody is told
            await asyncio.sleep(0)


async def until_in_doubt(claims: PostgresShardClaims, other: asyncpg.Connection) -> None:
    """Have the server end the connection that has the lock of a shard."""
    await other.execute("SELECT pg_terminate_backend(pid) FROM shard_locks WHERE shard = 0")
    await until_doubtful(claims)


async def test_two_of_one_cluster(claims: NewClaims, caplog: pytest.LogCaptureFixture) -> None:
    """One works, the other stands by without a shard; when the first stops, it takes them."""
    first, second = claims(FIRST), claims(FIRST)
    await taken(first)
    waiting = await stands_by(second, caplog)
    assert (first.shards(), second.shards().held) == (EVEN, frozenset())
    await first.release()
    assert await waiting == second.shards() == EVEN


async def test_after_a_doubt(claims: NewClaims, other: asyncpg.Connection) -> None:
    """A process is told when it holds its shards for certain again, so that its jobs go on."""
    first, told = claims(FIRST), asyncio.Event()
    first.on_regained(told.set)
    await taken(first)
    await until_in_doubt(first, other)
    assert not told.is_set()
    await asyncio.wait_for(told.wait(), TIMEOUT)
    assert first.shards() == EVEN


async def test_a_doubt_during_a_renewal(
    claims: NewClaims, other: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So is one that was only in doubt until a slow renewal came through."""
    first, told, clock = claims(FIRST), asyncio.Event(), 0.0
    monkeypatch.setattr(shard_claims, "now", lambda: clock)
    monkeypatch.setattr(shard_claims, "RENEW_EVERY", 1.0)
    first.on_regained(told.set)
    await taken(first)
    async with other.transaction():
        await other.execute("SELECT 1 FROM shard_claims FOR UPDATE")
        clock = shard_claims.RENEW_EVERY
        while not await other.fetchval(WAITING):
            pass
        clock = shard_claims.TRUST
        assert first.shards().held == frozenset()
        assert not told.is_set()
    await asyncio.wait_for(told.wait(), TIMEOUT)
    assert first.shards() == EVEN


async def test_a_connection_that_breaks_beside_one_that_stands_by(
    claims: NewClaims, other: asyncpg.Connection, caplog: pytest.LogCaptureFixture
) -> None:
    """Either the holder gets its shards again, or the other one does: never both or none."""
    first, second = claims(FIRST), claims(FIRST)
    await taken(first)
    waiting = await stands_by(second, caplog)
    lost = asyncio.create_task(first.lost())
    await until_in_doubt(first, other)
    if await first.confirm():
        assert (first.shards(), second.shards().held) == (EVEN, frozenset())
        waiting.cancel()
    else:
        await lost
        assert await waiting == second.shards() == EVEN
        assert first.shards().held == frozenset()
    await asyncio.gather(waiting, return_exceptions=True)
    lost.cancel()


@pytest.mark.parametrize("hours", [0, 2])
async def test_a_holder_that_is_frozen(
    claims: NewClaims,
    other: asyncpg.Connection,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    hours: int,
) -> None:
    """Ten seconds after its renewal, on whatever clock, its locks are taken, and it finds out."""
    monkeypatch.setattr(shard_claims, "RENEW_EVERY", 1e9)
    first = claims(FIRST)
    await taken(first)
    set_back = "UPDATE shard_claims SET renewed_at = renewed_at + $1"
    await other.execute(set_back, timedelta(hours=hours))
    waiting = await stands_by(claims(FIRST), caplog)
    for _ in range(2):
        assert not waiting.done()
        await other.execute("UPDATE shard_claims SET renewed_at = renewed_at - interval '5 s'")
        await asyncio.sleep(0.2)
    assert await waiting == EVEN
    await asyncio.wait_for(first.lost(), TIMEOUT)
    assert (await first.confirm(), first.shards().held) == (False, frozenset())


async def until_taken(one: PostgresShardClaims, new: PostgresShardClaims, waiting: Waiting) -> None:
    """Wait until one has its shards again, and then have the new one take them."""
    await until(lambda: one.is_sure or waiting.done(), "one of them to have the shards")
    assert (one.shards(), waiting.done()) == (EVEN, False)
    await one.release()
    assert await asyncio.wait_for(waiting, TIMEOUT) == EVEN
    await new.release()


async def test_a_holder_that_comes_back_last(path: str, caplog: pytest.LogCaptureFixture) -> None:
    """A process that stands by leaves it the shards, also where the server was never gone."""
    async with proxy_of(path) as door, proxy_of(path) as other:
        first, second = (PostgresShardClaims(it.address, FIRST) for it in (door, other))
        await taken(first)
        waiting = await stands_by(second, caplog)
        await door.close()
        await other.close()
        before = other.messages
        await other.open()
        await until(lambda: waiting.done() or other.messages > before + 40, "some attempts")
        await door.open()
        await until_taken(first, second, waiting)


async def test_a_process_that_begins_before_it_comes_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that begins just after the server's start leaves the shards to those who had them."""
    monkeypatch.setattr(shard_locks, "COMES_BACK", timedelta(minutes=1))
    with own_server(tmp_path) as own, own.database() as address:
        async with proxy_of(address) as door:
            first, new = (PostgresShardClaims(it, FIRST) for it in (door.address, address))
            await taken(first)
            await door.close()
            await asyncio.to_thread(own.stop)
            await until_doubtful(first)
            await asyncio.to_thread(own.start)
            waiting = await stands_by(new, caplog)
            await door.open()
            await until_taken(first, new, waiting)


async def test_a_server_that_began_with_a_clock_ahead(
    claims: NewClaims, other: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for hours for a former holder if the clock was set back after the start."""
    await other.execute(_LEFT_BEHIND)
    await other.execute(_BEGAN_LATER)
    monkeypatch.setitem(pool.SETTINGS, "search_path", "public, pg_catalog")
    await taken(claims(FIRST))


async def test_a_doubt_that_stays(claims: NewClaims, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a renewal in time a process holds nothing, and may not act."""
    monkeypatch.setattr(shard_claims, "PATIENCE", 0.05)
    first = claims(FIRST)
    await taken(first)
    monkeypatch.setattr(shard_claims, "TRUST", 0.0)
    assert first.shards() == Shards(4, frozenset())
    with pytest.raises(StoreBusyError):
        await first.confirm()


async def test_the_count_holds_while_a_shard_is_held(claims: NewClaims) -> None:
    """A later process takes the stored count; once no shard is held, the next takes another."""
    first, second = claims(FIRST), claims(SECOND)
    assert await taken(first) == EVEN
    unasked = AsyncMock(side_effect=AssertionError)
    assert await asyncio.wait_for(second.take(unasked), TIMEOUT) == ODD
    for process in (first, second):
        await process.release()
    found = await asyncio.wait_for(claims(SECOND).take(wanting(8)), TIMEOUT)
    assert found == Shards(8, frozenset({1, 3, 5, 7}))


async def test_a_command_that_needs_the_database_alone(
    claims: NewClaims, path: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is refused while a process of the bot runs, and none takes shards while it runs."""
    monkeypatch.setattr(process_lock, "PATIENCE", 0.2)
    first = claims(FIRST)
    await taken(first)
    with pytest.raises(StoreInUseError, match="Another process uses the database postgresql://"):
        await open_database(path)
    await first.release()
    database = await open_database(path)
    waiting = await stands_by(claims(FIRST), caplog)
    await database.close()
    assert await waiting == EVEN


async def test_a_long_command(other: asyncpg.Connection, path: str) -> None:
    """It keeps the database to itself, also where the server ends connections that are idle."""
    await other.execute("SET idle_session_timeout = '1h'")
    await process_lock.lock_database(other, path)
    assert await other.fetchval("SHOW idle_session_timeout") == "0"


async def test_many_at_once(claims: NewClaims) -> None:
    """Of many processes that start together, each shard has one."""
    tasks = [asyncio.create_task(claims(Cluster(None, 4)).take(wanting(4))) for _ in range(8)]
    first = [await one for one in itertools.islice(asyncio.as_completed(tasks), 4)]
    assert sorted(shard for shards in first for shard in shards.held) == [0, 1, 2, 3]
    waiting = [task for task in tasks if not task.done()]
    assert len(waiting) == 4
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
