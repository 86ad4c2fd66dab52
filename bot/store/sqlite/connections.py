"""Creates connections to a database file, either to write or only to read."""

import os
import sqlite3
from pathlib import Path

import aiosqlite

# `secure_delete` overwrites deleted rows, since people can have their personal data deleted.
_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",
)
# A leaderboard of a million people reads pages all over the file, so the cache has 32 MB. Mapping
# the file into memory is faster still, but kills the process if somebody truncates the file.
_CACHE = "PRAGMA cache_size = -32000"


def writer(path: str) -> aiosqlite.Connection:
    """Return a connection that can write to the file at `path`; it opens when it is awaited."""
    return aiosqlite.connect(path, isolation_level=None, check_same_thread=False)


def reader(path: str) -> aiosqlite.Connection:
    """Return a read-only connection to the file at `path`; it opens when it is awaited."""
    address = f"{Path(path).absolute().as_uri()}?mode=ro"
    return aiosqlite.connect(address, uri=True, isolation_level=None)


def create_file(path: str) -> None:
    """Create the file and its folder if they do not exist; only its owner can read and write it.

    SQLite gives the files beside it the same permissions. Raises OSError if the file cannot be
    written.
    """
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    # This opens the file for writing, since SQLite would open a read-only file without an error.
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def configure_writer(connection: sqlite3.Connection) -> None:
    """Make a connection write durably and return rows with column names."""
    configure_reader(connection)
    for pragma in _PRAGMAS:
        connection.execute(pragma)


def configure_reader(connection: sqlite3.Connection) -> None:
    """Make a connection return rows with column names."""
    connection.row_factory = sqlite3.Row
    connection.execute(_CACHE)
