"""Where the files of the installed program are."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.__main__ import main


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the installed program's own folder; the working directory is an empty one."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["/home/ann/.local/bin/noughts"])
    return tmp_path / "noughts"


def test_from_any_folder(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In an empty folder it makes one of its own, which only its user can read, and names it."""
    assert main(["migrate"]) == 0
    assert (own / "data/noughts.db").exists()
    assert own.stat().st_mode & 0o077 == 0
    assert capsys.readouterr().err == f"The files .env and data are in {own}.\n"


@pytest.mark.parametrize("change", [".env", "data", "a clone", "a container"])
def test_what_stays_where_it_is(
    own: Path, change: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It stays where it has a file, as a clone's does, or a database, as a container's does."""
    here = Path.cwd()
    changes: dict[str, Callable[[], object]] = {
        ".env": (here / ".env").touch,
        "data": (here / "data").mkdir,
        "a clone": lambda: monkeypatch.setattr(sys, "argv", ["bot/__main__.py"]),
        "a container": lambda: monkeypatch.setenv("DATABASE_URL", "sqlite:///data/noughts.db"),
    }
    changes[change]()
    assert main(["migrate"]) == 0
    assert (here / "data/noughts.db").exists()
    assert not own.exists()
    named = f"The files .env and data are in {here}.\n" if change in (".env", "data") else ""
    assert capsys.readouterr().err == named


def test_files_that_are_typed(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file on the command line is one of the folder where it is typed."""
    here = Path.cwd()
    assert main(["migrate"]) == 0
    os.chdir(here)
    assert main(["backup", "copy.db"]) == 0
    assert (here / "copy.db").exists()
    assert f"Copied data/noughts.db to {here / 'copy.db'}." in capsys.readouterr().out


def test_a_folder_that_cannot_be_made(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Where it cannot have a folder, a sentence says so."""
    own.touch()
    assert main(["migrate"]) == 2
    assert capsys.readouterr().err == f"{own} cannot be used: File exists.\n"
