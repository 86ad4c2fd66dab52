"""The command line with a database on a PostgreSQL server."""

import asyncio
import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import product
from urllib.parse import urlsplit, urlunsplit

import pytest

from bot import log
from bot.__main__ import main
from bot.app import log_in, maintenance, settings
from bot.app.run import run
from tests.conftest import opened
from tests.postgres import Server
from tests.store.random_histories import SOME, play

PASSWORD = "horse-battery"  # noqa: S105 - of no server
WRONG = b'SFATAL\0C28P01\0Mpassword authentication failed for user "ann"\0\0'


@pytest.fixture
def engine() -> str:
    """Return the engine of the test's database."""
    return "postgresql"


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the log of the tests as it is, and look for no network."""
    monkeypatch.setattr(log, "configure", lambda *_: None)
    monkeypatch.setenv("DISCORD_TOKEN", "token")


@contextmanager
def refusing_server() -> Iterator[int]:
    """Serve as a PostgreSQL server does that refuses every password; return its port."""
    with closing(socket.create_server(("127.0.0.1", 0))) as door:
        threading.Thread(target=_refuse, args=(door,), daemon=True).start()
        yield door.getsockname()[1]


def _refuse(door: socket.socket) -> None:
    while True:
        try:
            client, _ = door.accept()
        except OSError:
            return
        with client:
            client.recv(8)
            client.sendall(b"N")  # no encryption
            client.recv(1000)
            client.sendall(b"R" + struct.pack("!ii", 8, 3))  # asks for the password
            client.recv(1000)
            client.sendall(b"E" + struct.pack("!i", 4 + len(WRONG)) + WRONG)


def closed_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as door:
        return int(door.getsockname()[1])


def without_database(path: str) -> str:
    return urlunsplit(urlsplit(path)._replace(path="/nowhere"))


@pytest.mark.parametrize(
    ("command", "fault"),
    [
        *product((["migrate"], ["recount"], ["forget", "11"]), ("password", "host", "port")),
        *product((["run"],), ("password", "database")),
    ],
)
def test_a_server_that_cannot_be_used(
    command: list[str],
    fault: str,
    path: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The command ends with status 2 and one sentence that names the fault, not the password."""
    with refusing_server() as port:
        url, reason = {
            "password": (f"ann:{PASSWORD}@127.0.0.1:{port}/noughts", "password authentication"),
            "host": (f"ann:{PASSWORD}@host.invalid/noughts", "no such host"),
            "port": (f"ann:{PASSWORD}@127.0.0.1:{closed_port()}/noughts", "nothing answers"),
            "database": ("", '"nowhere" does not exist'),
        }[fault]
        monkeypatch.setenv("DATABASE_URL", f"postgresql://{url}" if url else without_database(path))
        assert main(command) == 2
    said = capsys.readouterr().err
    assert (reason in said, PASSWORD in said, said.count("\n")) == (True, False, 1)


async def test_run_waits_for_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """While nothing answers at the database's address, `run` goes on trying."""
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == len(log_in.PAUSES) + 2:
            raise KeyboardInterrupt

    url = f"postgresql://ann:{PASSWORD}@127.0.0.1:{closed_port()}/noughts"
    monkeypatch.setattr(asyncio, "sleep", wait)
    with pytest.raises(KeyboardInterrupt):
        await run(settings.read({"DATABASE_URL": url, "DISCORD_TOKEN": "token"}))
    assert waits == [*log_in.PAUSES, 60, 60]


def test_doctor_names_the_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`doctor` goes on with its other checks, and does not print the password either."""
    url = f"postgresql://ann:{PASSWORD}@127.0.0.1:{closed_port()}/noughts"
    monkeypatch.setenv("DATABASE_URL", url)
    monkeypatch.setenv("DISCORD_API_URL", f"http://127.0.0.1:{closed_port()}/api/v10")
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert ("nothing answers there" in said, PASSWORD in said) == (True, False)


def test_doctor_says_what_the_server_is(
    path: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`doctor` names the server's version, and that nobody uses the database."""
    monkeypatch.setenv("DATABASE_URL", path)
    monkeypatch.setenv("DISCORD_API_URL", f"http://127.0.0.1:{closed_port()}/api/v10")
    main(["doctor"])
    said = capsys.readouterr().out
    assert ("PostgreSQL 1" in said, "used by nobody" in said) == (True, True)


def test_a_new_database_is_made_and_recounted(
    path: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`migrate` and `recount` work on a server as on a file."""
    monkeypatch.setenv("DATABASE_URL", path)
    assert main(["migrate"]) == 0
    assert "is up to date." in capsys.readouterr().out
    asyncio.run(_play(path))
    assert main(["recount"]) == 0
    counted, *checked = capsys.readouterr().out.splitlines()
    assert counted.startswith("Counted 5 games in postgresql://")
    assert checked == [
        "Results of each game: correct",
        "Results of each player: correct",
        "Records between two players: correct",
        "Points in arenas: correct",
    ]


def test_a_recount_that_loses_the_server(
    path: str,
    postgres: Server,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It ends with status 2 and one sentence."""
    monkeypatch.setenv("DATABASE_URL", path)
    asyncio.run(_play(path))
    monkeypatch.setattr(maintenance, "show_progress", lambda *_: postgres.cut(path))
    assert main(["recount"]) == 2
    said = capsys.readouterr().err
    assert ("cannot be used: " in said, said.count("\n")) == (True, 1)


async def _play(path: str) -> None:
    async with opened(path) as database:
        await play(database, SOME)


@pytest.mark.parametrize(
    ("command", "tool"),
    [(["backup", "copy.db"], "pg_dump"), (["restore", "copy.db"], "pg_restore")],
)
def test_backups_are_the_servers(
    command: list[str],
    tool: str,
    path: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """`backup` and `restore` name the server's own tools."""
    monkeypatch.setenv("DATABASE_URL", path)
    assert main(command) == 2
    assert tool in capsys.readouterr().err


def test_backups_of_a_running_bot(
    path: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A bot that is to make backups of a server does not start without a word."""
    monkeypatch.setenv("DATABASE_URL", path)
    monkeypatch.setenv("BACKUP_DIR", "backups")
    assert main(["run"]) == 2
    assert "BACKUP_DIR is for SQLite" in capsys.readouterr().err
