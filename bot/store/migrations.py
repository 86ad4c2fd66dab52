"""The numbered files in `migrations/`, and the versions of a database that this program takes."""

from importlib.resources import files
from pathlib import Path

from bot.errors import StoreUnusableError

_PACKAGE = Path(str(files("bot")))
_IN_WHEEL, _IN_CHECKOUT = _PACKAGE / "migrations", _PACKAGE.parent / "migrations"
MIGRATIONS = _IN_WHEEL if _IN_WHEEL.is_dir() else _IN_CHECKOUT
"""The migrations of SQLite; those of PostgreSQL lie in a folder there."""
_NEWER = (
    "The database is of version {} and this bot knows versions up to {}: "
    "it was written by a newer bot, so run that one or restore a backup."
)
_OTHER = (
    "The database {} is of another version than this program: run the one that uses the database."
)


def numbered(folder: Path) -> dict[int, Path]:
    """Return the migrations of a folder by number, in order."""
    return {int(file.stem.partition("_")[0]): file for file in sorted(folder.glob("*.sql"))}


def newest_version() -> int:
    """Return the number of the newest migration, which is the same for both engines."""
    return max(numbered(MIGRATIONS))


def refuse_newer(version: int, newest: int) -> None:
    """Raise StoreUnusableError if a database is newer than the newest migration."""
    if version > newest:
        raise StoreUnusableError(_NEWER.format(version, newest))


def refuse_other(version: int | None, name: str) -> None:
    """Raise StoreUnusableError if the database `name` is not of this program's version."""
    if version != newest_version():
        raise StoreUnusableError(_OTHER.format(name))
