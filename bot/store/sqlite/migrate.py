"""Brings a database up to date: applies numbered SQL files and stores the newest number."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from bot.errors import StoreUnusableError
from bot.store.migrations import MIGRATIONS, numbered, refuse_newer

_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"


def refuse_foreign(connection: sqlite3.Connection) -> None:
    """Raise StoreUnusableError if the database has tables, but none of Noughts."""
    tables = {name for (name,) in connection.execute(_TABLES)}
    if tables and "schema_version" not in tables:
        raise StoreUnusableError(
            "The database has tables of another program, and is left as it is: name another file."
        )


def migrate(connection: sqlite3.Connection, folder: Path = MIGRATIONS) -> list[str]:
    """Apply the missing migrations of `folder` in order and return their names.

    Each migration commits together with its number. If one fails, the database keeps the version
    before it. Raises StoreUnusableError if the database is newer than the newest migration, and
    sqlite3.Error if a migration fails.
    """
    connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    files = numbered(folder)
    refuse_newer(_version(connection), max(files))
    return [file.stem for number, file in files.items() if _apply(connection, number, file)]


def _version(connection: sqlite3.Connection) -> int:
    row = connection.execute("SELECT coalesce(max(version), 0) FROM schema_version").fetchone()
    return int(row[0])


def _apply(connection: sqlite3.Connection, number: int, file: Path) -> bool:
    connection.execute("BEGIN IMMEDIATE")
    try:
        missing = _version(connection) < number
        if missing:
            _run(connection, number, file)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return missing


def _run(connection: sqlite3.Connection, number: int, file: Path) -> None:
    for statement in statements(file.read_text(encoding="utf-8")):
        connection.execute(statement)
    connection.execute("DELETE FROM schema_version")
    connection.execute("INSERT INTO schema_version (version) VALUES (?)", (number,))


def statements(script: str) -> Iterator[str]:
    """Split a script into statements.

    `executescript` cannot run the script, since it commits the transaction that is open.
    """
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
