"""Refuses a journal next to a file that belongs to another file.

SQLite plays a journal into whatever file has its name, such as a backup that was copied over a
database after a kill. So each start writes a random number into the file and next to it, and a
backup has another. A file with a journal must have the number that lies next to it.
"""

import os
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.errors import ForeignJournalError
from bot.store.sqlite.file_lock import FileLock
from bot.store.sqlite.traces import truncate

WAL, ROLLBACK = "-wal", "-journal"
_FOREIGN = (
    "{journal} is not the journal of {path}, over which a backup was perhaps copied. Move it away "
    "to use {path} without it, or put its own file back. If both were copied here together, remove "
    "{lock}."
)
_NUMBER = "PRAGMA user_version"  # four bytes of SQLite's header, which nothing else uses
_LARGEST = 2**31 - 1


def begin_run(lock: FileLock, file: str) -> int:
    """Return the number of a run that begins, before anything writes to the locked file.

    A process that dies before `write_number` leaves a file with one of the numbers noted here.
    """
    number = new_number()
    lock.note(*lock.noted(), number_of(file), number)
    return number


def write_number(connection: sqlite3.Connection, lock: FileLock, number: int) -> None:
    """Write the run's number into the file, and note it alone, unless someone reads the file."""
    set_number(connection, number)
    if truncate(connection):
        lock.note(number)


def new_number() -> int:
    return 1 + secrets.randbelow(_LARGEST)


def set_number(connection: sqlite3.Connection, number: int) -> None:
    connection.execute(f"{_NUMBER} = {number}")


def journal_of(path: str) -> str:
    """Return the journal with content that lies next to a file; an empty text if there is none."""
    file = os.path.realpath(path)
    return next((file + side for side in (WAL, ROLLBACK) if _size(file + side)), "")


def number_of(path: str) -> int:
    """Return the number in a file itself, 0 without one; raises sqlite3.Error for no database."""
    if not _size(path):
        return 0
    # A plain `open` would drop SQLite's locks on the file, if this process has it open.
    address = f"{Path(path).absolute().as_uri()}?mode=ro&immutable=1"
    with closing(sqlite3.connect(address, uri=True)) as connection:
        return int(connection.execute(_NUMBER).fetchone()[0])


def refuse_foreign_journal(path: str) -> None:
    """Raise ForeignJournalError if the journal next to a file belongs to another, or to none.

    Whatever opens a file asks this first. Raises sqlite3.Error if the file is no database.
    """
    journal, lock = journal_of(path), FileLock(path)
    if journal and not _belongs(journal, path, lock.noted()):
        raise ForeignJournalError(_FOREIGN.format(journal=journal, path=path, lock=lock.file))


def _belongs(journal: str, path: str, known: set[int]) -> bool:
    if not _size(path):
        return journal.endswith(ROLLBACK)  # SQLite would delete the other kind
    return not known or number_of(path) in known


def _size(file: str) -> int:
    try:
        return Path(file).stat().st_size
    except FileNotFoundError:
        return 0
