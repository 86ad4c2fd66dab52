"""Databases of every version there has been, with data in them.

`samples/` holds a script for each migration: rows for every table that there is after it.
"""

import shutil
import sqlite3
from collections import Counter
from pathlib import Path

from bot.store.sqlite.migrate import MIGRATIONS, migrate

FILES = sorted(MIGRATIONS.glob("*.sql"))
VERSIONS = range(1, len(FILES) + 1)
SAMPLES = sorted((Path(__file__).parent / "samples").glob("*.sql"))

Rows = Counter[tuple[object, ...]]


def migrations_up_to(version: int, folder: Path) -> Path:
    """Return a folder that holds the migrations of a version, as its bot did."""
    folder.mkdir()
    for file in FILES[:version]:
        shutil.copy(file, folder)
    return folder


def made_by(version: int, path: str, folder: Path) -> sqlite3.Connection:
    """Return a connection to a new database as a bot of that version left it."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA foreign_keys = ON")
    migrate(connection, migrations_up_to(version, folder))
    connection.executescript(SAMPLES[version - 1].read_text(encoding="utf-8"))
    return connection


def tables_of(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """Return the tables that hold data, each with its columns."""
    sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'schema_version'"
    names = [name for (name,) in connection.execute(sql).fetchall()]
    return {
        name: [
            row[0] for row in connection.execute("SELECT name FROM pragma_table_info(?)", [name])
        ]
        for name in names
    }


def everything(connection: sqlite3.Connection, tables: dict[str, list[str]]) -> dict[str, Rows]:
    """Return how often each row is in each of these tables, as far as these columns go."""
    return {
        name: Counter(connection.execute(f"SELECT {', '.join(columns)} FROM {name}"))  # noqa: S608
        for name, columns in tables.items()
    }


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version that a database says it is of."""
    (number,) = connection.execute("SELECT version FROM schema_version").fetchone()
    return int(number)


def dump(connection: sqlite3.Connection) -> list[str]:
    """Return everything a database holds, its tables, indexes and version included."""
    return list(connection.iterdump())
