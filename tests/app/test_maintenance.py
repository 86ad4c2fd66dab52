"""The command `copy-to`: what it says, and what it refuses."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import pytest

from bot import log
from bot.__main__ import main
from bot.app import maintenance
from bot.store.postgres import process_lock
from tests.conftest import opened
from tests.postgres import Server
from tests.project_files import ROOT
from tests.store.random_histories import SOME, play

PASSWORD = "horse-battery"  # noqa: S105 - of no server
RECOUNTED = [
    "Results of each game: correct",
    "Results of each player: correct",
    "Records between two players: correct",
    "Points in arenas: correct",
]
COPIED = r"Copied (\d+) rows from {} to {}, which has as many in each table\."
NEXT = "Set DATABASE_URL to the copy's address, then start the bot."
KILL = 9
KILLED = """
import os, signal, sys
from bot.__main__ import main
from bot.app import maintenance
maintenance.show_progress = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
main(["copy-to", sys.argv[1]])
"""


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    """Leave the log of the tests as it is, and have the settings name the test's database."""
    monkeypatch.setattr(log, "configure", lambda *_: None)
    monkeypatch.setattr(process_lock, "PATIENCE", 0.1)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{path}")


@pytest.fixture
def played(path: str) -> str:
    """Return the path of a database with some finished matches."""
    asyncio.run(_play(path))
    return path


async def _play(path: str) -> None:
    async with opened(path) as database:
        await play(database, SOME)


@pytest.fixture
def server(postgres: Server) -> Iterator[str]:
    """Return the address of an empty database, with a password even if the server asks for none."""
    with postgres.empty_database() as address:
        parts = urlsplit(address)
        user, _, host = parts.netloc.rpartition("@")
        netloc = f"{user.partition(':')[0]}:{parts.password or PASSWORD}@{host}"
        yield urlunsplit(parts._replace(netloc=netloc))


def lines(capsys: pytest.CaptureFixture[str], server: str) -> tuple[list[str], list[str]]:
    """Return what was said and what went wrong; no password is in there."""
    said = capsys.readouterr()
    assert f":{urlsplit(server).password}@" not in said.out + said.err
    return said.out.splitlines(), said.err.splitlines()


def test_there_and_back(
    played: str,
    server: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It says how much is copied, recounts the copy, and says what to do next."""
    assert main(["copy-to", server]) == 0
    out, err = lines(capsys, server)
    assert out[1].startswith("Counted 5 games in ")
    assert (out[2:], err) == ([*RECOUNTED, f"{NEXT} {played} is unchanged."], [])
    copied = re.fullmatch(COPIED.format(played, "postgresql://.*"), out[0])
    assert copied is not None
    monkeypatch.setenv("DATABASE_URL", server)
    back = tmp_path / "back.db"
    assert main(["copy-to", f"sqlite:///{back}"]) == 0
    out, err = lines(capsys, server)
    copied_back = re.fullmatch(COPIED.format("postgresql://.*", back), out[0])
    assert copied_back is not None
    assert copied_back[1] == copied[1]


def test_a_target_with_rows(played: str, server: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It is refused with one sentence, and keeps what it has."""
    assert main(["copy-to", server]) == 0
    lines(capsys, server)
    assert main(["copy-to", server]) == 2
    out, err = lines(capsys, server)
    assert (out, len(err), "is not empty: name a new database." in err[0]) == ([], 1, True)
    assert matches_in(server) == len(SOME)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("data/noughts.db", "URL must be sqlite:/// and a file's path"),
        ("postgresql://ann:horse-battery@127.0.0.1", "URL must be sqlite:/// and a file's path"),
        ("postgresql://ann:horse-battery@host.invalid/noughts", "there is no such host"),
        ("sqlite:///{path}", "is the database itself: name another one."),
        ("sqlite:///{path}/new.db", "cannot be opened: "),
    ],
)
def test_a_target_that_cannot_be(
    url: str, reason: str, played: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is refused with one sentence, without its password, and status 2."""
    assert main(["copy-to", url.format(path=played)]) == 2
    said = capsys.readouterr().err
    assert (reason in said, PASSWORD in said, said.count("\n")) == (True, False, 1), said


def test_nothing_to_copy(path: str, server: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a database there is nothing to copy, and none is made."""
    assert main(["copy-to", server]) == 2
    assert lines(capsys, server) == ([], [f"There is no database at {path}."])
    assert not Path(path).exists()


@pytest.mark.parametrize("used", ["source", "target"])
def test_beside_a_bot(
    used: str, played: str, server: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """While a process uses one of the two databases, nothing is copied."""
    where = {"source": played, "target": server}[used]
    assert while_used(where, lambda: main(["copy-to", server])) == 2
    out, err = lines(capsys, server)
    assert (out, len(err), "Another process uses the database" in err[0]) == ([], 1, True)
    assert matches_in(server) == 0


def while_used(where: str, work: Callable[[], int]) -> int:
    """Return the result of `work`, while a process like a bot uses the database."""

    async def used() -> int:
        async with opened(where):
            return await asyncio.to_thread(work)

    return asyncio.run(used())


def matches_in(where: str) -> int:
    """Return how many matches a database has, after a start that brings it up to date."""

    async def count() -> int:
        async with opened(where) as database:
            found = await database.read(lambda db: db.one("SELECT count(*) FROM matches"))
            return int(found[0])

    return asyncio.run(count())


def test_the_server_goes(
    played: str,
    server: str,
    postgres: Server,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A copy that loses its connection ends with a sentence, and has changed nothing."""
    monkeypatch.setattr(maintenance, "show_progress", lambda *_: postgres.cut(server))
    assert main(["copy-to", server]) == 2
    out, err = lines(capsys, server)
    assert (out, len(err), "cannot be used: " in err[0]) == ([], 1, True)
    assert matches_in(server) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="kills as Linux and macOS do")
@pytest.mark.parametrize("to_server", [True, False])
def test_killed(
    to_server: bool,
    played: str,
    server: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A copy that is killed leaves the target empty, and the next one succeeds."""
    target, file = server, tmp_path / "new.db"
    if not to_server:
        assert main(["copy-to", server]) == 0
        monkeypatch.setenv("DATABASE_URL", server)
        target = f"sqlite:///{file}"
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    killed = subprocess.run([sys.executable, "-c", KILLED, target], env=environment, check=False)
    assert killed.returncode == -KILL
    where = target.removeprefix("sqlite:///")
    assert matches_in(where) == 0
    assert main(["copy-to", target]) == 0
    assert matches_in(where) == len(SOME)
