"""Work on PostgreSQL: what runs again, what is refused, and what waits."""

import asyncio
from collections.abc import AsyncIterator
from traceback import format_exception

import asyncpg
import pytest

from bot.domain.match import Match
from bot.errors import StoreBusyError, StoreInUseError
from bot.store.database import Connection, Database
from bot.store.matches.matches import MatchTable
from bot.store.postgres import pool, process_lock
from bot.store.upkeep.open_database import open_database
from tests.conftest import a_match, opened
from tests.postgres import Server

INSERT = "INSERT INTO command_sync VALUES (?, 'digest', '{}')"
WAITING = """
SELECT count(*), pg_sleep(0.005) FROM pg_locks
WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))
"""
ROWS = "SELECT application_id FROM command_sync ORDER BY application_id"


@pytest.fixture
async def other(database: Database, path: str) -> AsyncIterator[asyncpg.Connection]:
    """Return a connection that the bot knows nothing of."""
    raw = await asyncpg.connect(path)
    yield raw
    await raw.close()


async def ids(database: Database) -> list[int]:
    return [row["application_id"] for row in await database.read(lambda db: db.all(ROWS))]


async def moved(table: MatchTable, match: Match) -> Match | None:
    """Have a person play the first cell that is free."""

    def transition(before: Match) -> Match:
        moves = (*before.moves, len(before.moves))
        return before._replace(moves=moves, revision=before.revision + 1)

    return await table.change(match.id, transition)


@pytest.mark.usefixtures("patient")
async def test_moves_at_once_each_count(database: Database) -> None:
    """Of many moves in one match at the same time none overwrites another."""
    table = MatchTable(database)
    match = await table.add(a_match())
    await asyncio.gather(*(moved(table, match) for _ in range(8)))
    stored = await table.find(match.id)
    assert stored is not None
    assert (stored.revision, stored.moves) == (8, tuple(range(8)))


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


@pytest.mark.parametrize("failures", [1, 2, 3])
async def test_work_runs_again_after_a_serialization_failure(
    database: Database, failures: int
) -> None:
    """It succeeds at the third attempt at the latest, otherwise nothing of it is stored."""
    runs = 0

    async def work(db: Connection) -> None:
        nonlocal runs
        runs += 1
        await db.run(INSERT, (runs,))
        if runs <= failures:
            await db.run("DO $$ BEGIN RAISE serialization_failure; END $$")

    if failures < 3:
        await database.write(work)
    else:
        with pytest.raises(StoreBusyError):
            await database.write(work)
    assert await ids(database) == ([failures + 1] if failures < 3 else [])
    assert runs == min(failures + 1, 3)


async def test_an_idle_connection_that_was_dropped(
    database: Database, other: asyncpg.Connection
) -> None:
    """The next work opens a new connection, and nobody notices."""
    await database.write(lambda db: db.run(INSERT, (1,)))
    await drop_connections(other)
    await database.write(lambda db: db.run(INSERT, (2,)))
    assert await ids(database) == [1, 2]


async def drop_connections(other: asyncpg.Connection) -> None:
    """End all connections of the bot to this database."""
    await other.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND application_name = 'noughts'"
    )


async def test_a_connection_lost_within_work(database: Database, other: asyncpg.Connection) -> None:
    """What it had written is undone, the work runs again, and is stored once."""
    runs = 0

    async def work(db: Connection) -> None:
        nonlocal runs
        runs += 1
        await db.run(INSERT, (runs,))
        if runs == 1:
            await drop_connections(other)

    await database.write(work)
    assert await ids(database) == [2]


class Cut(asyncpg.Connection):  # type: ignore[misc]
    """A connection that is lost after the server has got one of its statements."""

    statement = ""

    async def execute(self, query: str, *args: object, **kwargs: object) -> str:
        status: str = await super().execute(query, *args, **kwargs)
        if Cut.statement and query.lstrip().startswith(Cut.statement):
            Cut.statement = ""
            self.terminate()
            raise asyncpg.ConnectionDoesNotExistError("connection was closed")
        return status


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> type[Cut]:
    """Have the bot use connections that can be cut."""
    connect = asyncpg.connect

    async def cuttable(*args: object, **kwargs: object) -> asyncpg.Connection:
        return await connect(*args, connection_class=Cut, **kwargs)

    monkeypatch.setattr(asyncpg, "connect", cuttable)
    return Cut


async def test_a_connection_lost_after_commit(cut: type[Cut], database: Database) -> None:
    """The server is asked whether it has committed: the work is neither lost nor done twice."""
    runs = 0

    async def work(db: Connection) -> int:
        nonlocal runs
        runs += 1
        return await db.run(INSERT, (runs,))

    cut.statement = "COMMIT"
    assert await database.write(work) == 1
    assert (runs, await ids(database)) == (1, [1])


async def test_a_connection_lost_after_a_move(cut: type[Cut], database: Database) -> None:
    """The match is read again: their move in it means that it counts, and it counts once."""
    table = MatchTable(database)
    match = await table.add(a_match())
    cut.statement = "UPDATE"
    changed = await moved(table, match)
    assert changed is not None
    assert (changed.revision, changed.moves) == (1, (0,))
    assert await table.find(match.id) == changed


async def test_a_lock_that_someone_forgot(
    database: Database, other: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
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


async def test_all_connections_are_in_use(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Work that finds none free waits a moment, and is refused then."""
    monkeypatch.setattr(pool, "PATIENCE", 0.05)
    may_end = asyncio.Event()

    async def work(db: Connection) -> None:
        await db.one(ROWS)
        await may_end.wait()

    working = [asyncio.create_task(database.write(work)) for _ in range(pool.SIZE)]
    await asyncio.sleep(0.01)
    with pytest.raises(StoreBusyError):
        await database.read(lambda db: db.all(ROWS))
    may_end.set()
    await asyncio.gather(*working)
    assert await ids(database) == []


async def test_a_failed_write_changes_nothing(database: Database) -> None:
    """If work fails, what it wrote before is undone."""

    async def work(db: Connection) -> None:
        await db.run(INSERT, (1,))
        raise KeyError

    with pytest.raises(KeyError):
        await database.write(work)
    assert await ids(database) == []


async def test_a_snapshot_is_of_one_moment(database: Database) -> None:
    """A write during a snapshot is not visible in it."""

    async def twice(db: Connection) -> list[int]:
        before = await db.all(ROWS)
        await database.write(lambda db: db.run(INSERT, (1,)))
        return [len(before), len(await db.all(ROWS))]

    assert await database.read_snapshot(twice) == [0, 0]
    assert await ids(database) == [1]


async def test_a_second_process(
    database: Database, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is refused while the first runs; the first goes on."""
    monkeypatch.setattr(process_lock, "PATIENCE", 0.2)
    with pytest.raises(StoreInUseError, match="Another process uses the database postgresql://"):
        await open_database(path)
    assert await ids(database) == []


async def test_the_next_process(path: str) -> None:
    """After a clean end the next process starts at once."""
    await (await open_database(path)).close()
    await (await open_database(path)).close()


async def test_a_new_database(postgres: Server) -> None:
    """The first start makes the tables, and the bot plays."""
    with postgres.empty_database() as address:
        async with opened(address) as database:
            match = await MatchTable(database).add(a_match())
            assert await MatchTable(database).find(match.id) == match


async def test_an_error_tells_nothing_of_a_row(database: Database) -> None:
    """What the log would say of a refused row has none of its values, such as people and seeds."""
    sql, person = "INSERT INTO people (person_id, games) VALUES (?, NULL)", 1456074443980800007
    with pytest.raises(asyncpg.NotNullViolationError) as refused:
        await database.write(lambda db: db.run(sql, (person,)))
    assert str(person) not in "".join(format_exception(refused.value))
