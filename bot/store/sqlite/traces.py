"""Finds and removes what deletions leave in unused parts of a database file.

SQLite overwrites deleted rows, but not the copies that it leaves behind when it moves rows between
pages. Only a rewrite of the whole file removes those.
"""

import sqlite3
from pathlib import Path

from bot.log import brief, log

_CHUNK = 1 << 20
_LARGE = 2**47
"""From here on SQLite stores a number in eight bytes. Discord's ids are larger."""


def contains(path: str, number: int) -> bool:
    """Return whether a database file contains a large number, in used or unused parts."""
    if abs(number) < _LARGE:
        return False
    wanted, before = number.to_bytes(8, "big", signed=True), b""
    with Path(path).open("rb") as file:
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
