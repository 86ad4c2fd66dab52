"""Copies a database that may be in use, by SQLite's own backup."""

import os
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bot.errors import BackupError

Progress = Callable[[int, int], None]

_EXISTS = "{} exists already: choose another name, or move it away."
_STEP = 1024  # pages between two reports of progress: four megabytes


def back_up(path: str, target: str, progress: Progress = lambda _done, _all: None) -> None:
    """Copy the database at `path`, as it is at this moment, to a new file that `path` can replace.

    `progress` is told how many pages are done, of how many. Others may read and write meanwhile.
    The copy gets its name only once it is whole and found sound. Raises BackupError, with a
    sentence that says why.
    """
    if not Path(path).is_file():
        raise BackupError(f"There is no database at {path}.")
    if Path(target).exists():
        raise BackupError(_EXISTS.format(target))
    try:
        part = _make_part(target)
        try:
            _copy(path, part, progress)
            _give_name(part, target)
        finally:
            part.unlink(missing_ok=True)
    except FileExistsError as error:
        raise BackupError(_EXISTS.format(target)) from error
    except (OSError, sqlite3.Error) as error:
        raise BackupError(f"The backup to {target} failed: {_reason(error)}.") from error


def _make_part(target: str) -> Path:
    """Make a private file of a new name beside the target."""
    folder, name = Path(target).parent, Path(target).name
    descriptor, part = tempfile.mkstemp(".part", f"{name}.", folder)
    os.close(descriptor)
    return Path(part)


def _give_name(part: Path, target: str) -> None:
    """Rename the copy; raises FileExistsError if a file of that name was made meanwhile."""
    # A rename would replace that file, so the name is taken first.
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    part.replace(target)


def _copy(path: str, part: Path, progress: Progress) -> None:
    with closing(_connect(path)) as source, closing(_connect(str(part))) as copy:
        # One read transaction around all steps: without it every write of the bot's would have the
        # copying start anew.
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        source.backup(copy, pages=_STEP, progress=lambda _, left, all_: progress(all_ - left, all_))
        # One file without a journal beside it, which is all there is to be moved about.
        copy.execute("PRAGMA journal_mode = DELETE")
        _examine(copy)


def _connect(path: str) -> sqlite3.Connection:
    # Without the right to create: what is not there is not to be backed up as an empty database.
    connection = sqlite3.connect(f"{Path(path).absolute().as_uri()}?mode=rw", uri=True)
    connection.isolation_level = None
    return connection


def _examine(copy: sqlite3.Connection) -> None:
    (found,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise sqlite3.DatabaseError(f"the database is damaged, {found}")


def _reason(error: OSError | sqlite3.Error) -> str:
    return str(error.strerror) if isinstance(error, OSError) else str(error)
