"""Creates the file of a database, which only its owner can read and write, and replaces it."""

import contextlib
import os
import shutil
import sqlite3
import stat
import sys
from contextlib import closing
from glob import escape
from pathlib import Path

from bot.errors import StoreUnusableError
from bot.log import log
from bot.store.sqlite.run_number import ROLLBACK, WAL

_PRIVATE, _FOR_ALL = 0o600, 0o007
_JOURNALS = (WAL, ROLLBACK)
_SIDES = (*_JOURNALS, "-shm")
_LOCK = ".lock"
REPLACED = ".replaced-"
"""Between the name of a database and the time at which a restore has replaced it."""
# A number in SQLite's header says that the file may be deleted at the next start.
_MARK = "PRAGMA application_id = 1314018384"
_DISPOSABLE = int(_MARK.rpartition(" ")[2])
_UNMARK = "PRAGMA application_id = 0"
_ID_AT = slice(68, 72)  # where the header has `application_id`


def create(path: str) -> None:
    """Create the file if it does not exist; raises OSError if it cannot be written, sqlite3.Error.

    A file that every user can read or write becomes private. Permissions of its group are kept.
    What `create_new` has created may no longer be deleted from now on.
    """
    # This opens the file for writing, since SQLite would open a read-only file without an error.
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, _PRIVATE))
    if os.name == "posix":
        _make_private(path)
    if _is_disposable(path):
        with closing(sqlite3.connect(path)) as connection:
            protect(connection)


def create_new(path: str) -> None:
    """Create an empty database at `path`; delete one that was created and used only like this.

    Raises StoreUnusableError if anything else is there, OSError and sqlite3.Error.
    """
    if Path(path).exists() and not _is_disposable(path):
        raise StoreUnusableError(
            f"{path} is not the preview's own database, which it empties at each start: "
            "choose another with --database, or move it away."
        )
    for suffix in ("", *_SIDES):
        Path(path + suffix).unlink(missing_ok=True)
    create(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(_MARK)


def protect(connection: sqlite3.Connection) -> None:
    """Have no start delete the database of a connection; raises sqlite3.Error."""
    connection.execute(_UNMARK)


def _is_disposable(path: str) -> bool:
    """Return whether a file is marked, also by the journal next to it, which is newer."""
    with Path(path).open("rb") as file:
        if int.from_bytes(file.read(_ID_AT.stop)[_ID_AT]) != _DISPOSABLE:
            return False
    with closing(sqlite3.connect(path)) as connection:
        (found,) = connection.execute("PRAGMA application_id").fetchone()
        return bool(found == _DISPOSABLE)


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
    for side in ("", *_SIDES, _LOCK):
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
