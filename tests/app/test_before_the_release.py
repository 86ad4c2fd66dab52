"""A database from before version 1.0 is refused by every command, and stays as it is."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from bot import log
from bot.__main__ import main
from tests.app.test_database_server import closed_port
from tests.postgres import Server

REFUSED = "The database was written before Noughts 1.0, and no version from 1.0 on can read it"
TABLES = (
    "CREATE TABLE schema_version (version INTEGER NOT NULL)",
    "INSERT INTO schema_version VALUES ({})",
    "CREATE TABLE matches (id INTEGER PRIMARY KEY, x_person BIGINT, o_person BIGINT)",
    "INSERT INTO matches VALUES (1, 11, 12)",
)
TABLES_NOW = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"
COMMANDS = [
    *("run", "migrate", "recount", "stats", "forget 11 --yes", "backup new.db", "doctor"),
    *("copy-to sqlite:///new.db", "restore old.db"),
]


def write_old(path: str, version: int) -> None:
    """Write a file as a version before 1.0 left it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        for sql in TABLES:
            connection.execute(sql.format(version))


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the commands a folder, a token, and no Discord, and leave the log as it is."""
    monkeypatch.setattr(log, "configure", lambda *_: None)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setenv("DISCORD_API_URL", f"http://127.0.0.1:{closed_port()}/api/v10")


def says_so(command: str, capsys: pytest.CaptureFixture[str]) -> bool:
    """Return whether a command ends with an error, and says in one sentence why."""
    status, said = main(command.split()), capsys.readouterr()
    text = said.out if command == "doctor" else said.err
    return status == (1 if command == "doctor" else 2) and text.count(REFUSED) == 1


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("version", [1, 24])
def test_a_file(
    command: str, version: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not a byte of it changes, and no copy of it is made; so it is as a backup."""
    write_old("old.db", version)
    before = Path("old.db").read_bytes()
    name = "noughts.db" if command.startswith("restore") else "old.db"
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{name}")
    assert says_so(command, capsys)
    assert Path("old.db").read_bytes() == before
    assert not (Path("new.db").exists() or Path("noughts.db").exists())


@pytest.mark.parametrize("command", ["run", "migrate", "recount", "stats", "forget 11 --yes"])
def test_a_server(
    command: str,
    postgres: Server,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Its tables stay as they are."""
    with postgres.empty_database() as address:
        asyncio.run(execute(address, *TABLES))
        monkeypatch.setenv("DATABASE_URL", address)
        assert says_so(command, capsys)
        assert asyncio.run(execute(address, TABLES_NOW)) == [("matches",), ("schema_version",)]


def test_copies_and_checks_of_a_server(
    postgres: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`copy-to` refuses it as source and as target, and `doctor` names it."""
    with postgres.empty_database() as address:
        asyncio.run(execute(address, *TABLES))
        assert main(["migrate"]) == 0
        assert says_so(f"copy-to {address}", capsys)
        monkeypatch.setenv("DATABASE_URL", address)
        for command in ("copy-to sqlite:///new.db", "doctor"):
            assert says_so(command, capsys)
    assert not Path("new.db").exists()


async def execute(address: str, *statements: str) -> list[tuple[object, ...]]:
    """Run statements on a server, and return the rows of the last."""
    connection = await asyncpg.connect(address)
    try:
        rows = [await connection.fetch(sql.format(24)) for sql in statements][-1]
        return [tuple(row) for row in rows]
    finally:
        await connection.close()
