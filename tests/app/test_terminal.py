"""`python -m bot` in a terminal or a pipe: what it says to its user, also while a bot runs."""

import asyncio
import io
import os
import re
import sys
import time
from pathlib import Path

import pytest

from bot import log
from bot.__main__ import main, parser
from bot.app.maintenance import RECOUNTED
from bot.app.terminal import counted, say
from bot.errors import StartError
from bot.store.upkeep.recount import TABLES
from tests.app.conftest import Bot, Refused
from tests.conftest import opened
from tests.interactions.stored import query
from tests.project_files import commands_of
from tests.store.random_histories import SOME, play
from tests.store.sample import write_sample

FULL = Path("/dev/full")


def test_recount(path: str, bot: Bot) -> None:
    """It says in words what it has recalculated, one line each, without names of tables."""
    asyncio.run(_played(path))
    correct = [
        f"Counted 5 games in {path}.",
        "Results of each game: correct",
        "Results of each player: correct",
        "Records between two players: correct",
    ]
    missing = ["Calculated 14 missing results again.", "Results of each game: 14 wrong, repaired"]
    said = [bot("recount").out.splitlines() for _ in range(2)]
    assert said[0][:3] == [correct[0], *missing]
    assert said[1] == correct


async def _played(path: str) -> None:
    async with opened(path) as database:
        await play(database, SOME)
        await database.write(lambda db: db.run("DELETE FROM results"))


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


def test_doctor_of_one_error(bot: Bot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A set-up whose only fault is the missing token has one error, in the singular."""
    monkeypatch.chdir(tmp_path)
    said = bot("doctor").out
    assert re.search(r"^1 error, \d+ warnings?\.$", said, re.MULTILINE), said


@pytest.mark.parametrize(
    "command", ["recount", "forget 1", "block person 1", "copy-to sqlite:///b"]
)
def test_without_a_database(command: str, path: str, refused: Refused) -> None:
    """It says that there is none, instead of making one."""
    assert refused(command) == f"There is no database at {path}.\n"
    assert not Path(path).exists()


@pytest.mark.parametrize("name", commands_of(parser()))
def test_the_help_of_each_command(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Each command's own help says first what it does."""
    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])
    said = capsys.readouterr().out.split("\n\n")
    assert ended.value.code == 0
    assert re.fullmatch(r"[A-Z][^.]*(\.env)?[^.]*\.", said[1], re.DOTALL), said


def test_no_token_on_the_command_line() -> None:
    """No command-line option takes the token, which others could see there."""
    offered = [option for options in commands_of(parser()).values() for option in options]
    assert offered
    assert not [option for option in offered if "token" in option]


def test_every_recalculated_table_has_words() -> None:
    """No table that a recount repairs is left without words for it."""
    assert RECOUNTED.keys() == set(TABLES)


UNKNOWN = "unknown: use `forget` for the people you know of."
SINCE = "INSERT INTO deletions VALUES (11, -5, unixepoch() * 1000)"


@pytest.mark.parametrize(
    ("days", "since", "says"),
    [
        (1, "", "Nobody who is in the backup has deleted their data since."),
        (31, "", f"days ago is {UNKNOWN}"),
        (31, SINCE, f"since the backup: 1. Who .* {UNKNOWN}"),
        (1, "DROP TABLE deletions", f"since the backup is {UNKNOWN}"),
    ],
)
def test_what_a_restore_says(path: str, bot: Bot, days: int, since: str, says: str) -> None:
    """Whoever goes back reads who is deleted again, and never of nobody where that is unknown."""
    write_sample(path)
    made = round((time.time() - days * 86_400) * 1000)
    query(path, "DELETE FROM deletions WHERE ? = ''", since)
    query(path, "UPDATE uptime SET alive_at = ?", made)
    query(path, "UPDATE matches SET changed_at = 1")
    assert bot(f"backup {path}.backup").status == 0
    query(path, since)
    assert re.search(says, bot(f"restore {path}.backup").out.splitlines()[-1])


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("", "run|preview|setup|doctor|migrate|recount|backup|restore|copy-to|forget"),
        ("forget abc", "abc isn't a user id: in Discord, switch on Developer Mode"),
        ("block person abc", "abc isn't a server's or person's id: in Discord, switch on"),
        ("unblock 11", "invalid choice: '11'"),
        ("block bot 11", "invalid choice: 'bot'"),
        ("preview --database .", "exists already: name a new file"),
        *(
            (f"preview --port={port}", "choose one from 0 to 65535")
            for port in ("99999", "-1", "65536", "x", "\u00b2")
        ),
    ],
)
def test_what_cannot_be(typed: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Who names no command, id or port reads which there are, or where to find one."""
    assert main(typed.split()) == 2
    said = capsys.readouterr().err
    assert (says in said, said.startswith("usage: ")) == (True, True)


@pytest.mark.parametrize(("command", "status"), [("recount", 130), ("run", 0)])
def test_interrupted(command: str, status: int, bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A command that is interrupted has not done its work; a bot is stopped like this."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(log, "configure", interrupt)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    assert bot(command).status == status
