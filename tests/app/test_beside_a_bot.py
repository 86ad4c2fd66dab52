"""Commands while a process uses the database."""

from contextlib import closing
from sqlite3 import connect

import pytest

from bot import log
from bot.__main__ import main
from bot.store.sqlite.file_lock import FileLock


@pytest.fixture(autouse=True)
def used(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the settings name a database, which is locked as by a running bot."""
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{path}")
    monkeypatch.setattr(log, "configure", lambda *_: None)
    with closing(connect(path)) as connection:
        connection.execute("CREATE TABLE kept (a)")


@pytest.mark.parametrize("command", ["migrate", "recount", "preview --port 0 --database {path}"])
def test_refused(command: str, path: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A command that changes the database ends with a sentence, and has changed nothing."""
    lock = FileLock(path)
    lock.acquire()
    assert main(command.format(path=path).split()) == 2
    lock.release()
    assert "stop it first" in capsys.readouterr().err
    with closing(connect(path)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master").fetchall()
    assert tables == [("kept",)]


def test_a_backup(path: str) -> None:
    """A backup may be made meanwhile."""
    lock = FileLock(path)
    lock.acquire()
    assert main(["backup", f"{path}.copy"]) == 0
    lock.release()
