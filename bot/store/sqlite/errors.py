"""Turns SQLite's errors into the bot's own."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from bot.errors import StoreBusyError, StoreDamagedError, StoreUnusableError


class StoreErrors:
    """Raises a fault of the file as StoreBusyError or StoreDamagedError.

    An error in the code, which SQLite has subclasses of its own for, stays what it is.
    """

    def __enter__(self) -> None:
        return None

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if isinstance(error, sqlite3.OperationalError):
            raise StoreBusyError(str(error)) from error
        if type(error) is sqlite3.DatabaseError:
            raise StoreDamagedError(str(error)) from error


@contextmanager
def start_errors(path: str, done: str) -> Iterator[None]:
    """Raise any fault as StoreUnusableError, which says what cannot be `done`."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise StoreUnusableError(f"The database {path} cannot be {done}: {reason}.") from error
