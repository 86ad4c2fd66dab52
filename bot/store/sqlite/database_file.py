"""Creates the file of a database, which only its owner can read and write, and replaces it."""

import contextlib
import os
import shutil
import stat
import sys
from glob import escape
from pathlib import Path

from bot.log import log
from bot.store.sqlite.run_number import ROLLBACK, WAL

_PRIVATE, _FOR_ALL = 0o600, 0o007
_JOURNALS = (WAL, ROLLBACK)
_SIDES = (*_JOURNALS, "-shm")
REPLACED = ".replaced-"  # between the name of a database and the time of the restore


def create(path: str) -> None:
    """Create a missing file, and make one private that is open to all users; raises OSError."""
    # This opens the file for writing, since SQLite would open a read-only file without an error.
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, _PRIVATE))
    if os.name == "posix":
        _make_private(path)


def _make_private(path: str) -> None:
    files = [Path(path + suffix) for suffix in ("", *_SIDES)]
    readable = [file for file in files if file.exists() and file.stat().st_mode & _FOR_ALL]
    # The file of another user can be used, but its rights cannot be changed.
    with contextlib.suppress(PermissionError):
        for file in readable:
            file.chmod(_PRIVATE)
        if readable:
            log.warning("database was open to all: file=%s", path)


def keep(path: str, name: str) -> None:
    """Give the database at `path`, if there is one, a second name; raises OSError."""
    remove_second_names(path)
    for side in ("", *_JOURNALS):
        if Path(path + side).exists():
            _copy(path + side, name + side)


def remove_second_names(path: str) -> None:
    """Remove the second names that a killed restore has left; raises OSError."""
    file = Path(path)
    for kept in file.parent.glob(f"{escape(file.name)}{REPLACED}*Z*"):
        if file.exists() and kept.samefile(file):
            discard(str(kept))


def discard(name: str) -> None:
    """Remove a database with all files next to it, if it is there; raises OSError."""
    for side in ("", *_SIDES, ".lock"):
        Path(name + side).unlink(missing_ok=True)


def replace(path: str, new: str) -> None:
    """Move the closed database `new` to `path`; raises OSError.

    At every moment there is a database at `path`, and no journal next to it that is not its own.
    """
    _take_rights(path, new)
    # SQLite would play a journal of the old database into the new one.
    for side in _SIDES:
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
