"""Writes that arrive at the same time share a commit, and each has its own result."""

import asyncio

import pytest
from hypothesis import given, settings, strategies as st

from bot.errors import StoreBusyError
from bot.store.database import Connection, Database
from bot.store.upkeep.open_database import open_database
from tests.store.random_histories import a_database
from tests.store.sqlite.raw import raw

NUMBERS = "SELECT number FROM numbers ORDER BY number"


class RefusedError(Exception):
    """The error that a write raises to refuse."""


class Insert:
    """A write: it inserts a number, and then refuses or fails if `then` says so."""

    def __init__(self, number: int, then: str = "") -> None:
        self.number, self.then = number, then

    async def __call__(self, db: Connection) -> int:
        await db.run("INSERT INTO numbers VALUES (?)", (self.number,))
        if self.then == "refuse":
            raise RefusedError
        if self.then == "fail":
            await db.one("SELECT nothing FROM nowhere")
        return self.number


async def numbers(database: Database) -> list[int]:
    return [row[0] for row in await database.read(lambda db: db.all(NUMBERS))]


async def create_table(database: Database) -> None:
    await database.write(lambda db: db.run("CREATE TABLE numbers (number UNIQUE)"))


@pytest.fixture
async def table(database: Database) -> Database:
    await create_table(database)
    return database


async def write_at_once(database: Database, works: list[Insert]) -> list[int | BaseException]:
    return await asyncio.gather(*map(database.write, works), return_exceptions=True)


@settings(max_examples=30)
@given(thens=st.lists(st.sampled_from(["", "", "refuse", "fail"]), max_size=12))
async def test_each_write_is_stored_completely_or_not_at_all(thens: list[str]) -> None:
    """Each of several writes at once gets its own result or error, and the table agrees."""
    errors = {"refuse": RefusedError, "fail": StoreBusyError}
    async with a_database() as database:
        await create_table(database)
        results = await write_at_once(database, [Insert(n, then) for n, then in enumerate(thens)])
        for number, (then, result) in enumerate(zip(thens, results, strict=True)):
            assert isinstance(result, errors[then]) if then else result == number
        assert await numbers(database) == [n for n, then in enumerate(thens) if not then]


async def statements_of(table: Database) -> list[str]:
    statements: list[str] = []
    await table.read(raw(lambda db: db.set_trace_callback(statements.append)))
    return statements


async def write_in_turn(table: Database, number: int) -> int:
    """Write two numbers, the second a moment after the first; return how many commits they took."""
    statements = await statements_of(table)
    first = asyncio.create_task(table.write(Insert(number)))
    for _ in range(4):
        await asyncio.sleep(0)
    assert await table.write(Insert(number + 1)) == number + 1
    assert await first == number
    return statements.count("COMMIT")


async def test_writes_at_once_share_commits(table: Database) -> None:
    """A hundred writes at once take at most four commits, which a write soon after shares."""
    statements = await statements_of(table)
    assert await write_at_once(table, [Insert(n) for n in range(100)]) == list(range(100))
    assert statements.count("COMMIT") <= 4
    assert await write_in_turn(table, 100) == 1


async def test_the_first_writes_do_not_wait_for_the_last(table: Database) -> None:
    """Of a thousand writes at once, the first return before the last are committed."""
    writing = [asyncio.create_task(table.write(Insert(n))) for n in range(1000)]
    assert await writing[0] == 0
    assert len(await numbers(table)) < 100
    assert await asyncio.gather(*writing) == list(range(1000))


async def test_a_single_writer_does_not_wait(table: Database) -> None:
    """Who plays alone has a commit at once, even after many writes; a later write another."""
    await write_at_once(table, [Insert(n) for n in range(100)])
    for number in range(100, 110):
        await table.write(Insert(number))
    assert await write_in_turn(table, 110) == 2


async def test_a_cancelled_writer_does_not_affect_others(table: Database) -> None:
    """If a task is cancelled while its write waits, the other writes succeed."""
    tasks = [asyncio.create_task(table.write(Insert(n))) for n in range(3)]
    await asyncio.sleep(0)
    tasks[0].cancel()
    assert await asyncio.gather(*tasks[1:]) == [1, 2]
    assert await numbers(table) == [0, 1, 2]


async def test_a_closed_database_refuses_every_write(path: str) -> None:
    """Every write to a closed database fails as on any bad day, and none hangs."""
    database = await open_database(path)
    await database.close()
    results = await write_at_once(database, [Insert(1), Insert(2)])
    assert [type(result) for result in results] == [StoreBusyError, StoreBusyError]
