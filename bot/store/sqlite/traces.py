"""Removes what deletions leave in unused parts of a database file.

SQLite overwrites deleted rows, but not the copies that it leaves behind when it moves rows between
pages. Only a rewrite of the whole file removes those.
"""

import sqlite3

from bot.log import brief, log


def rewrite_if_needed(connection: sqlite3.Connection) -> None:
    """Rewrite the file if deletions may have left something in it; without space, later."""
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
