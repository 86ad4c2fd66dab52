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

from bot.app import log_in, maintenance, settings
from bot.app.run import run
from tests.app.conftest import Bot, Refused, play_some
from tests.postgres import Server
from tests.wire.test_health import free_port

PASSWORD = "horse-battery"  # noqa: S105 - of no server
WRONG = b'SFATAL\0C28P01\0Mpassword authentication failed for user "ann"\0\0'


@pytest.fixture
def engine() -> str:
    return "postgresql"


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


@pytest.mark.parametrize(
    ("command", "fault"),
    [
        *product(["migrate"], ("password", "host", "port")),
        *product(["run"], ("password", "database")),
        *product(["recount", "forget 11"], ["password"]),
    ],
)
def test_a_server_that_cannot_be_used(
    command: str, fault: str, path: str, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command ends with status 2 and one sentence that names the fault, not the password."""
    with refusing_server() as port:
        url, reason = {
            "password": (f"ann:{PASSWORD}@127.0.0.1:{port}/noughts", "password authentication"),
            "host": (f"ann:{PASSWORD}@host.invalid/noughts", "no such host"),
            "port": (f"ann:{PASSWORD}@127.0.0.1:{free_port()}/noughts", "nothing answers"),
            "database": ("", '"nowhere" does not exist'),
        }[fault]
        nowhere = urlunsplit(urlsplit(path)._replace(path="/nowhere"))
        monkeypatch.setenv("DATABASE_URL", f"postgresql://{url}" if url else nowhere)
        monkeypatch.setenv("DISCORD_TOKEN", "token")
        said = refused(command)
    assert (reason in said, PASSWORD in said) == (True, False)


async def test_run_waits_for_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """While nothing answers at the database's address, `run` goes on trying."""
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == len(log_in.PAUSES) + 2:
            raise KeyboardInterrupt

    url = f"postgresql://ann:{PASSWORD}@127.0.0.1:{free_port()}/noughts"
    monkeypatch.setattr(asyncio, "sleep", wait)
    with pytest.raises(KeyboardInterrupt):
        await run(settings.read({"DATABASE_URL": url, "DISCORD_TOKEN": "token"}))
    assert waits == [*log_in.PAUSES, 60, 60]


@pytest.mark.slow
def test_doctor(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    """It names the server's version, that nobody uses the database, or the fault; no password."""
    monkeypatch.setenv("DISCORD_API_URL", f"http://127.0.0.1:{free_port()}/api/v10")
    said = bot("doctor").out
    assert ("PostgreSQL 1" in said, "used by nobody" in said) == (True, True)
    url = f"postgresql://ann:{PASSWORD}@127.0.0.1:{free_port()}/noughts"
    monkeypatch.setenv("DATABASE_URL", url)
    status, said, _ = bot("doctor")
    assert (status, "nothing answers there" in said, PASSWORD in said) == (1, True, False)


def test_a_new_database_is_made_and_recounted(path: str, bot: Bot) -> None:
    """`migrate` and `recount` work on a server as on a file."""
    made = bot("migrate")
    assert (made.status, "is ready for this version." in made.out) == (0, True)
    asyncio.run(play_some(path))
    counted, *checked = bot("recount").out.splitlines()
    assert counted.startswith("Counted 5 games in postgresql://")
    assert [line.partition(": ")[2] for line in checked] == ["correct"] * 3


def test_a_recount_that_loses_the_server(
    path: str, postgres: Server, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ends with status 2 and one sentence."""
    asyncio.run(play_some(path))
    monkeypatch.setattr(maintenance, "show_progress", lambda *_: postgres.cut(path))
    assert "cannot be used: " in refused("recount")


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("backup copy.db", "pg_dump"),
        ("restore copy.db", "pg_restore"),
        ("run", "BACKUP_DIR is for SQLite"),
    ],
)
def test_backups_are_the_servers(
    command: str, says: str, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commands name the server's own tools; a bot that is to make backups does not start."""
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("BACKUP_DIR", "backups")
    assert says in refused(command)
