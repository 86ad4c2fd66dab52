"""Uses a database file from outside, also while a bot has it: looks at it, or runs short work."""

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from bot.errors import ForeignFileError, StoreInUseError, StoreUnusableError
from bot.store.database import T, Work
from bot.store.migrations import SELECT_VERSION, refuse_other, version_of
from bot.store.sqlite.errors import start_errors
from bot.store.sqlite.file_lock import FileLock
from bot.store.sqlite.run_number import refuse_foreign_journal
from bot.store.sqlite.statements import at_once

SQLITE_VERSION = sqlite3.sqlite_version
TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"
_FOREIGN = "The database has tables of another program, and is left as it is: name another file."
_SEVERAL_NAMES = (
    "The database {} has a second name, a hard link, under which another bot could use it at the "
    "same time: remove one of the names, or make a copy instead."
)
_DAMAGED = "the database is damaged, {}: keep it and its journal, then restore a backup"
_LOOK_PATIENCE, _WORK_PATIENCE = 5.0, 10.0  # seconds to wait for the other process's transaction


class FileInspection(NamedTuple):
    """A file's schema version, its damage or an empty text, and its size in bytes."""

    version: int
    damage: str
    size: int


def inspect(path: str) -> FileInspection:
    """Return what the database at `path` is like; raises StoreUnusableError."""
    with start_errors(path, "read"), closing(connect(path)) as connection:
        refuse_foreign(path)
        refuse_other_names(path)
        version = version_of(connection.execute(SELECT_VERSION).fetchone())
        return FileInspection(version, damage_of(connection), Path(path).stat().st_size)


def damage_of(connection: sqlite3.Connection, check: str = "integrity_check(1)") -> str:
    """Return what a check finds wrong, maybe after minutes, or ""; raises sqlite3.Error."""
    (result,) = connection.execute(f"PRAGMA {check}").fetchone()
    return "" if result == "ok" else " ".join(result.split())


def refuse_damage(connection: sqlite3.Connection, check: str = "integrity_check(1)") -> None:
    """Raise sqlite3.DatabaseError if a check finds that a database is damaged."""
    if damage := damage_of(connection, check):
        raise sqlite3.DatabaseError(_DAMAGED.format(damage))


def refuse_foreign(path: str, *, any_version: bool = False) -> None:
    """Raise StoreUnusableError if a file is of another program or version; raises sqlite3.Error."""
    if not Path(path).is_file():
        return
    with closing(connect(path)) as connection:
        tables = {name for (name,) in connection.execute(TABLES)}
        if tables and "schema_version" not in tables:
            raise ForeignFileError(_FOREIGN)
        if tables and not any_version:
            version_of(connection.execute(SELECT_VERSION).fetchone())


def refuse_other_names(path: str) -> None:
    """Raise StoreUnusableError if a file has another name, under which nobody sees its lock."""
    if Path(path).is_file() and Path(path).stat().st_nlink > 1:
        raise StoreUnusableError(_SEVERAL_NAMES.format(path))


def is_in_use(path: str) -> bool:
    """Return whether a process uses the database at `path`; raises OSError."""
    lock = FileLock(path)
    if not Path(lock.file).exists():  # one that root makes here would be in the bot's way
        return False
    try:
        lock.acquire()
    except StoreInUseError:
        return True
    lock.release()
    return False


def is_writable(path: str) -> bool:
    """Return whether this user can write the file and its folder, or create them."""
    target = _existing(path)
    needed = [target] if target.is_dir() else [target, target.parent]
    return all(os.access(file, os.W_OK) for file in needed)


def free_space(path: str) -> int:
    """Return how many bytes are free where the file is, or will be."""
    return shutil.disk_usage(_existing(path)).free


def _existing(path: str) -> Path:
    """Return the file or, if it does not exist, the nearest folder above it that does."""
    target = Path(path).absolute()
    return next(file for file in (target, *target.parents) if file.exists())


async def visit(path: str, work: Work[T], *, read_only: bool = False) -> T:
    """Return the result of `work` after its commit; raises StoreUnusableError."""
    with start_errors(path, "read" if read_only else "used"):
        return await asyncio.to_thread(_visit, path, work, "ro" if read_only else "rw")


def _visit(path: str, work: Work[T], mode: str) -> T:
    refuse_foreign(path)
    with closing(connect(path, mode, _WORK_PATIENCE)) as connection, connection:
        connection.row_factory = sqlite3.Row
        refuse_other(connection.execute(SELECT_VERSION).fetchone(), path)
        return at_once(work)(connection)


def connect(path: str, mode: str = "ro", patience: float = _LOOK_PATIENCE) -> sqlite3.Connection:
    """Open an existing file to read (`ro`) or write (`rw`); wait `patience` seconds for locks.

    Raises StoreUnusableError if the journal next to it belongs to another file, and sqlite3.Error.
    """
    refuse_foreign_journal(path)
    address = f"{Path(path).absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(address, uri=True, timeout=patience)
