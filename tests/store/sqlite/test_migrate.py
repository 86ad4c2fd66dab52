import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store.migrations import MIGRATIONS
from bot.store.sqlite.migrate import migrate
from tests.store.sqlite.versions import version_of


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    """Return a connection to an empty database in memory."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    yield connection
    connection.close()


def test_every_migration_is_applied_once_and_in_order(connection: sqlite3.Connection) -> None:
    """A new database gets all migrations in the order of their numbers; a second run does nothing.

    The version of the database is then the number of migrations.
    """
    names = sorted(file.stem for file in MIGRATIONS.glob("*.sql"))
    assert migrate(connection) == names
    assert migrate(connection) == []
    assert version_of(connection) == len(names)


def test_migrations_are_numbered_without_gaps_and_say_why() -> None:
    """The files are numbered from 0001, and each starts with a comment that gives its reason."""
    files = sorted(MIGRATIONS.glob("*.sql"))
    assert [file.name[:5] for file in files] == [f"{n:04}_" for n in range(1, len(files) + 1)]
    assert all(file.read_text(encoding="utf-8").startswith("-- ") for file in files)


def test_a_migration_that_fails_leaves_the_version_before(
    connection: sqlite3.Connection, tmp_path: Path
) -> None:
    """A migration and its number are committed together or not at all."""
    (tmp_path / "0001_fine.sql").write_text("CREATE TABLE fine (id INTEGER);")
    (tmp_path / "0002_broken.sql").write_text("CREATE TABLE half (id INTEGER);\nNONSENSE;")
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, tmp_path)
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    assert (version_of(connection), "fine" in tables, "half" in tables) == (1, True, False)


def test_semicolons_in_comments_and_texts_split_nothing(
    connection: sqlite3.Connection, tmp_path: Path
) -> None:
    """A statement ends only where SQLite says so."""
    script = "-- one; two\nCREATE TABLE t (a TEXT\n);\nINSERT INTO t VALUES ('a;\nb');"
    (tmp_path / "0001_texts.sql").write_text(script)
    migrate(connection, tmp_path)
    assert connection.execute("SELECT a FROM t").fetchone() == ("a;\nb",)
