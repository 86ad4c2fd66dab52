"""Copies a database that may be in use, by SQLite's own backup."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bot.errors import BackupError

Progress = Callable[[int, int], None]

STEP = 1024
"""Pages between two reports of progress: four megabytes."""


def back_up(
    path: str, target: str, progress: Progress = lambda _done, _all: None, *, step: int = STEP
) -> None:
    """Copy the database at `path`, as it is at this moment, to a new file that `path` can replace.

    `progress` is told how many pages are done, of how many, after every `step` pages. Others may
    read and write meanwhile.
    The copy gets its name only once it is whole and found sound. Raises BackupError, with a
    sentence that says why.
    """
    if not Path(path).is_file():
        raise BackupError(f"There is no database at {path}.")
    if Path(target).exists():
        raise BackupError(f"{target} exists already: choose another name, or move it away.")
    part = Path(f"{target}.part")
    try:
        _make(part)
        _copy(path, part, progress, step)
        part.rename(target)
    except (OSError, sqlite3.Error) as error:
        raise BackupError(f"The backup to {target} failed: {_reason(error)}.") from error
    finally:
        part.unlink(missing_ok=True)


def _make(part: Path) -> None:
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _copy(path: str, part: Path, progress: Progress, step: int) -> None:
    with closing(_connect(path)) as source, closing(_connect(str(part))) as copy:
        # One read transaction around all steps: without it every write of the bot's would have the
        # copying start anew.
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        source.backup(copy, pages=step, progress=lambda _, left, all_: progress(all_ - left, all_))
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
