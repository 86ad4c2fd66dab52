"""Work on PostgreSQL: what runs again, what is refused, and what waits."""

import asyncio
from contextlib import nullcontext
from traceback import format_exception

import asyncpg
import pytest

from bot.domain.shards import ONLY_CLUSTER
from bot.errors import StoreBusyError, StoreUnusableError
from bot.store.database import Connection, Database
from bot.store.postgres import pool
from bot.store.postgres.shard_claims import PostgresShardClaims
from bot.store.upkeep.open_database import open_database
from tests.store.postgres.conftest import wanting

INSERT = "INSERT INTO command_sync VALUES (?, 'digest', '{}')"
ROWS = "SELECT application_id FROM command_sync ORDER BY application_id"


async def ids(database: Database) -> list[int]:
    return [row["application_id"] for row in await database.read(lambda db: db.all(ROWS))]


@pytest.mark.usefixtures("patient")
async def test_work_runs_again_after_a_deadlock(database: Database) -> None:
    """Two works that wait for each other's rows both succeed in the end."""
    for number in (1, 2):
        await database.write(lambda db, number=number: db.run(INSERT, (number,)))  # type: ignore[misc]
    met = asyncio.Barrier(2)

    async def work(first: int, second: int) -> None:
        waited = False

        async def update(db: Connection) -> None:
            nonlocal waited
            sql = "UPDATE command_sync SET digest = 'new' WHERE application_id = ?"
            await db.run(sql, (first,))
            if not waited:
                waited = True
                await met.wait()
            await db.run(sql, (second,))

        await database.write(update)

    await asyncio.gather(work(1, 2), work(2, 1))


@pytest.mark.parametrize(("failures", "stored"), [(1, [2]), (2, [3]), (3, [])])
async def test_serialization_failures(database: Database, failures: int, stored: list[int]) -> None:
    """It succeeds at the third attempt at the latest, otherwise nothing of it is stored."""
    runs = 0

    async def work(db: Connection) -> None:
        nonlocal runs
        runs += 1
        await db.run(INSERT, (runs,))
        if runs <= failures:
            await db.run("DO $$ BEGIN RAISE serialization_failure; END $$")

    with nullcontext() if stored else pytest.raises(StoreBusyError):
        await database.write(work)
    assert (await ids(database), runs) == (stored, min(failures + 1, 3))


async def drop_connections(other: asyncpg.Connection) -> None:
    await other.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND application_name = 'noughts'"
    )


async def test_a_lock_that_someone_forgot(database: Database, other: asyncpg.Connection) -> None:
    """Work that waits for it is refused in time, and succeeds once it is gone."""
    transaction = other.transaction()
    await transaction.start()
    await other.execute("LOCK TABLE command_sync")
    with pytest.raises(StoreBusyError):
        await database.write(lambda db: db.run(INSERT, (1,)))
    await transaction.rollback()
    assert await database.write(lambda db: db.run(INSERT, (1,))) == 1


async def test_a_server_that_only_reads(database: Database, other: asyncpg.Connection) -> None:
    """A server that has become a replica refuses writes, and the bot says so in time."""
    name = await other.fetchval("SELECT current_database()")
    await other.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
    await drop_connections(other)
    with pytest.raises(StoreBusyError):
        await database.write(lambda db: db.run(INSERT, (1,)))
    await other.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = off')
    await drop_connections(other)
    assert await database.write(lambda db: db.run(INSERT, (1,))) == 1


async def test_first_come_first_served(path: str) -> None:
    """The one that has waited longest is next, also before those who come when one becomes free."""
    connections, served = pool.Pool(path), list[int]()

    async def use(number: int) -> None:
        async with connections.connection() as raw:
            served.append(number)
            await raw.fetchval("SELECT pg_sleep(0.001)")
        if number < pool.SIZE:
            await use(number + 3 * pool.SIZE)

    await asyncio.gather(*(use(number) for number in range(3 * pool.SIZE)))
    waited = [number for number in served if number >= pool.SIZE]
    assert waited[: 2 * pool.SIZE] == list(range(pool.SIZE, 3 * pool.SIZE))
    await connections.close()


async def test_all_connections_in_use(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work that finds none free waits a moment, and is refused then; none is lost by that."""
    monkeypatch.setattr(pool, "PATIENCE", 0.05)
    may_end = asyncio.Event()

    async def work(db: Connection) -> None:
        await db.one(ROWS)
        await may_end.wait()

    working = [asyncio.create_task(database.write(work)) for _ in range(pool.SIZE)]
    await asyncio.sleep(0.01)
    for _ in working:
        with pytest.raises(StoreBusyError):
            await database.read(lambda db: db.all(ROWS))
    working.pop().cancel()
    may_end.set()
    await asyncio.gather(*working)
    assert await asyncio.gather(*(ids(database) for _ in range(pool.SIZE))) == pool.SIZE * [[]]


async def test_a_snapshot_is_of_one_moment(database: Database) -> None:
    """A write during a snapshot is not visible in it."""

    async def twice(db: Connection) -> list[int]:
        before = await db.all(ROWS)
        await database.write(lambda db: db.run(INSERT, (1,)))
        return [len(before), len(await db.all(ROWS))]

    assert await database.read_snapshot(twice) == [0, 0]
    assert await ids(database) == [1]


async def test_an_error_tells_nothing_of_a_row(database: Database) -> None:
    """What the log would say of a refused row has none of its values, such as people and seeds."""
    sql, person = "INSERT INTO people (person_id, games) VALUES (?, NULL)", 1456074443980800007
    with pytest.raises(asyncpg.NotNullViolationError) as refused:
        await database.write(lambda db: db.run(sql, (person,)))
    assert str(person) not in "".join(format_exception(refused.value))


class Pooled:
    """What a pooler by transaction gives to a client: a connection that others have as well."""

    def __init__(self, shared: asyncpg.Connection) -> None:
        self._shared = shared

    async def fetchval(self, sql: str) -> object:
        return await self._shared.fetchval(sql)

    async def execute(self, sql: str) -> str:
        return str(await self._shared.execute(sql))

    async def close(self, *, timeout: float | None = None) -> None:  # noqa: ASYNC109
        """Hang up on the pooler, which keeps the connection for others."""


async def test_a_pooler_by_transaction(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under it no lock lasts, so the bot does not start, and one sentence says why."""
    shared = await asyncpg.connect(path)

    async def connect(*_: object, **__: object) -> Pooled:
        return Pooled(shared)

    monkeypatch.setattr(asyncpg, "connect", connect)
    with pytest.raises(StoreUnusableError, match="gives each transaction another connection"):
        await open_database(path)
    with pytest.raises(StoreUnusableError, match="gives each transaction another connection"):
        await PostgresShardClaims(path, ONLY_CLUSTER).take(wanting(1))
    await shared.close()
