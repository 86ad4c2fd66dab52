"""A process that freezes while it has locks that others wait for."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from random import Random

import pytest

from bot.domain.match import Match, Person, Place
from bot.domain.shards import Cluster
from bot.errors import StoreBusyError
from bot.services.matches import Matches
from bot.store.database import Connection, Database
from bot.store.matches.matches import MatchTable
from bot.store.postgres import database as server
from bot.store.postgres import pool
from bot.store.postgres.shard_claims import PostgresShardClaims
from bot.store.upkeep.recount import rebuild
from tests.chat.until import TIMEOUT
from tests.conftest import ANN, BEN, EVE, NOW, a_match, opened
from tests.store.postgres.conftest import wanting

INSERT = "INSERT INTO command_sync VALUES (?, 'digest', '{}')"
WON = (0, 3, 1, 4, 2)


@contextmanager
def frozen(path: str, match: Match, person: int) -> Iterator[subprocess.Popen[str]]:
    """Give a process that is frozen while it ends a match for a person."""
    command = (sys.executable, "-m", "tests.store.postgres.freeze")
    numbers = map(str, (match.id, person))
    with subprocess.Popen((*command, path, *numbers), stdout=subprocess.PIPE, text=True) as process:
        try:
            if sys.platform != "win32":
                _, status = os.waitpid(process.pid, os.WUNTRACED)
                assert os.WIFSTOPPED(status)
            yield process
        finally:
            process.kill()


async def in_the_end(act: Callable[[], Coroutine[None, None, Match]]) -> None:
    """Do something until it counts; before that it may be refused."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            with suppress(StoreBusyError):
                await act()
                return


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot freeze a process")
async def test_a_process_that_freezes_with_locks(
    database: Database, matches: Matches, path: str
) -> None:
    """After a few seconds others play on; what it was doing is undone."""
    match = await matches.add(a_match(id=0, x=Person(ANN), o=Person(BEN), rated=True))
    for ply, cell in enumerate(WON[:-1]):
        match = await matches.press(match.id, match.revision, cell, (ANN, BEN)[ply % 2])
    with frozen(path, match, ANN) as process:
        await in_the_end(lambda: matches.press(match.id, match.revision, WON[-1], ANN))
        await matches.add(a_match(id=0, place=Place(21, 99), x=Person(BEN), o=Person(EVE)))
        if sys.platform != "win32":
            process.send_signal(signal.SIGCONT)
        said, _ = await asyncio.to_thread(process.communicate)
        assert said == "StoreBusyError"
    assert (await matches.find(match.id)).moves == WON
    counted = await database.prepare(rebuild)
    assert (counted.matches, set(counted.wrong.values())) == (1, {0})


async def test_a_process_that_freezes_before_it_sends_more(path: str) -> None:
    """Where the server itself waits on, another process ends the transaction."""
    database = server.PostgresDatabase(path)
    matches = Matches(MatchTable(database), lambda: NOW, Random(0))
    match = await matches.add(a_match(id=0, x=Person(ANN), o=Person(BEN)))
    raw = await pool.connect(path)
    await raw.execute("BEGIN")
    await raw.execute("SELECT 1 FROM matches WHERE id = $1 FOR UPDATE", match.id)
    await raw.prepare("SELECT 1")
    claims = PostgresShardClaims(path, Cluster(1, 1))
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
        await db.run(INSERT, (runs,))
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
