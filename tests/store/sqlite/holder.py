"""A process that has a database open until it is killed, as a bot does."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tests.project_files import ROOT

_CODE = """
import asyncio, os, signal, sys
from bot.domain.match import Place
from bot.store.matches.matches import MatchTable
from bot.store.sqlite import run_number
from bot.store.upkeep.open_database import open_file
from tests.conftest import a_match

def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)

exec(sys.argv[2])

async def main():
    table, channels = MatchTable(await open_file(sys.argv[1])), iter(range(1000))
    print("open", flush=True)
    for line in sys.stdin:
        for _ in range(int(line)):
            await table.add(a_match(place=Place(21, next(channels))))
        print("stored", flush=True)

asyncio.run(main())
"""


@dataclass
class Holder:
    """The process."""

    process: subprocess.Popen[str]

    def store(self, games: int) -> None:
        """Have it store this many games."""
        assert self.process.stdin
        assert self.process.stdout
        print(games, file=self.process.stdin, flush=True)
        assert self.process.stdout.readline() == "stored\n"

    def kill(self) -> None:
        """Kill it, and wait until it is dead."""
        self.process.kill()
        self.process.wait()


@contextmanager
def holder(path: str) -> Iterator[Holder]:
    """Start such a process; in the end it is killed."""
    with _start(path, "") as process:
        assert process.stdout
        assert process.stdout.readline() == "open\n"
        try:
            yield Holder(process)
        finally:
            process.kill()


def killed_at_start(path: str, prepare: str) -> None:
    """Start such a process, which runs `prepare` first and then dies while it opens the file."""
    with _start(path, prepare) as process:
        assert process.wait() == -9


def _start(path: str, prepare: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", _CODE, path, prepare],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
