"""Brings a database up to date with the files in `migrations/`, in its dialect, or refuses it.

The first, the baseline, makes the schema of 1.0.0; its digest is stored with the number.
"""

import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from bot.errors import StoreUnusableError
from bot.log import log
from bot.store.database import Connection

_PACKAGE = Path(__file__).parents[1]
_IN_WHEEL, _IN_CHECKOUT = _PACKAGE / "migrations", _PACKAGE.parent / "migrations"
MIGRATIONS = _IN_WHEEL if _IN_WHEEL.is_dir() else _IN_CHECKOUT
"""Where the files are; a folder there has what only PostgreSQL needs, under the same names."""
SELECT_VERSION = "SELECT * FROM schema_version"
CREATE = (
    "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL, baseline TEXT NOT NULL)"
)
BackUp = Callable[[int], str]
"""Makes a backup before an upgrade from a version, and returns its name; raises StartError."""
_COMMENT = re.compile(r"--.*")
_NEWER = (
    "The database is of version {} and this bot knows versions up to {}: "
    "it was written by a newer bot, so run that one or restore a backup."
)
_BEFORE = (
    "The database was written before Noughts 1.0, and no version from 1.0 on can read it: "
    "set DATABASE_URL to a new one."
)
_NO_NUMBER = "The database says {!r} as its version, which is no number: restore a backup."
_OLDER = (
    "The database is of version {} and this program needs {}: `migrate` upgrades it, or the bot's "
    "next start. On PostgreSQL, make a backup before."
)
_OTHER = (
    "The database {} is of another version than this program: run the one that uses the database."
)


class Upgrade(NamedTuple):
    """From which version a database is upgraded, and the backup that was made before."""

    version: int
    backup: str

    def log(self) -> None:
        values = self.version, newest_version(), self.backup
        log.info("database upgraded: from=%d to=%d backup=%s", *values)


def numbered() -> dict[int, Path]:
    return {int(file.stem.partition("_")[0]): file for file in sorted(MIGRATIONS.glob("*.sql"))}


def newest_version() -> int:
    return max(numbered())


def baseline() -> str:
    """Return the digest of the baseline for both engines, without its comments and spaces."""
    texts = sorted(MIGRATIONS.rglob(numbered()[min(numbered())].name))
    sql = _COMMENT.sub("", "\n".join(file.read_text(encoding="utf-8") for file in texts))
    return sha256(" ".join(sql.split()).encode()).hexdigest()


def refuse_upgrade(version: int) -> NoReturn:
    """Raise StoreUnusableError, since only some commands upgrade a database."""
    raise StoreUnusableError(_OLDER.format(version, newest_version()))


async def apply_missing(
    db: Connection, script: Callable[[Path], str], back_up: BackUp
) -> Upgrade | None:
    """Apply the missing migrations in order, in the transaction that is open.

    `script` translates a file. None stands for a database that is new or lacks nothing. Raises
    StoreUnusableError if this program cannot read the database, and as `back_up`.
    """
    await db.run(CREATE)
    version = version_of(await db.one(SELECT_VERSION))
    missing = [file for number, file in numbered().items() if number > version]
    upgrade = Upgrade(version, back_up(version)) if version and missing else None
    for statement in (statement for file in missing for statement in statements(script(file))):
        await db.run(statement)
    if missing:
        await db.run("DELETE FROM schema_version")
        await db.run("INSERT INTO schema_version VALUES (?, ?)", (newest_version(), baseline()))
    return upgrade


def statements(script: str) -> Iterator[str]:
    """Split a script into statements, without the lines that are comments."""
    statement = ""
    for line in script.splitlines(keepends=True):
        if not line.startswith("--"):
            statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement


def version_of(row: Sequence[Any] | None) -> int:
    """Return the version in a row of `schema_version`, 0 without one; raises StoreUnusableError."""
    try:
        version = int(row[0]) if row else 0
    except (TypeError, ValueError):
        raise StoreUnusableError(_NO_NUMBER.format(row and row[0])) from None
    oldest, newest = min(numbered()), newest_version()
    if version > newest:
        raise StoreUnusableError(_NEWER.format(version, newest))
    if 0 < version < oldest:
        raise StoreUnusableError(_BEFORE)
    return version


def refuse_other(row: Sequence[Any] | None, name: str, *, or_older: bool = False) -> None:
    """Raise StoreUnusableError if the database `name` is not of this program's version."""
    if version_of(row) != newest_version() and not or_older:
        raise StoreUnusableError(_OTHER.format(name))
