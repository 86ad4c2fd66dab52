"""The command `copy-to`: what it says, and what it refuses."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import pytest

from bot.app import maintenance
from bot.store.database_url import shown
from tests.app.conftest import Bot, Refused, play_some
from tests.conftest import opened
from tests.postgres import Server
from tests.project_files import ROOT
from tests.store.random_histories import SOME

pytestmark = pytest.mark.usefixtures("impatient")

PASSWORD = "horse-battery"  # noqa: S105 - of no server
RECOUNTED = ["Results of each game: correct", "Results of each player: correct"]
RECOUNTED += ["Records between two players: correct"]
COPIED = r"Copied (\d+) rows from .+ to .+, which has as many in each table\."
NEXT = "Set DATABASE_URL to the copy's address, then start the bot."
KILLED = """
import os, signal, sys
from bot.__main__ import main
from bot.app import maintenance
maintenance.show_progress = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
main(["copy-to", sys.argv[1]])
"""


@pytest.fixture
def played(path: str) -> str:
    asyncio.run(play_some(path))
    return path


@pytest.fixture
def server(postgres: Server) -> Iterator[str]:
    """Return the address of an empty database, with a password even if the server asks for none."""
    with postgres.empty_database() as address:
        parts = urlsplit(address)
        user, _, host = parts.netloc.rpartition("@")
        netloc = f"{user.partition(':')[0]}:{parts.password or PASSWORD}@{host}"
        yield urlunsplit(parts._replace(netloc=netloc))


def copied_to(bot: Bot, target: str, last: str) -> str:
    """Copy the database, and return how many rows it has; `last` is the last thing said."""
    status, out, err = bot(f"copy-to {target}")
    first, counted, *others = out.splitlines()
    assert (status, err, others) == (0, "", [*RECOUNTED, last])
    assert counted.startswith("Counted 5 games in ")
    assert PASSWORD not in out
    copied = re.fullmatch(COPIED, first)
    assert copied is not None
    return copied[1]


def test_there_and_back(
    played: str, server: str, bot: Bot, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says how much is copied, recounts, says what is next, and refuses a second copy there."""
    rows = copied_to(bot, server, f"{NEXT} {played} is unchanged.")
    assert "is not empty: name a new database." in refused(f"copy-to {server}")
    monkeypatch.setenv("DATABASE_URL", server)
    target, then = f"sqlite:///{played}.back", f"{NEXT} {shown(server)} is unchanged."
    assert copied_to(bot, target, then) == rows


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
def test_a_target_that_cannot_be(url: str, reason: str, played: str, refused: Refused) -> None:
    """It is refused with one sentence, without its password, and status 2."""
    said = refused(f"copy-to {url.format(path=played)}")
    assert (reason in said, PASSWORD in said) == (True, False)


@pytest.mark.parametrize("used", ["source", "target"])
async def test_beside_a_bot(used: str, played: str, server: str, refused: Refused) -> None:
    """While a process uses one of the two databases, nothing is copied."""
    async with opened({"source": played, "target": server}[used]):
        said = await asyncio.to_thread(refused, f"copy-to {server}")
    assert "Another process uses the database" in said
    assert await asyncio.to_thread(matches_in, server) == 0


def matches_in(where: str) -> int:
    """Return how many matches a database has, after a start that brings it up to date."""

    async def count() -> int:
        async with opened(where) as database:
            found = await database.read(lambda db: db.one("SELECT count(*) FROM matches"))
            return int(found[0])

    return asyncio.run(count())


@pytest.mark.usefixtures("played")
def test_the_server_goes(
    server: str, postgres: Server, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy that loses its connection ends with a sentence, and has changed nothing."""
    monkeypatch.setattr(maintenance, "show_progress", lambda *_: postgres.cut(server))
    assert "cannot be used: " in refused(f"copy-to {server}")
    assert matches_in(server) == 0


@pytest.mark.usefixtures("played")
@pytest.mark.skipif(sys.platform == "win32", reason="kills as Linux and macOS do")
def test_killed(server: str, tmp_path: Path, bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy to a file that is killed leaves it empty, and the next one succeeds."""
    assert bot(f"copy-to {server}").status == 0
    monkeypatch.setenv("DATABASE_URL", server)
    target = f"sqlite:///{tmp_path}/new.db"
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    killed = subprocess.run([sys.executable, "-c", KILLED, target], env=environment, check=False)
    assert killed.returncode == -9
    where = target.removeprefix("sqlite:///")
    assert matches_in(where) == 0
    assert bot(f"copy-to {target}").status == 0
    assert matches_in(where) == len(SOME)
