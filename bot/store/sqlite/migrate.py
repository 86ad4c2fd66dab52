"""Brings a database up to date: applies numbered SQL files and stores the newest number."""

import sqlite3
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from bot.errors import StoreUnusableError

_PACKAGE = Path(str(files("bot")))
_IN_WHEEL, _IN_CHECKOUT = _PACKAGE / "migrations", _PACKAGE.parent / "migrations"
_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"
MIGRATIONS = _IN_WHEEL if _IN_WHEEL.is_dir() else _IN_CHECKOUT


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
    files = sorted(folder.glob("*.sql"))
    _refuse_newer(connection, len(files))
    return [file.stem for number, file in enumerate(files, 1) if _apply(connection, number, file)]


def newest_version(folder: Path = MIGRATIONS) -> int:
    """Return the number of the newest migration."""
    return len(list(folder.glob("*.sql")))


def _refuse_newer(connection: sqlite3.Connection, newest: int) -> None:
    if (version := _version(connection)) > newest:
        raise StoreUnusableError(
            f"The database is of version {version} and this bot knows versions up to {newest}: "
            "it was written by a newer bot, so run that one or restore a backup."
        )


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
