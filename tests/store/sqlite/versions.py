"""Databases of every version so far, with sample data.

`samples/` has a script for each migration, with rows for every table that exists after it.
"""

import shutil
import sqlite3
from collections import Counter
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store.migrations import MIGRATIONS
from bot.store.sqlite.migrate import migrate

FILES = sorted(MIGRATIONS.glob("*.sql"))
VERSIONS = range(1, len(FILES) + 1)
SAMPLES = sorted((Path(__file__).parent / "samples").glob("*.sql"))

MOVED = {"servers": {"season_after"}, "matches": {"variant"}, "runs": {"clean"}}
"""The columns whose content a later migration moved to another table, or wrote differently."""

_SHARED = """
SELECT name FROM pragma_table_info(?, 'main')
WHERE name IN (SELECT name FROM pragma_table_info(?, 'newest'))
"""

Rows = Counter[tuple[object, ...]]


def migrations_up_to(version: int, folder: Path) -> Path:
    """Copy the migrations up to a version into a new folder, and return the folder."""
    folder.mkdir()
    for file in FILES[:version]:
        shutil.copy(file, folder)
    return folder


def database_of_version(version: int, path: str) -> sqlite3.Connection:
    """Create a database as a bot of that version left it, and return a connection to it."""
    Path(path).write_bytes(_file_of(version))
    return _connected(path)


@cache
def _file_of(version: int) -> bytes:
    with TemporaryDirectory() as folder, closing(_connected(":memory:")) as connection:
        migrate(connection, migrations_up_to(version, Path(folder) / "migrations"))
        connection.executescript(SAMPLES[version - 1].read_text(encoding="utf-8"))
        return connection.serialize()


def _connected(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def copy_to_version(version: int, path: str, old: str, folder: Path) -> None:
    """Create a database of a version at `old`, with what it can hold of the newest at `path`."""
    with closing(sqlite3.connect(old, isolation_level=None)) as connection:
        migrate(connection, migrations_up_to(version, folder))
        connection.execute("ATTACH ? AS newest", (path,))
        for table in tables_of(connection).keys() - {"runs"}:  # has its one row already
            shared = ", ".join(name for (name,) in connection.execute(_SHARED, [table, table]))
            connection.execute(f"DELETE FROM {table}")  # noqa: S608
            if shared:
                copy = f"INSERT INTO {table} ({shared}) SELECT {shared} FROM newest.{table}"  # noqa: S608
                connection.execute(copy)


def tables_of(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """Return the names of the tables that hold data, each with the names of its columns.

    Columns in `MOVED` are left out.
    """
    sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'schema_version'"
    names = [name for (name,) in connection.execute(sql).fetchall()]
    return {
        name: [
            column
            for (column,) in connection.execute("SELECT name FROM pragma_table_info(?)", [name])
            if column not in MOVED.get(name, ())
        ]
        for name in names
    }


def all_rows(connection: sqlite3.Connection, tables: dict[str, list[str]]) -> dict[str, Rows]:
    """Return the rows of these tables, with only these columns; count equal rows."""
    return {
        name: Counter(connection.execute(f"SELECT {', '.join(columns)} FROM {name}"))  # noqa: S608
        for name, columns in tables.items()
    }


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version that is stored in a database."""
    (number,) = connection.execute("SELECT version FROM schema_version").fetchone()
    return int(number)


def dump(connection: sqlite3.Connection) -> list[str]:
    """Return the whole content of a database as SQL, with its tables, indexes and version."""
    return list(connection.iterdump())
