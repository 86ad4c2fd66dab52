"""How PostgreSQL finds the rows of each statement of the store."""

from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from typing import Any

import asyncpg
import pytest

from bot.domain.shards import Shard
from bot.store.matches.shows import ShowTable
from bot.store.upkeep.counts import CountTable
from bot.store.upkeep.uptime import UptimeTable
from tests.conftest import ANN, opened
from tests.jobs.processes import Process
from tests.postgres import Server, in_thread
from tests.store.acts import delete, exported
from tests.store.postgres.plans import fill, is_statement, kinds, scans, sent_scans, statements
from tests.store.random_histories import SOME, play

ROWS = 20_000  # enough that the planner reads a whole table only if it has to

WHOLE = {
    "SELECT count(ended) FROM matches",
    "SELECT 1 FROM puzzle_channels UNION ALL SELECT 1 FROM puzzle_posts LIMIT 1",
}
"""What a recount does, and what stops at the first row."""


@pytest.fixture(scope="module")
def large(postgres: Server) -> Iterator[str]:
    """Return the address of a database whose large tables have rows; nobody changes them."""

    async def fill_all(address: str) -> None:
        raw = await asyncpg.connect(address)
        await fill(raw, ROWS, ROWS)
        await raw.close()

    with postgres.database() as address:
        in_thread(fill_all(address))
        yield address


@pytest.fixture
async def filled(large: str) -> AsyncIterator[asyncpg.Connection]:
    raw = await asyncpg.connect(large)
    yield raw
    await raw.close()


async def test_no_statement_reads_a_whole_table(filled: asyncpg.Connection) -> None:
    """Whatever its parameters are, each statement finds the rows of large tables by an index."""
    found = [scan for sql in statements() for scan in await scans(filled, sql)]
    assert sorted(scan for scan in found if scan.sql not in WHOLE) == []
    assert {scan.sql for scan in found} == WHOLE


async def test_no_statement_sorts_all_matches_of_a_person(filled: asyncpg.Connection) -> None:
    """The latest as X and as O are read from the ends of two indexes, though one has millions."""
    both = [sql for sql in statements() if "AS of_o_person*/ ORDER BY ended" in sql]
    latest = [sql for sql in both if "FROM people" not in sql]  # whoever may see all of them
    assert latest
    for sql in latest:
        assert "Sort" not in await kinds(filled, sql), sql


async def test_no_statement_that_is_put_together_reads_a_whole_table(
    filled: asyncpg.Connection, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same is true of SQL for some shards, for an export page by page, and for a deletion."""
    sent, connect = set[str](), asyncpg.connect

    async def watched(*args: Any, **kwargs: Any) -> asyncpg.Connection:
        raw = await connect(*args, **kwargs)
        raw.add_query_logger(lambda query: sent.add(query.query))
        return raw

    monkeypatch.setattr(asyncpg, "connect", watched)
    with postgres.database() as path:
        async with opened(path) as database:
            await play(database, SOME)
            await exported(database, ANN)
            process = Process(database, 4, 1, 3)
            await process.work()
            await process.look()
            await CountTable(database, process.shards).here()
            await CountTable(database).players(datetime.now(UTC))
            await ShowTable(database, process.shards).all()
            for _ in range(2):
                await UptimeTable(database).note([Shard(1, 4)], datetime.now(UTC))
            await delete(database, ANN, -5)
    found = [scan for sql in filter(is_statement, sent) for scan in await sent_scans(filled, sql)]
    assert [scan for scan in found if scan.sql not in WHOLE] == []
    for words in (">> 22) % 4 IN (1, 3)", "FROM results WHERE match_id IN ($"):
        assert any(words in sql for sql in sent), words


async def test_what_reads_a_whole_table_is_found(filled: asyncpg.Connection) -> None:
    """The test above finds a scan, also one of a whole index, and lets a few rows pass."""
    for sql, tables in {
        "SELECT * FROM matches WHERE channel_id = ?": ["matches"],
        "SELECT * FROM matches, standings WHERE seed = ? AND x_person = ?": ["standings"],
        "SELECT person_id FROM people ORDER BY person_id": ["people"],
        "SELECT person_id FROM people ORDER BY person_id LIMIT 3": [],
        "SELECT count(*) FROM (SELECT person_id FROM people) AS found LIMIT 3": ["people"],
    }.items():
        assert [scan.table for scan in await scans(filled, sql)] == tables, sql
