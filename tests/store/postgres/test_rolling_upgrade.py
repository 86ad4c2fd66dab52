"""Processes of two versions on one database, while they are upgraded one by one."""

import asyncio
import re

import asyncpg
import pytest

from bot.domain.shards import Cluster
from bot.store.database import Connection, Database
from bot.store.matches.matches import MatchTable
from bot.store.postgres.migrate import MIGRATIONS
from bot.store.upkeep.open_database import open_shared
from tests.conftest import a_match
from tests.postgres import Server

TAKES_AWAY = re.compile(
    r"\bDROP\b|\bRENAME\b|\bSET NOT NULL\b|\bTYPE\b|\bADD COLUMN\b.*\bNOT NULL\b(?!.*\bDEFAULT\b)",
    re.I,
)


async def test_a_column_that_a_newer_process_adds(database: Database, path: str) -> None:
    """The older process goes on with what it has read before, within a transaction as well."""
    match = await MatchTable(database).add(a_match())

    async def work(db: Connection) -> int:
        await db.run("UPDATE matches SET message_id = 7 WHERE id = ?", (match.id,))
        row = await db.one("SELECT * FROM matches WHERE id = ?", (match.id,))
        return int(row["message_id"])

    assert await database.write(work) == 7
    raw = await asyncpg.connect(path)
    await raw.execute("ALTER TABLE matches ADD COLUMN later TEXT")
    await raw.close()
    assert await database.write(work) == 7


def test_migrations_only_add() -> None:
    """None takes away or changes what the version before reads or writes."""
    texts = {file.name: file.read_text(encoding="utf-8") for file in MIGRATIONS.glob("*.sql")}
    statements = {name: re.sub(r"--.*", "", text).split(";") for name, text in texts.items()}
    assert {
        name: [it for it in found if TAKES_AWAY.search(it)] for name, found in statements.items()
    } == {name: [] for name in texts}


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE matches",
        "ALTER TABLE matches RENAME COLUMN moves TO plies",
        "ALTER TABLE matches ALTER COLUMN moves TYPE BYTEA",
        "ALTER TABLE matches ALTER COLUMN guild_id SET NOT NULL",
        "ALTER TABLE matches ADD COLUMN later TEXT NOT NULL",
    ],
)
def test_what_takes_away_is_found(statement: str) -> None:
    """The test above finds each way to do so."""
    assert TAKES_AWAY.search(statement)


async def test_two_processes_make_a_new_database(postgres: Server) -> None:
    """The first makes the tables, and the others wait for it."""
    with postgres.empty_database() as address:
        opened = await asyncio.gather(*(open_shared(address, Cluster(n, 4)) for n in (1, 2, 3, 4)))
        for shared in opened:
            await shared.database.close()
