"""Creates connections to a database file, either to write or only to read."""

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
# the file into memory is faster still, but kills the process if someone truncates the file.
_CACHE = "PRAGMA cache_size = -32000"


def writer(path: str) -> aiosqlite.Connection:
    """Return a connection that can write to the file at `path`; it opens when it is awaited."""
    return aiosqlite.connect(path, isolation_level=None, check_same_thread=False)


def reader(path: str) -> aiosqlite.Connection:
    """Return a read-only connection to the file at `path`; it opens when it is awaited."""
    address = f"{Path(path).absolute().as_uri()}?mode=ro"
    return aiosqlite.connect(address, uri=True, isolation_level=None)


def configure_writer(connection: sqlite3.Connection) -> None:
    """Make a connection write durably and return rows with column names."""
    configure_reader(connection)
    for pragma in _PRAGMAS:
        connection.execute(pragma)


def configure_reader(connection: sqlite3.Connection) -> None:
    """Make a connection return rows with column names."""
    connection.row_factory = sqlite3.Row
    connection.execute(_CACHE)
