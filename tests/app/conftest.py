"""The command line, for the tests of this folder."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from bot import log
from bot.__main__ import main
from bot.store.postgres import process_lock
from tests.conftest import opened
from tests.store.random_histories import SOME, play


class Said(NamedTuple):
    status: int
    out: str
    err: str


Bot = Callable[[str], Said]
Refused = Callable[[str], str]


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the log of the tests as it is."""
    monkeypatch.setattr(log, "configure", lambda *_: None)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have no command wait for another process."""
    monkeypatch.setattr(process_lock, "PATIENCE", 0.1)


async def play_some(path: str) -> None:
    async with opened(path) as database:
        await play(database, SOME)


@pytest.fixture
def bot(
    engine: str, path: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Bot:
    """Return a function that runs a command; the settings name the test's database, no token."""
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{path}" if engine == "sqlite" else path)
    monkeypatch.setenv("DISCORD_TOKEN", "")

    def run(command: str) -> Said:
        return Said(main(command.split()), *capsys.readouterr())

    return run


@pytest.fixture
def refused(bot: Bot) -> Refused:
    """Return a function that runs a command which ends with status 2, and returns its sentence."""

    def run(command: str) -> str:
        status, out, err = bot(command)
        assert (status, out, err.count("\n")) == (2, "", 1), err
        return err

    return run
