"""Makes the connections to a database's file: one that writes, and those that only read."""

import sqlite3
from pathlib import Path

import aiosqlite

# A deleted row is overwritten, since people may ask for what is kept of them to be gone.
_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",
)
# A board of a million people reads pages all over the file. Mapping it would be quicker still,
# but a file that is cut short under a mapping ends the process instead of raising an error.
_CACHE = "PRAGMA cache_size = -32000"


def writer(path: str) -> aiosqlite.Connection:
    """Return a connection to the file at `path`, which is opened once it is awaited."""
    return aiosqlite.connect(path, isolation_level=None, check_same_thread=False)


def reader(path: str) -> aiosqlite.Connection:
    """Return a connection that SQLite lets change nothing, opened once it is awaited."""
    address = f"{Path(path).absolute().as_uri()}?mode=ro"
    return aiosqlite.connect(address, uri=True, isolation_level=None)


def configure_writer(connection: sqlite3.Connection) -> None:
    """Have a connection write durably, and return rows by name."""
    configure_reader(connection)
    for pragma in _PRAGMAS:
        connection.execute(pragma)


def configure_reader(connection: sqlite3.Connection) -> None:
    """Have a connection return rows by name."""
    connection.row_factory = sqlite3.Row
    connection.execute(_CACHE)
