"""Turns SQLite's errors into the bot's own errors."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from bot.errors import StoreBusyError, StoreDamagedError, StoreUnusableError


class StoreErrors:
    """Raises StoreBusyError or StoreDamagedError if the database file causes an error.

    An error in the code, such as a violated constraint, is not changed: `sqlite3` has other
    classes for those.
    """

    def __enter__(self) -> None:
        return None

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if isinstance(error, sqlite3.OperationalError):
            raise StoreBusyError(str(error)) from error
        if type(error) is sqlite3.DatabaseError:
            raise StoreDamagedError(str(error)) from error


@contextmanager
def start_errors(path: str, action: str) -> Iterator[None]:
    """Raise StoreUnusableError if the file causes an error; `action` is "opened" or "used"."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise StoreUnusableError(
            f"The database {path} cannot be {action}: {reason_of(error)}."
        ) from error


def reason_of(error: OSError | sqlite3.Error) -> str:
    """Return in words of one line why a file cannot be used."""
    return str(error.strerror) if isinstance(error, OSError) else str(error)
