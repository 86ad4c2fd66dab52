"""One SQLite file, opened safely, and used for one thing at a time."""

import asyncio
import os
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.errors import StoreBusyError, StoreDamagedError, StoreUnusableError
from bot.store.sqlite.executor import Executor, Work
from bot.store.sqlite.group_commit import GroupCommit
from bot.store.sqlite.migrate import migrate
from bot.store.sqlite.transactions import Outcome, commit_all, snapshot, transaction

T = TypeVar("T")

# A deleted row is overwritten, since people may ask for what is kept of them to be gone.
_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",
    # A board of a million people reads pages all over the file. Mapping it would be quicker still,
    # but a file that is cut short under a mapping ends the process instead of raising an error.
    "PRAGMA cache_size = -32000",
)


class Database:
    """An open database, brought up to date."""

    def __init__(self, connection: aiosqlite.Connection, path: str) -> None:
        self._connection, self._path = connection, path
        self._executor = Executor(connection)
        self._group_commit = GroupCommit(self._commit)
        # A commit in flight may still be undone, so nothing may be read meanwhile.
        self._lock = asyncio.Lock()

    @classmethod
    async def open(cls, path: str) -> "Database":
        """Open or create the file at `path`, with its folder, and apply missing migrations.

        Raises StoreUnusableError, with a sentence that says why.
        """
        try:
            _make(path)
            connection = await aiosqlite.connect(
                path, isolation_level=None, check_same_thread=False
            )
        except OSError as error:
            reason = error.strerror
            raise StoreUnusableError(f"The database {path} cannot be opened: {reason}.") from error
        except sqlite3.Error as error:
            raise StoreUnusableError(f"The database {path} cannot be opened: {error}.") from error
        database = cls(connection, path)
        try:
            for step in (_configure, migrate):
                await database.prepare(step)
        except BaseException:
            await database.close()
            raise
        return database

    async def prepare(self, step: Work[object]) -> None:
        """Run a step that has to succeed before the database is used; raises StoreUnusableError."""
        try:
            await self._executor.in_thread_with_patience(step)
        except (OSError, sqlite3.Error) as error:
            sentence = f"The database {self._path} cannot be used: {error}."
            raise StoreUnusableError(sentence) from error

    async def read(self, work: Work[T]) -> T:
        """Return what `work` reads, which is to take no longer than a press does.

        Raises StoreBusyError if the file cannot be read just now, StoreDamagedError if it never
        will be.
        """
        async with self._lock:
            with _FaultsTold():
                return await self._executor.inline(work)

    async def read_snapshot(self, work: Work[T]) -> T:
        """Return what `work` reads, all of it as of one moment; raises as `read` does.

        It may last: others are answered meanwhile.
        """
        return await self.run_long(lambda connection: snapshot(connection, work))

    async def run_long(self, work: Work[T]) -> T:
        """Run work that may last and sees to its own transactions; raises as `write` does."""
        with _FaultsTold():
            return await self._whole(self._executor.in_thread_with_patience(work))

    async def write(self, work: Work[T]) -> T:
        """Run `work` whole or not at all, and return its result once it is committed.

        It is to take no longer than a press does, and may be run a second time after the first was
        undone. With nothing changed, raises StoreBusyError if the file cannot be written just now,
        and StoreDamagedError if it never will be. What `work` itself raises is raised again after
        a rollback.
        """
        with _FaultsTold():
            return await self._group_commit.write(work)

    async def write_long(self, work: Work[T]) -> T:
        """Write as `write` does what may last: others are answered meanwhile, though not stored."""
        with _FaultsTold():
            return await self._whole(transaction(self._executor, work, long=True))

    async def close(self) -> None:
        """Close the file and end its thread."""
        await self._connection.close()

    async def _whole(self, doing: Coroutine[Any, Any, T]) -> T:
        """Have something done to its end before anything else, even if nobody waits for it."""

        async def done() -> T:
            async with self._lock:
                return await doing

        return await asyncio.shield(asyncio.create_task(done()))

    async def _commit(self, works: list[Work[object]]) -> list[Outcome]:
        async with self._lock:
            return await commit_all(self._executor, works)


class _FaultsTold:
    """Tells a fault of the file from one of the code, which SQLite's own subclasses stand for."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if isinstance(error, sqlite3.OperationalError):
            raise StoreBusyError(str(error)) from error
        if type(error) is sqlite3.DatabaseError:
            raise StoreDamagedError(str(error)) from error


def _make(path: str) -> None:
    """Make the file, if there is none, for its owner's eyes alone; SQLite's others follow it."""
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    # Opened for writing, since SQLite itself would be content with reading a read-only file.
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _configure(connection: sqlite3.Connection) -> None:
    connection.row_factory = sqlite3.Row
    for pragma in _PRAGMAS:
        connection.execute(pragma)
