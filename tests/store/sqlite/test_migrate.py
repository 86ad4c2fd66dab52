import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store.sqlite.migrate import MIGRATIONS, migrate
from tests.store.sqlite.versions import version_of


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    opened = sqlite3.connect(":memory:", isolation_level=None)
    yield opened
    opened.close()


def test_every_migration_is_applied_once_and_in_order(connection: sqlite3.Connection) -> None:
    """A new database gets all migrations by number; a second run finds nothing to do."""
    names = sorted(file.stem for file in MIGRATIONS.glob("*.sql"))
    assert migrate(connection) == names
    assert migrate(connection) == []
    assert version_of(connection) == len(names)


def test_migrations_are_numbered_without_gaps_and_say_why() -> None:
    """Files count up from 0001, and each begins with its reason."""
    files = sorted(MIGRATIONS.glob("*.sql"))
    assert [file.name[:5] for file in files] == [f"{n:04}_" for n in range(1, len(files) + 1)]
    assert all(file.read_text(encoding="utf-8").startswith("-- ") for file in files)


def test_a_migration_that_fails_leaves_the_version_before(
    connection: sqlite3.Connection, tmp_path: Path
) -> None:
    """A migration commits whole, with its number, or not at all."""
    (tmp_path / "0001_fine.sql").write_text("CREATE TABLE fine (id INTEGER);")
    (tmp_path / "0002_broken.sql").write_text("CREATE TABLE half (id INTEGER);\nNONSENSE;")
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, tmp_path)
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    assert (version_of(connection), "fine" in tables, "half" in tables) == (1, True, False)


def test_semicolons_in_comments_and_texts_split_nothing(
    connection: sqlite3.Connection, tmp_path: Path
) -> None:
    """Statements end where SQLite says they do."""
    script = "-- one; two\nCREATE TABLE t (a TEXT\n);\nINSERT INTO t VALUES ('a;\nb');"
    (tmp_path / "0001_texts.sql").write_text(script)
    migrate(connection, tmp_path)
    assert connection.execute("SELECT a FROM t").fetchone() == ("a;\nb",)
