"""Says why a file cannot be used, or takes no changes: damage, files that are gone, a full disk."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.errors import StoreBusyError, StoreDamagedError, StoreUnusableError
from bot.log import log

_CLOSED = "no active connection"  # what aiosqlite says, with a ValueError


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
    return str(error.strerror) if isinstance(error, OSError) else str(error)


class Condition:
    """The condition of the database whose files these are.

    As a context it raises StoreBusyError or StoreDamagedError; errors in the code stay as they are.
    """

    def __init__(self, *files: str) -> None:
        self._files = [Path(file) for file in files]
        self._opened: list[tuple[int, int] | None] = []
        self._damage = ""
        self._failure = ""
        self._told = ""

    def __enter__(self) -> None:
        return None

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        self.note(error)
        if isinstance(error, sqlite3.OperationalError) or str(error) == _CLOSED:
            raise StoreBusyError(str(error)) from error
        if is_damage(error):
            raise StoreDamagedError(str(error)) from error

    def watch(self) -> None:
        """From now on, notice if a file is not the one that is at its path now."""
        self._opened = [_identity(file) for file in self._files]

    def note(self, error: BaseException | None) -> None:
        if is_damage(error):
            self.condemn(str(error))
        elif isinstance(error, sqlite3.OperationalError):
            self._failure = str(error)

    def condemn(self, damage: str) -> None:
        self._damage = damage
        self._lasting()

    def changed(self) -> None:
        self._failure = ""

    @property
    def fault(self) -> str:
        return self._lasting() or self._failure

    def refuse_changes(self) -> None:
        """Raise StoreDamagedError if the file is damaged, or a file is gone from its path."""
        if fault := self._lasting():
            raise StoreDamagedError(fault)

    def _lasting(self) -> str:
        fault = self._damage or self._gone()
        if fault != self._told:
            self._told = fault
            if fault:
                log.critical("no more changes are stored: error=%s", fault)
        return fault

    def _gone(self) -> str:
        for file, opened in zip(self._files, self._opened, strict=False):
            if _identity(file) != opened:
                return f"{file} was moved, replaced or deleted while the bot runs"
        return ""


def is_damage(error: BaseException | None) -> bool:
    return type(error) is sqlite3.DatabaseError


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
