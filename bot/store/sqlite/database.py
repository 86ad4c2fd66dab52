"""A database in one SQLite file: one connection writes, two connections only read."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from bot.store.database import Database, T, Work
from bot.store.sqlite import connections, database_file
from bot.store.sqlite.errors import StoreErrors, start_errors
from bot.store.sqlite.executor import Executor, Step
from bot.store.sqlite.file_lock import FileLock
from bot.store.sqlite.group_commit import GroupCommit
from bot.store.sqlite.journal import Journal, truncate
from bot.store.sqlite.migrate import migrate, refuse_foreign, refuse_unknown
from bot.store.sqlite.statements import at_once
from bot.store.sqlite.tables import all_tables
from bot.store.sqlite.traces import RawFile, rewrite_if_needed
from bot.store.sqlite.transactions import Outcome, commit_all, transaction, uninterrupted
from bot.store.tables import Tables

CreateFile = Callable[[str], None]


class SqliteDatabase(Database):
    """A database at a path; `open` opens it and brings it up to date."""

    recycles = False

    def __init__(self, path: str) -> None:
        self._path = path
        self._connection = connections.writer(path)
        self._file_lock = FileLock(path)
        self._raw_file = RawFile(path)
        self._executor = Executor(self._connection)
        self._group_commit = GroupCommit(self._commit)
        # A commit in flight can still fail, so `read` must not see its changes.
        self._lock = asyncio.Lock()
        self._snapshots = connections.Reader(path)
        self._probes = connections.Reader(path)
        self._journal = Journal(self._snapshots, self._truncate)

    @classmethod
    async def open(
        cls, path: str, create_file: CreateFile = database_file.create
    ) -> "SqliteDatabase":
        """Open or create the file at `path` and its folder, and apply missing migrations.

        No other process can open it until it is closed. Raises StoreUnusableError, with a sentence
        that says why.
        """
        database = cls(path)
        try:
            await database.connect(create_file)
        except BaseException:
            await database.close()
            raise
        return database

    async def connect(self, create_file: CreateFile) -> None:
        with start_errors(self._path, "opened"):
            self._file_lock.acquire()
            create_file(self._path)
            self._raw_file.open()
            await uninterrupted(self._lock, self._connection)
        for step in (refuse_foreign, refuse_unknown, connections.configure_writer, migrate):
            await self._at_start(step)
        with start_errors(self._path, "opened"):
            await self._snapshots.open()
            await self._probes.open()
        # A process that was killed did not empty the journal.
        await self._journal.empty()

    async def prepare(self, work: Work[T]) -> T:
        return await self._at_start(at_once(work))

    async def rewrite_if_needed(self) -> None:
        """Rewrite the file if deletions have left something in it; raises as `prepare`."""
        await self._at_start(rewrite_if_needed)

    async def read(self, work: Work[T]) -> T:
        async with self._lock:
            with StoreErrors():
                return await self._executor.inline(at_once(work))

    async def read_snapshot(self, work: Work[T]) -> T:
        # It waits only for other snapshots, and only they wait for it.
        with StoreErrors():
            return await self._snapshots.read(at_once(work))

    async def probe(self, work: Work[T]) -> T:
        # It waits neither for snapshots nor for long writes.
        with StoreErrors():
            return await self._probes.read(at_once(work))

    async def write(self, work: Work[T]) -> T:
        with StoreErrors():
            return await self._group_commit.write(at_once(work))

    async def write_long(self, work: Work[T]) -> T:
        # Presses wait for it; snapshots and probes do not.
        with StoreErrors():
            write = transaction(self._executor, at_once(work), long=True)
            return await uninterrupted(self._lock, write)

    @asynccontextmanager
    async def tables(self) -> AsyncIterator[Tables]:
        async with self._lock, all_tables(self._executor, self._path) as tables:
            yield tables

    async def empty_journal(self) -> bool:
        # It is impossible while someone reads the file. Then it happens in the background as soon
        # as nobody reads it, otherwise at the next `open`.
        return await self._journal.empty()

    async def contains(self, number: int) -> bool:
        return await asyncio.to_thread(self._raw_file.contains, number)

    async def close(self) -> None:
        # The last part pushed closes first. The writer, closing last, moves the journal into the
        # file.
        async with AsyncExitStack() as closing:
            closing.callback(self._file_lock.release)
            closing.callback(self._raw_file.close)
            closing.push_async_callback(self._close_writer)
            for part in (self._probes, self._snapshots, self._journal):
                closing.push_async_callback(part.close)

    async def _close_writer(self) -> None:
        async with self._lock:
            await self._connection.close()

    async def _at_start(self, step: Step[T]) -> T:
        with start_errors(self._path, "used"):
            return await self._executor.at_start(step)

    async def _truncate(self) -> bool:
        emptied = uninterrupted(self._lock, self._executor.in_thread(truncate))
        return await self._snapshots.between_reads(emptied)

    async def _commit(self, works: list[Step[object]]) -> list[Outcome]:
        async with self._lock:
            return await commit_all(self._executor, works)
