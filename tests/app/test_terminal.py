"""`python -m bot` in a terminal or a pipe: what it says to its user."""

import asyncio
import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot import log
from bot.__main__ import main, parser
from bot.app.maintenance import RECOUNTED
from bot.app.terminal import counted, say
from bot.errors import StartError
from bot.store.upkeep.open_database import open_database
from bot.store.upkeep.recount import TABLES
from tests.command_line import commands_of
from tests.project_files import ROOT
from tests.store.random_histories import SOME, play

FULL = Path("/dev/full")


@pytest.mark.outside
def test_recount_in_a_pipe(tmp_path: Path) -> None:
    """It says in words what it has recalculated, one line each, without names of tables."""
    settings = {"DATABASE_URL": "sqlite:///noughts.db", "PYTHONPATH": str(ROOT)}
    asyncio.run(_created(str(tmp_path / "noughts.db")))
    done = subprocess.run(
        [sys.executable, "-m", "bot", "recount"],
        cwd=tmp_path,
        env=os.environ | settings,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines() == [
        "Counted 0 games in noughts.db.",
        "Results of each game: correct",
        "Results of each player: correct",
        "Records between two players: correct",
        "Points in arenas: correct",
    ]


@pytest.mark.parametrize(
    ("number", "said"), [(0, "0 errors"), (1, "1 error"), (2, "2 errors"), (1_000, "1,000 errors")]
)
def test_how_many(number: int, said: str) -> None:
    """One of something is singular, and many have separators."""
    assert counted(number, "error") == said


def test_output_that_nobody_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command whose reader ends early, such as `head`, goes on without an error."""
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "w") as output:
        monkeypatch.setattr(sys, "stdout", output)
        say("a line")
        say("another")


@pytest.mark.skipif(not FULL.exists(), reason="the system has no full device")
def test_output_to_a_full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Output that cannot be written ends a command with one sentence."""
    with FULL.open("w") as output:
        monkeypatch.setattr(sys, "stdout", output)
        with pytest.raises(StartError, match="cannot be written: No space left on device"):
            say("a line")


def test_a_terminal_without_the_characters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Characters that an encoding lacks, such as letters of a bot's name, are escaped."""
    output = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(output, "ascii"))
    say("caf\u00e9 \u25ef")
    assert output.getvalue().split() == [b"caf\\xe9", b"\\u25ef"]


@pytest.mark.outside
def test_doctor_of_one_error(tmp_path: Path) -> None:
    """A set-up whose only fault is the missing token has one error, in the singular."""
    ask = [sys.executable, "-m", "bot", "doctor"]
    given = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
    settings = {"DATABASE_URL": f"sqlite:///{tmp_path}/noughts.db", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        ask, cwd=tmp_path, env=given | settings, capture_output=True, text=True, check=False
    )
    assert re.search(r"^1 error, \d+ warnings?\.$", done.stdout, re.MULTILINE), done


def test_forgetting_what_is_no_id(capsys: pytest.CaptureFixture[str]) -> None:
    """Anyone who types something else than an id reads what it isn't, and where to find one."""
    with pytest.raises(SystemExit):
        main(["forget", "abc"])
    assert "abc isn't a user id: in Discord, switch on Developer Mode" in capsys.readouterr().err


async def _created(path: str) -> None:
    await (await open_database(path)).close()


def test_recount_without_a_database(
    path: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says that there is none, instead of making one and calling it correct."""
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{path}")
    monkeypatch.setattr(log, "configure", lambda *_: None)
    assert main(["recount"]) == 2
    assert capsys.readouterr().err == f"There is no database at {path}.\n"
    assert not Path(path).exists()


@pytest.mark.parametrize("name", commands_of(parser()))
def test_the_help_of_each_command(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Each command's own help says first what it does."""
    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])
    said = capsys.readouterr().out.split("\n\n")
    assert ended.value.code == 0
    assert re.fullmatch(r"[A-Z][^.]*(\.env)?[^.]*\.", said[1], re.DOTALL), said


def test_recount_of_missing_results(
    path: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says how many results were missing, and that they are there again."""
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{path}")
    monkeypatch.setattr(log, "configure", lambda *_: None)
    asyncio.run(_without_results(path))
    found = []
    for _ in range(2):
        assert main(["recount"]) == 0
        found.append(capsys.readouterr().out.splitlines()[1:3])
    assert found == [
        [
            "Calculated 14 missing results again.",
            "Results of each game: 14 wrong, repaired",
        ],
        ["Results of each game: correct", "Results of each player: correct"],
    ]


async def _without_results(path: str) -> None:
    """Create a database with finished matches whose results are gone."""
    database = await open_database(path)
    await play(database, SOME)
    await database.write(lambda db: db.run("DELETE FROM results"))
    await database.close()


def test_every_recalculated_table_has_words() -> None:
    """No table that a recount repairs is left without words for it."""
    assert RECOUNTED.keys() == set(TABLES)


def test_without_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    """Anyone who names no command is told which there are."""
    with pytest.raises(SystemExit):
        main([])
    offered = "run|preview|setup|doctor|migrate|recount|backup|restore|copy-to|forget"
    assert offered in capsys.readouterr().err


@pytest.mark.parametrize(("command", "status"), [("recount", 130), ("run", 0)])
def test_interrupted(command: str, status: int, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A command that is interrupted has not done its work; a bot is stopped like this."""
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{path}")
    monkeypatch.setenv("DISCORD_TOKEN", "token")

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(log, "configure", interrupt)
    assert main([command]) == status
