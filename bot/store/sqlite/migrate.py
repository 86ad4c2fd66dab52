"""Brings a database up to date: applies numbered SQL files and stores the newest number."""

import sqlite3
from collections.abc import Iterator

from bot.errors import StoreUnusableError
from bot.store.migrations import CREATE, STORED, baseline, numbered, version_of

_TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"


def refuse_foreign(connection: sqlite3.Connection) -> None:
    """Raise StoreUnusableError if the database has tables, but none of Noughts."""
    tables = _tables(connection)
    if tables and "schema_version" not in tables:
        raise StoreUnusableError(
            "The database has tables of another program, and is left as it is: name another file."
        )


def refuse_unknown(connection: sqlite3.Connection) -> None:
    """Raise StoreUnusableError if the database is of a version that this program does not know."""
    if "schema_version" in _tables(connection):
        _version(connection)


def _tables(connection: sqlite3.Connection) -> set[str]:
    return {name for (name,) in connection.execute(_TABLES)}


def migrate(connection: sqlite3.Connection) -> list[str]:
    """Apply the missing migrations in order and return their names.

    Each migration commits together with its number. If one fails, the database keeps the version
    before it. Raises StoreUnusableError if the database is of a version that this program does not
    know, and sqlite3.Error if a migration fails.
    """
    connection.execute(CREATE)
    return [
        file.stem
        for number, file in numbered().items()
        if _apply(connection, number, file.read_text(encoding="utf-8"))
    ]


def _version(connection: sqlite3.Connection) -> int:
    return version_of(connection.execute(STORED).fetchone())


def _apply(connection: sqlite3.Connection, number: int, script: str) -> bool:
    connection.execute("BEGIN IMMEDIATE")
    try:
        missing = _version(connection) < number
        if missing:
            _run(connection, number, script)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return missing


def _run(connection: sqlite3.Connection, number: int, script: str) -> None:
    for statement in statements(script):
        connection.execute(statement)
    connection.execute("DELETE FROM schema_version")
    connection.execute("INSERT INTO schema_version VALUES (?, ?)", (number, baseline()))


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
