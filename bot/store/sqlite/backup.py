"""Copies a database with SQLite's own backup, even while the bot uses it."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bot.errors import BackupError

Progress = Callable[[int, int], None]

STEP = 1024
"""Pages between two calls of `progress`: four megabytes."""


def back_up(
    path: str, target: str, progress: Progress = lambda _done, _all: None, *, step: int = STEP
) -> None:
    """Copy the database at `path` to the new file `target`, as it is when the copying starts.

    `progress` takes how many pages are copied so far, and how many there are in all; it is called
    after every `step` pages. Other connections can read and write meanwhile. The copy gets the
    name `target` only when it is complete and has passed the integrity check. Raises BackupError,
    with a sentence that says why.
    """
    if not Path(path).is_file():
        raise BackupError(f"There is no database at {path}.")
    if Path(target).exists():
        raise BackupError(f"{target} exists already: choose another name, or move it away.")
    temporary = Path(f"{target}.part")
    try:
        _create(temporary)
        _copy(path, temporary, progress, step)
        temporary.rename(target)
    except (OSError, sqlite3.Error) as error:
        raise BackupError(f"The backup to {target} failed: {_reason(error)}.") from error
    finally:
        temporary.unlink(missing_ok=True)


def _create(file: Path) -> None:
    """Create an empty file that only its owner can read; replace an unfinished one."""
    file.unlink(missing_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _copy(path: str, file: Path, progress: Progress, step: int) -> None:
    with closing(_connect(path)) as source, closing(_connect(str(file))) as copy:
        # One read transaction spans all steps. Without it, SQLite starts the copy again after every
        # write of the bot.
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        source.backup(copy, pages=step, progress=lambda _, left, all_: progress(all_ - left, all_))
        # Without a journal beside it, the copy is one file, which people can move.
        copy.execute("PRAGMA journal_mode = DELETE")
        _check_integrity(copy)


def _connect(path: str) -> sqlite3.Connection:
    # The mode `rw` never creates a file: a missing database must not become an empty backup.
    connection = sqlite3.connect(f"{Path(path).absolute().as_uri()}?mode=rw", uri=True)
    connection.isolation_level = None
    return connection


def _check_integrity(copy: sqlite3.Connection) -> None:
    (result,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
    if result != "ok":
        raise sqlite3.DatabaseError(f"the database is damaged, {result}")


def _reason(error: OSError | sqlite3.Error) -> str:
    return str(error.strerror) if isinstance(error, OSError) else str(error)
