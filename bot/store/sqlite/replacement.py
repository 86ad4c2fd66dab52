"""Puts a database file in the place of another one, which stays under a new name."""

import contextlib
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

_JOURNAL, _SHARED = "-wal", "-shm"


def replace_database(path: str, new: str, kept: str) -> None:
    """Move the closed database `new` to `path`; keep what is there as `kept`; raises OSError.

    At every moment there is a database at `path`, and no journal beside it that is not its own.
    """
    if Path(path).exists():
        _fold_journal(path)
        _copy(path, kept)
    if Path(path + _JOURNAL).exists():
        _copy(path + _JOURNAL, kept + _JOURNAL)
    # SQLite would play the journal of the old database into the new one.
    for side in (_JOURNAL, _SHARED):
        Path(path + side).unlink(missing_ok=True)
    Path(new).replace(path)


def _fold_journal(path: str) -> None:
    """Move the journal into the file, as the last connection does that is closed."""
    # One that is damaged is kept as it is, with its journal.
    with contextlib.suppress(sqlite3.Error), closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()


def _copy(file: str, name: str) -> None:
    try:
        os.link(file, name)
    except OSError:  # not every file system can give a file two names
        shutil.copy2(file, name)
