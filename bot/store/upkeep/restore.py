"""Restores a backup: checks it, and keeps the database that it replaces."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from typing import NamedTuple

from bot.domain.stored_data import DELETED_IDS_KEPT
from bot.errors import StartError
from bot.store.rows import moment
from bot.store.sqlite import database_file, outside
from bot.store.sqlite.backup import copy_checked
from bot.store.sqlite.errors import reason_of, start_errors
from bot.store.sqlite.file_lock import FileLock
from bot.store.upkeep.take_over import newest, take_over

_IS_OURS = "SELECT count(*) FROM sqlite_master WHERE name IN ('schema_version', 'matches')"
_OUR_TABLES = 2


class Restored(NamedTuple):
    """Where the replaced database is, if any, and how many deletions began again, if known.

    If the backup `is_old`, nobody knows any more which deletions came between it and a month ago.
    """

    kept: str | None
    repeated: int | None
    is_old: bool = False


async def restore(backup: str, path: str, now: datetime) -> Restored:
    """Put a copy of the file `backup` in place of the database at `path`.

    Raises StartError if the file is no backup or damaged, StoreUnusableError if a process uses
    the database, or if it or a journal is not the bot's; then nothing has changed.
    """
    path = await asyncio.to_thread(os.path.realpath, path)  # a link stays one
    new = f"{path}.restoring"
    _refuse(backup, path, new)
    with _locked(path):
        kept = _unused(f"{path}{database_file.REPLACED}{now:%Y%m%dT%H%M%SZ}")
        try:
            made_at = await asyncio.to_thread(_copy, backup, new)
            repeated = await _prepare(path, new, kept, now)
            await asyncio.to_thread(database_file.replace, path, new)
        except (OSError, sqlite3.Error) as error:
            raise StartError(f"{backup} cannot be restored: {reason_of(error)}.") from error
        finally:
            database_file.discard(new)
    is_old = made_at <= now - DELETED_IDS_KEPT
    return Restored(kept if _exists(kept) else None, repeated, is_old)


async def _prepare(path: str, new: str, kept: str, now: datetime) -> int | None:
    try:
        # Before anything opens it: SQLite removes the journal of a file that it cannot read.
        await asyncio.to_thread(database_file.keep, path, kept)
        return await asyncio.to_thread(take_over, new, path, now)
    except BaseException:
        database_file.discard(kept)
        raise


def _exists(path: str) -> bool:
    return Path(path).exists()


@contextmanager
def _locked(path: str) -> Iterator[None]:
    lock = FileLock(path)
    with start_errors(path, "used"):
        lock.acquire()
    try:
        yield
    finally:
        lock.release()


def _refuse(backup: str, path: str, new: str) -> None:
    """Refuse anything but a file, one that would be overwritten, and another program's database."""
    if not Path(backup).is_file():
        raise StartError(f"There is no backup at {backup}.")
    if _exists(path) and Path(path).samefile(backup):
        raise StartError(f"{backup} is the database itself: name a backup of it.")
    if _exists(new) and Path(new).samefile(backup):
        raise StartError(
            f"{backup} is where a restore makes its copy: if it is a backup, put it under another "
            "name."
        )
    with suppress(sqlite3.Error):  # a damaged one is replaced
        outside.refuse_foreign(path, any_version=True)


def _unused(name: str) -> str:
    """Return a name, with a number if an earlier restore has kept a database under it."""
    names = chain([name], (f"{name}-{number}" for number in count(2)))
    return next(name for name in names if not _exists(name))


def _copy(backup: str, new: str) -> datetime:
    """Copy a backup; return the last moment in it. Raises StartError, OSError, sqlite3.Error."""
    os.close(os.open(new, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
    copy_checked(backup, Path(new))
    with closing(outside.connect(new)) as connection:
        if connection.execute(_IS_OURS).fetchone() != (_OUR_TABLES,):
            raise StartError(f"{backup} is not a database of Noughts.")
        outside.refuse_foreign(new)
        return moment(newest(connection))
