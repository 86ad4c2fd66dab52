"""One SQLite file: a connection for what is written, and two for those who only look."""

import asyncio
from contextlib import AsyncExitStack
from typing import TypeVar

from bot.store.sqlite import connections
from bot.store.sqlite.errors import StoreErrors, start_errors
from bot.store.sqlite.executor import Executor, Work
from bot.store.sqlite.group_commit import GroupCommit
from bot.store.sqlite.journal import Journal, truncate
from bot.store.sqlite.migrate import migrate
from bot.store.sqlite.reader import Reader
from bot.store.sqlite.transactions import Outcome, commit_all, transaction
from bot.store.sqlite.uninterrupted import uninterrupted

T = TypeVar("T")


class Database:
    """A database at a path, used by `open`, which brings it up to date."""

    def __init__(self, path: str) -> None:
        self._path, self._connection = path, connections.writer(path)
        self._executor = Executor(self._connection)
        self._group_commit = GroupCommit(self._commit)
        # A commit in flight may still be undone, so nothing may be read meanwhile.
        self._lock = asyncio.Lock()
        self._snapshots, self._probes = Reader(path), Reader(path)
        self._journal = Journal(self._snapshots, self._truncate)

    @classmethod
    async def open(cls, path: str) -> "Database":
        """Open or create the file at `path`, with its folder, and apply missing migrations.

        Raises StoreUnusableError, with a sentence that says why.
        """
        database = cls(path)
        try:
            await database.connect()
        except BaseException:
            await database.close()
            raise
        return database

    async def connect(self) -> None:
        """Do what `open` does, but leave it to the caller to close what failed to open."""
        with start_errors(self._path, "opened"):
            connections.make_file(self._path)
            await self._connection
        for step in (connections.configure_writer, migrate):
            await self.prepare(step)
        with start_errors(self._path, "opened"):
            await self._snapshots.open()
            await self._probes.open()
        # A process that was killed leaves the journal as it was.
        await self._journal.empty()

    async def prepare(self, step: Work[object]) -> None:
        """Run a step that has to succeed before the database is used; raises StoreUnusableError."""
        with start_errors(self._path, "used"):
            await self._executor.in_thread_with_patience(step)

    async def read(self, work: Work[T]) -> T:
        """Return what `work` reads, which is to take no longer than a press does.

        Raises StoreBusyError if the file cannot be read just now, StoreDamagedError if it never
        will be.
        """
        async with self._lock:
            with StoreErrors():
                return await self._executor.inline(work)

    async def read_snapshot(self, work: Work[T]) -> T:
        """Return what `work` reads, all of it as of one moment; raises as `read` does.

        It may last: only other snapshots wait for it, and it waits for them alone.
        """
        with StoreErrors():
            return await self._snapshots.read(work)

    async def probe(self, work: Work[T]) -> T:
        """Return what `work` reads in short, whatever else goes on; raises as `read` does.

        For whoever watches over the bot: it waits neither for snapshots nor for long writes.
        """
        with StoreErrors():
            return await self._probes.read(work)

    async def run_long(self, work: Work[T]) -> T:
        """Run work that may last and sees to its own transactions; raises as `write` does."""
        with StoreErrors():
            run = self._executor.in_thread_with_patience(work)
            return await uninterrupted(self._lock, run)

    async def write(self, work: Work[T]) -> T:
        """Run `work` whole or not at all, and return its result once it is committed.

        It is to take no longer than a press does, and may be run a second time after the first was
        undone. With nothing changed, raises StoreBusyError if the file cannot be written just now,
        and StoreDamagedError if it never will be. What `work` itself raises is raised again after
        a rollback.
        """
        with StoreErrors():
            return await self._group_commit.write(work)

    async def write_long(self, work: Work[T]) -> T:
        """Write as `write` does what may last: presses wait for it, snapshots and probes do not."""
        with StoreErrors():
            return await uninterrupted(self._lock, transaction(self._executor, work, long=True))

    async def empty_journal(self) -> bool:
        """Have nothing left of what was deleted; return whether that is so already.

        While somebody reads the file it is not: then it happens as soon as nobody does, and
        otherwise at the next `open`.
        """
        return await self._journal.empty()

    async def close(self) -> None:
        """Close the file and end its threads, once all that was asked for is done."""
        # Last in, first closed. The writer comes last: it takes the journal into the file.
        async with AsyncExitStack() as closing:
            closing.push_async_callback(self._close_writer)
            for part in (self._probes, self._snapshots, self._journal):
                closing.push_async_callback(part.close)

    async def _close_writer(self) -> None:
        async with self._lock:
            await self._connection.close()

    async def _truncate(self) -> bool:
        return await uninterrupted(self._lock, self._executor.in_thread(truncate))

    async def _commit(self, works: list[Work[object]]) -> list[Outcome]:
        async with self._lock:
            return await commit_all(self._executor, works)
