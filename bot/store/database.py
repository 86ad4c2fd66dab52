"""One SQLite file, opened safely, and transactions that cost one hop to its thread."""

import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import aiosqlite

from bot.errors import StoreBusyError, StoreUnusableError
from bot.store.migrate import migrate
from bot.store.recount import recount

# What was played before standings were kept is counted once, since SQL alone cannot.
_STANDINGS = "_standings"

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

# An answer is due in three seconds, so a lock may cost half of them at most. A deleted row is
# overwritten, since people may ask for what is kept of them to be gone.
_PRAGMAS = (
    "PRAGMA busy_timeout = 1500",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",
    # A board of a million people reads pages all over the file: mapped, they cost half of what
    # reading them does, and the rest of the system shares that memory.
    "PRAGMA cache_size = -32000",
    "PRAGMA mmap_size = 4294967296",
)


class Database:
    """An open database, brought up to date."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    @classmethod
    async def open(cls, path: str) -> "Database":
        """Open or create the file at `path`, with its folder, and apply missing migrations.

        Raises StoreUnusableError, with a sentence that says why.
        """
        try:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            connection = await aiosqlite.connect(path, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            raise StoreUnusableError(f"The database {path} cannot be opened: {error}.") from error
        database = cls(connection)
        try:
            await database._prepare(path)
        except BaseException:
            await database.close()
            raise
        return database

    async def _prepare(self, path: str) -> None:
        try:
            await self._hop(_configure)
            applied = await self._hop(migrate)
            if any(name.endswith(_STANDINGS) for name in applied):
                await self._hop(recount)
        except (OSError, sqlite3.Error) as error:
            raise StoreUnusableError(f"The database {path} cannot be used: {error}.") from error

    async def read(self, work: Work[T]) -> T:
        """Return what `work` reads; raises StoreBusyError if the file cannot be read just now."""
        try:
            return await self._hop(work)
        except sqlite3.OperationalError as error:
            raise StoreBusyError(str(error)) from error

    async def snapshot(self, work: Work[T]) -> T:
        """Return what `work` reads, all of it as of one moment; raises StoreBusyError as `read`.

        It costs less than several statements by themselves, each of which takes the file's lock.
        """
        return await self.read(lambda connection: _snapshot(connection, work))

    async def write(self, work: Work[T]) -> T:
        """Run `work` as one transaction and return its result once it is committed.

        Raises StoreBusyError, with nothing changed, if the file cannot be written just now. What
        `work` itself raises is raised again after a rollback.
        """
        try:
            return await self._hop(_transaction, work)
        except sqlite3.OperationalError as error:
            raise StoreBusyError(str(error)) from error

    async def close(self) -> None:
        """Close the file and end its thread."""
        await self._connection.close()

    async def _hop(self, work: Callable[..., T], *arguments: object) -> T:
        # Statement by statement, every await crosses to the thread and back; a transaction as one
        # function crosses once. aiosqlite keeps that door private, and nothing public does it.
        connection = self._connection
        hop: Callable[..., Awaitable[T]] = connection._execute
        return await hop(work, connection._conn, *arguments)


def _configure(connection: sqlite3.Connection) -> None:
    connection.row_factory = sqlite3.Row
    for pragma in _PRAGMAS:
        connection.execute(pragma)


def _snapshot(connection: sqlite3.Connection, work: Work[T]) -> T:
    connection.execute("BEGIN")
    try:
        return work(connection)
    finally:
        connection.execute("COMMIT")


def _transaction(connection: sqlite3.Connection, work: Work[T]) -> T:
    connection.execute("BEGIN IMMEDIATE")
    try:
        result = work(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return result
