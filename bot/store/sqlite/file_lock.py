"""Locks a database for one process, by a file next to it.

SQLite's own locks last for a transaction, and end when any descriptor of the file is closed. This
one lasts as long as the process. Its file also has the numbers of the database (`run_number`).
"""

import os
import sys
from pathlib import Path

from bot.errors import StoreInUseError, StoreUnusableError

if sys.platform == "win32":
    import msvcrt

    # Both concern the first byte, at which the position stays; it need not exist.
    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

    def _unlock(descriptor: int) -> None:
        # Left to the end of the file's use, a lock may last a moment longer.
        msvcrt.locking(descriptor, msvcrt.LK_UNLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_UN)


_HELD = (BlockingIOError, PermissionError)
_IN_USE = "Another process uses the database {}, such as a running bot or preview: stop it first."


def _refuse_special(path: str) -> None:
    """Refuse anything but the path of a file; the sentence leaves out an address's password."""
    if path in ("", ":memory:") or path.startswith("file:") or "://" in path:
        raise StoreUnusableError(
            "This database has to be a file: name a file by its path, such as data/noughts.db."
        )


class FileLock:
    """The lock of the database at `path`; its file stays when the lock goes, and is no obstacle."""

    def __init__(self, path: str) -> None:
        self._path = path
        self.file = f"{os.path.realpath(path)}.lock"
        self._descriptor: int | None = None

    def acquire(self) -> None:
        """Lock the database until `release`, or the end of the process.

        Raises StoreInUseError if another process has locked it, StoreUnusableError if the path
        names no file, OSError if it cannot be locked.
        """
        _refuse_special(self._path)
        Path(self.file).parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(self.file, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            _lock(descriptor)
        except BaseException as error:
            os.close(descriptor)
            if isinstance(error, _HELD):
                raise StoreInUseError(_IN_USE.format(self._path)) from error
            raise
        self._descriptor = descriptor

    def note(self, *numbers: int) -> None:
        """Note durably which numbers the database may have, if it is locked; raises OSError."""
        if self._descriptor is None:
            return
        # The first byte says nothing: on Windows, no other process can read what is locked.
        text = b"".join(b" %08x" % number for number in numbers)
        os.write(self._descriptor, text)
        os.ftruncate(self._descriptor, len(text))
        os.fsync(self._descriptor)
        os.lseek(self._descriptor, 0, os.SEEK_SET)

    def noted(self) -> set[int]:
        """Return which numbers the database may have; none if nothing is noted, or unreadable."""
        try:
            with Path(self.file).open("rb", buffering=0) as file:
                file.seek(1)
                return {int(number, 16) for number in file.read().split()}
        except (OSError, ValueError):
            return set()

    def release(self) -> None:
        if self._descriptor is not None:
            _unlock(self._descriptor)
            os.close(self._descriptor)
            self._descriptor = None
