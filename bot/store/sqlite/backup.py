"""Copies a database with SQLite's own backup, even while the bot uses it."""

import os
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bot.errors import BackupError, DamagedSourceError, StoreUnusableError
from bot.store.database import ReportProgress
from bot.store.sqlite.errors import is_damage, reason_of
from bot.store.sqlite.later_check import UNMARK
from bot.store.sqlite.outside import connect, refuse_damage, refuse_foreign, refuse_other_names
from bot.store.sqlite.run_number import new_number, set_number

IsCancelled = Callable[[], bool]

_EXISTS = "{} exists already: choose another name, or move it away."
STEP = 1024  # pages between two calls of `progress`: four megabytes
_CHECKED_STEP = 100_000  # instructions of SQLite's between two questions: about a millisecond


def back_up(
    path: str,
    target: str,
    progress: ReportProgress = lambda _done, _all: None,
    *,
    is_cancelled: IsCancelled = lambda: False,
) -> None:
    """Copy the database at `path` to the new file `target`, as it is when the copying starts.

    `progress` takes the pages copied so far, and all. Others can write meanwhile. The copy gets its
    name once complete and checked. Raises BackupError, also soon after `is_cancelled` returns True.
    """
    if not Path(path).is_file():
        raise BackupError(f"There is no database at {path}.")
    if Path(target).exists():
        raise BackupError(_EXISTS.format(target))
    try:
        refuse_foreign(path)
        refuse_other_names(path)
        temporary = _create_beside(target)
        try:
            copy_checked(path, temporary, progress, is_cancelled)
            _rename(temporary, target)
        finally:
            temporary.unlink(missing_ok=True)
    except FileExistsError as error:
        raise BackupError(_EXISTS.format(target)) from error
    except StoreUnusableError as error:
        raise BackupError(str(error)) from error
    except (OSError, sqlite3.Error) as error:
        kind = DamagedSourceError if is_damage(error) else BackupError
        raise kind(f"The backup to {target} failed: {reason_of(error)}.") from error


def _create_beside(target: str) -> Path:
    """Create an empty file with a new name next to the target; only its owner can read it."""
    folder, name = Path(target).parent, Path(target).name
    descriptor, file = tempfile.mkstemp(".part", f"{name}.", folder)
    os.close(descriptor)
    return Path(file)


def _rename(temporary: Path, target: str) -> None:
    """Rename the copy; raises FileExistsError if someone has created that file meanwhile."""
    # A rename would replace that file, so this takes the name first.
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    temporary.replace(target)


def copy_checked(
    path: str,
    file: Path,
    progress: ReportProgress = lambda _done, _all: None,
    is_cancelled: IsCancelled = lambda: False,
) -> None:
    """Copy to an empty file, and check; raises StoreUnusableError, OSError and sqlite3.Error."""

    def report(_: int, left: int, all_: int) -> None:
        if is_cancelled():
            raise sqlite3.OperationalError("the bot is stopping")
        progress(all_ - left, all_)

    # The mode `rw` never creates a file: a missing database must not become an empty backup.
    with closing(connect(path, "rw")) as source, closing(connect(str(file), "rw")) as copy:
        # Without one read transaction, SQLite starts the copy again after every write of the bot.
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        source.backup(copy, pages=STEP, progress=report)
        # Without a journal next to it, the copy is one file, which people can move.
        copy.execute("PRAGMA journal_mode = DELETE")
        copy.execute(UNMARK)  # no later check is due: it is checked here
        set_number(copy, new_number())
        copy.set_progress_handler(is_cancelled, _CHECKED_STEP)
        refuse_damage(copy)
