"""Commands while a process uses the database."""

from collections.abc import Iterator
from contextlib import closing
from sqlite3 import connect

import pytest

from bot.store.sqlite.file_lock import FileLock
from tests.app.conftest import Bot, Refused


@pytest.fixture(autouse=True)
def _used(path: str) -> Iterator[None]:
    """Make a database that is locked as by a running bot."""
    with closing(connect(path)) as connection:
        connection.execute("CREATE TABLE kept (a)")
    lock = FileLock(path)
    lock.acquire()
    yield
    lock.release()


@pytest.mark.parametrize("command", ["migrate", "recount", "preview --port 0 --database {path}"])
def test_refused(command: str, path: str, refused: Refused) -> None:
    """A command that changes the database ends with a sentence, and has changed nothing."""
    assert "stop it first" in refused(command.format(path=path))
    with closing(connect(path)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master").fetchall()
    assert tables == [("kept",)]


def test_a_backup(path: str, bot: Bot) -> None:
    """A backup may be made meanwhile."""
    assert bot(f"backup {path}.copy").status == 0
