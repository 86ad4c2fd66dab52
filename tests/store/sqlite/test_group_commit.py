"""Work of one moment, each piece of which puts a number into a table of three columns at most."""

import asyncio
import sqlite3
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.errors import StoreBusyError
from bot.store.open_database import open_database
from bot.store.sqlite.database import Database

NUMBERS = "SELECT number FROM numbers ORDER BY number"


class RefusedError(Exception):
    """What a piece of work refuses with."""


class Work:
    """A piece of work: what it puts in, and what it does then."""

    def __init__(self, number: int, then: str = "") -> None:
        self.number, self.then = number, then

    def __call__(self, connection: sqlite3.Connection) -> int:
        connection.execute("INSERT INTO numbers VALUES (?)", (self.number,))
        if self.then == "refuse":
            raise RefusedError
        if self.then == "fail":
            connection.execute("SELECT nothing FROM nowhere")
        return self.number


async def numbers(database: Database) -> list[int]:
    return [row[0] for row in await database.read(lambda db: db.execute(NUMBERS).fetchall())]


async def emptied(database: Database) -> None:
    await database.write(lambda db: db.execute("CREATE TABLE numbers (number UNIQUE)").rowcount)


@pytest.fixture
async def table(database: Database) -> Database:
    """Return a database with an empty table."""
    await emptied(database)
    return database


async def together(database: Database, works: list[Work]) -> list[int | BaseException]:
    return await asyncio.gather(*map(database.write, works), return_exceptions=True)


@settings(max_examples=30, deadline=None)
@given(thens=st.lists(st.sampled_from(["", "", "refuse", "fail"]), max_size=12))
def test_each_piece_of_work_is_done_whole_or_not_at_all(thens: list[str]) -> None:
    """Whoever writes at the same moment, each gets what became of their own work, and it holds."""
    asyncio.run(_done_whole_or_not_at_all(thens))


async def _done_whole_or_not_at_all(thens: list[str]) -> None:
    errors = {"refuse": RefusedError, "fail": StoreBusyError}
    with TemporaryDirectory() as folder:
        database = await open_database(f"{folder}/noughts.db")
        await emptied(database)
        results = await together(database, [Work(n, then) for n, then in enumerate(thens)])
        for number, (then, result) in enumerate(zip(thens, results, strict=True)):
            assert isinstance(result, errors[then]) if then else result == number
        assert await numbers(database) == [n for n, then in enumerate(thens) if not then]
        await database.close()


async def test_work_of_one_moment_shares_its_commits(table: Database) -> None:
    """A hundred pieces of work asked for at once take four commits at most."""
    begun: list[str] = []
    await table.read(lambda db: db.set_trace_callback(begun.append))
    assert await together(table, [Work(n) for n in range(100)]) == list(range(100))
    assert begun.count("COMMIT") <= 4


async def test_nobody_waits_for_a_whole_crowd(table: Database) -> None:
    """Of a thousand who write at once the first are answered before the last are committed."""
    writing = [asyncio.create_task(table.write(Work(n))) for n in range(1000)]
    assert await writing[0] == 0
    assert len(await numbers(table)) < 100
    assert await asyncio.gather(*writing) == list(range(1000))


async def test_where_many_write_a_commit_waits_for_company(table: Database) -> None:
    """What comes a moment later shares the commit where the latest ones were shared."""
    begun: list[str] = []
    await together(table, [Work(n) for n in range(100)])
    await table.read(lambda db: db.set_trace_callback(begun.append))
    first = asyncio.create_task(table.write(Work(100)))
    for _ in range(4):
        await asyncio.sleep(0)
    assert await table.write(Work(101)) == 101
    assert await first == 100
    assert begun.count("COMMIT") == 1


async def test_whoever_writes_alone_waits_for_nobody(table: Database) -> None:
    """A single person's moves are committed as they come, soon after many have written as well.

    What comes a moment later finds the first move's commit begun, and has one of its own.
    """
    await together(table, [Work(n) for n in range(100)])
    for number in range(100, 110):
        await table.write(Work(number))
    begun: list[str] = []
    await table.read(lambda db: db.set_trace_callback(begun.append))
    first = asyncio.create_task(table.write(Work(110)))
    for _ in range(4):
        await asyncio.sleep(0)
    assert await table.write(Work(111)) == 111
    assert await first == 110
    assert begun.count("COMMIT") == 2


async def test_whoever_stops_waiting_leaves_the_others_alone(table: Database) -> None:
    """A task that is cancelled while its work waits takes no other's work with it."""
    tasks = [asyncio.create_task(table.write(Work(n))) for n in range(3)]
    await asyncio.sleep(0)
    tasks[0].cancel()
    assert await asyncio.gather(*tasks[1:]) == [1, 2]
    assert await numbers(table) == [0, 1, 2]


async def test_a_closed_database_refuses_all_that_waits(path: str) -> None:
    """Work that is asked for after the end is refused, each piece of it, and nothing hangs."""
    database = await open_database(path)
    await database.close()
    results = await together(database, [Work(1), Work(2)])
    assert [type(result) for result in results] == [ValueError, ValueError]
