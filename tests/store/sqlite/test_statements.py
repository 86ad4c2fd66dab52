"""How functions of the store run on SQLite."""

import asyncio

import pytest

from bot.store.database import Connection, Database

INSERT = "INSERT INTO command_sync VALUES (1, 'digest', '{}')"
ROWS = "SELECT * FROM command_sync"


async def test_a_function_that_waits_for_something_else(database: Database) -> None:
    """It fails at once instead of holding the connection, and what it wrote is rolled back."""

    async def work(db: Connection) -> None:
        await db.run(INSERT)
        await asyncio.sleep(0)

    with pytest.raises(RuntimeError, match="waited"):
        await database.write(work)
    assert await database.read(lambda db: db.all(ROWS)) == []


async def test_a_transaction_of_long_work(database: Database) -> None:
    """Work that fails inside is rolled back; work before it in its own transaction stays."""

    async def work(db: Connection) -> None:
        async with db.transaction():
            await db.run(INSERT)
        async with db.transaction():
            await db.run("DELETE FROM command_sync")
            raise KeyError

    with pytest.raises(KeyError):
        await database.prepare(work)
    assert len(await database.read(lambda db: db.all(ROWS))) == 1
