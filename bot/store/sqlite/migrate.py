"""Brings a database file up to date, or refuses it."""

import sqlite3

from bot.errors import StoreUnusableError
from bot.store.database import Connection
from bot.store.migrations import STORED, apply_missing, version_of
from bot.store.sqlite.statements import at_once

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
        version_of(connection.execute(STORED).fetchone())


def _tables(connection: sqlite3.Connection) -> set[str]:
    return {name for (name,) in connection.execute(_TABLES)}


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the missing migrations, all or none; raises as `apply_missing`, and sqlite3.Error."""
    at_once(_migrate)(connection)


async def _migrate(db: Connection) -> None:
    async with db.transaction():
        await apply_missing(db, lambda file: file.read_text(encoding="utf-8"))
