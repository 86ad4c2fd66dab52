"""A process that freezes while it has locks that others wait for."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from random import Random

import pytest

from bot.domain.match import Match, Person
from bot.domain.shards import Cluster
from bot.errors import StoreBusyError
from bot.services.matches import Matches
from bot.store.database import Connection
from bot.store.matches.matches import MatchTable
from bot.store.postgres import database as server, pool
from bot.store.postgres.shard_claims import PostgresShardClaims
from tests.chat.until import TIMEOUT
from tests.conftest import ANN, BEN, NOW, a_match, opened
from tests.store.postgres.conftest import wanting


async def in_the_end(act: Callable[[], Coroutine[None, None, Match]]) -> None:
    async with asyncio.timeout(TIMEOUT):
        while True:
            with suppress(StoreBusyError):
                await act()
                return


@pytest.mark.parametrize("sends", [False, True])
async def test_a_process_that_freezes_with_locks(path: str, *, sends: bool) -> None:
    """Others play on after seconds, as the server, or one of them, ends the frozen work."""
    database = server.PostgresDatabase(path)
    matches = Matches(MatchTable(database), lambda: NOW, Random(0))
    match = await matches.add(a_match(id=0, x=Person(ANN), o=Person(BEN)))
    raw = await pool.connect(path)
    await raw.execute("BEGIN")
    await raw.execute("SELECT 1 FROM matches WHERE id = $1 FOR UPDATE", match.id)
    claims = PostgresShardClaims(path, Cluster(1, 1))
    if sends:
        await raw.prepare("SELECT 1")
        await claims.take(wanting(1))
    await in_the_end(lambda: matches.press(match.id, match.revision, 4, ANN))
    await claims.release()
    await database.close()
    raw.terminate()


async def test_a_pause_in_work(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick work is undone and runs again; long work that nobody repeats may pause for longer."""
    runs = 0

    async def work(db: Connection) -> None:
        nonlocal runs
        runs += 1
        await db.run("INSERT INTO command_sync VALUES (?, 'digest', '{}')", (runs,))
        if runs in (1, 3):
            await asyncio.sleep(0.5)

    async def long_work(db: Connection) -> None:
        async with db.transaction():
            await work(db)

    monkeypatch.setitem(pool.SETTINGS, "idle_in_transaction_session_timeout", "100")
    async with opened(path) as database:
        await database.write(work)
        await database.prepare(long_work)
        async with database.tables() as tables:
            await asyncio.sleep(0.5)
            assert await tables.count("command_sync") == 2
        rows = await database.read(lambda db: db.all("SELECT * FROM command_sync"))
    assert (runs, sorted(row["application_id"] for row in rows)) == (3, [2, 3])
