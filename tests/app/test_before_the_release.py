"""A database from before version 1.0 is refused by every command, and stays as it is."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from tests.app.conftest import Bot
from tests.postgres import Server
from tests.wire.test_health import free_port

REFUSED = "The database was written before Noughts 1.0, and no version from 1.0 on can read it"
TABLES = (
    "CREATE TABLE schema_version (version INTEGER NOT NULL)",
    "INSERT INTO schema_version VALUES ({})",
    "CREATE TABLE matches (id INTEGER PRIMARY KEY, x_person BIGINT, o_person BIGINT)",
    "INSERT INTO matches VALUES (1, 11, 12)",
)
TABLES_NOW = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"
ON_BOTH = ["run", "migrate", "recount", "forget 11 --yes", "doctor"]


@pytest.fixture(autouse=True)
def _settings(bot: Bot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the commands a folder, a token, and no Discord."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setenv("DISCORD_API_URL", f"http://127.0.0.1:{free_port()}/api/v10")


def says_so(bot: Bot, command: str) -> bool:
    """Return whether a command ends with an error, and says in one sentence why."""
    status, out, err = bot(command)
    if command == "doctor":
        return (status, out.count(REFUSED)) == (1, 1)
    return (status, err.count(REFUSED)) == (2, 1)


@pytest.mark.parametrize(
    ("version", "command"),
    [
        *((24, it) for it in (*ON_BOTH, "backup new.db", "restore old.db")),
        *((24, "copy-to sqlite:///new.db"), (1, "migrate")),
    ],
)
def test_a_file(bot: Bot, version: int, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not a byte of it changes, and no copy of it is made; so it is as a backup."""
    with closing(sqlite3.connect("old.db", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        for sql in TABLES:
            connection.execute(sql.format(version))
    before = Path("old.db").read_bytes()
    name = "new.db" if command.startswith("restore") else "old.db"
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{name}")
    assert says_so(bot, command)
    assert Path("old.db").read_bytes() == before
    assert not Path("new.db").exists()


def test_a_server(bot: Bot, postgres: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its tables stay as they are; `copy-to` refuses it as source and as target."""
    with postgres.empty_database() as address:
        asyncio.run(execute(address, *TABLES))
        assert bot("migrate").status == 0
        assert says_so(bot, f"copy-to {address}")
        monkeypatch.setenv("DATABASE_URL", address)
        for command in (*ON_BOTH, "copy-to sqlite:///new.db"):
            assert says_so(bot, command), command
        assert asyncio.run(execute(address, TABLES_NOW)) == [("matches",), ("schema_version",)]
    assert not Path("new.db").exists()


async def execute(address: str, *statements: str) -> list[tuple[object, ...]]:
    """Run statements on a server, and return the rows of the last."""
    connection = await asyncpg.connect(address)
    try:
        rows = [await connection.fetch(sql.format(24)) for sql in statements][-1]
        return [tuple(row) for row in rows]
    finally:
        await connection.close()
