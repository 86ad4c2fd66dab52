"""Puts a database file in place of another one, which stays under a new name."""

import contextlib
import os
import shutil
import stat
import sys
from pathlib import Path

_JOURNAL, _SHARED, _LOCK = "-wal", "-shm", ".lock"


def keep(path: str, name: str) -> None:
    """Give the database at `path`, if there is one, a second name; raises OSError."""
    for side in ("", _JOURNAL):
        if Path(path + side).exists():
            _copy(path + side, name + side)


def discard(name: str) -> None:
    """Remove a database with all that is beside it, if it is there; raises OSError."""
    for side in ("", _JOURNAL, _SHARED, _LOCK):
        Path(name + side).unlink(missing_ok=True)


def replace(path: str, new: str) -> None:
    """Move the closed database `new` to `path`; raises OSError.

    At every moment there is a database at `path`, and no journal beside it that is not its own.
    """
    _take_rights(path, new)
    # SQLite would play the journal of the old database into the new one.
    for side in (_JOURNAL, _SHARED):
        Path(path + side).unlink(missing_ok=True)
    Path(new).replace(path)


def _take_rights(path: str, new: str) -> None:
    """Give the new database the owner and the rights of the old one, as far as possible."""
    if sys.platform != "win32" and Path(path).exists():
        old = Path(path).stat()
        Path(new).chmod(stat.S_IMODE(old.st_mode))
        with contextlib.suppress(PermissionError):  # only root gives files away
            os.chown(new, old.st_uid, old.st_gid)


def _copy(file: str, name: str) -> None:
    try:
        os.link(file, name)
    except OSError:  # not every file system can give a file two names
        shutil.copy2(file, name)
