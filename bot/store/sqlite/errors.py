"""Says in a sentence why a file cannot be used."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from bot.errors import StoreUnusableError


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
