"""Finds and removes what deletions leave in unused parts of a database file.

SQLite overwrites deleted rows, but not the copies that it leaves behind when it moves rows between
pages. Only a rewrite of the whole file removes those.
"""

import sqlite3
import threading
from pathlib import Path
from typing import BinaryIO

from bot.log import brief, log

_CHUNK = 1 << 20
_LARGE = 2**47
"""From here on SQLite stores a number in eight bytes. Discord's ids are larger."""


class RawFile:
    """The bytes of a database file, which is open for longer than any connection to it.

    To close a file drops the locks that SQLite has on it in this process. Another process would
    then think that nobody uses the database, and remove the journal that holds the newest moves.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._file: BinaryIO | None = None

    def open(self) -> None:
        """Open the file, which must exist; raises OSError."""
        self._file = Path(self._path).open("rb")  # noqa: SIM115 - until `close`

    def contains(self, number: int) -> bool:
        """Return whether the file contains a large number, in used or unused parts."""
        if self._file is None or abs(number) < _LARGE:
            return False
        with self._lock:
            self._file.seek(0)
            return _is_in(self._file, number.to_bytes(8, "big", signed=True))

    def close(self) -> None:
        """Close the file, if it is open; no connection may be open any more."""
        if self._file is not None:
            self._file.close()


def _is_in(file: BinaryIO, wanted: bytes) -> bool:
    before = b""
    while chunk := file.read(_CHUNK):
        if wanted in before + chunk:
            return True
        before = chunk[1 - len(wanted) :]
    return False


def rewrite_if_needed(connection: sqlite3.Connection) -> None:
    """Rewrite the file if deletions have left something in it; without space for that, later."""
    (traces,) = connection.execute("SELECT traces FROM runs").fetchone()
    if not traces:
        return
    log.info("rewriting the database to remove traces of deleted data")
    try:
        connection.execute("VACUUM")
        connection.execute("UPDATE runs SET traces = 0")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.OperationalError as error:
        log.warning("traces of deleted data stay until the next start: error=%s", brief(error))
