"""A database in one SQLite file: one connection writes, two connections only read."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path

from bot.store.database import Connection, Database, T, Tables, Work
from bot.store.migrations import BackUp, Upgrade, apply_missing, refuse_upgrade
from bot.store.sqlite import connections, database_file
from bot.store.sqlite.errors import Condition, start_errors
from bot.store.sqlite.executor import Executor, Step
from bot.store.sqlite.file_lock import FileLock
from bot.store.sqlite.later_check import LaterCheck, is_large, is_unchecked, refuse_damaged
from bot.store.sqlite.outside import refuse_foreign, refuse_other_names
from bot.store.sqlite.run_number import begin_run, refuse_foreign_journal, write_number
from bot.store.sqlite.statements import at_once
from bot.store.sqlite.tables import all_tables
from bot.store.sqlite.traces import Journal, rewrite_if_needed, truncate
from bot.store.sqlite.transactions import (
    GroupCommit,
    StepOutcome,
    commit_all,
    transaction,
    uninterrupted,
)


class SqliteDatabase(Database):
    """A database at a path; `open` opens it and brings it up to date."""

    recycles = False

    def __init__(self, path: str) -> None:
        self._path = path
        # SQLite's own journals lie next to the file itself, and not next to a link to it.
        self._file = file = os.path.realpath(path)
        self._connection = connections.writer(file)
        self._file_lock = FileLock(path)
        self._condition = Condition(path, f"{file}-wal", f"{file}-shm", self._file_lock.file)
        self._executor = Executor(self._connection)
        self._group_commit = GroupCommit(self._commit)
        # A commit in flight can still fail, so `read` must not see its changes.
        self._lock = asyncio.Lock()
        self._snapshots = connections.ReadOnlyConnection(file)
        self._probes = connections.ReadOnlyConnection(file)
        self._journal = Journal(self._snapshots, self._truncate)
        self._check = LaterCheck(file, self)

    @classmethod
    async def open(cls, path: str, back_up: BackUp = refuse_upgrade) -> "SqliteDatabase":
        """Open or create the file at `path` and its folder, and apply missing migrations.

        A file with traces of deletions is rewritten, unless large. No other process can open it
        until it is closed. Raises StoreUnusableError, which says why, and as `back_up`.
        """
        database = cls(path)
        try:
            await database.connect(back_up)
        except BaseException:
            await database.close()
            raise
        return database

    async def connect(self, back_up: BackUp) -> None:
        with start_errors(self._path, "opened"):
            await asyncio.to_thread(refuse_foreign, self._file)
            self._file_lock.acquire()
            database_file.remove_second_names(self._file)  # those that the next step would refuse
            refuse_other_names(self._file)
            refuse_foreign_journal(self._path)
            database_file.create(self._file)
            to_check = await asyncio.to_thread(refuse_damaged, self._file)
            await uninterrupted(self._lock, self._connection)
        with start_errors(self._path, "used"):
            number = begin_run(self._file_lock, self._file)
        await self._at_start(connections.configure_writer)
        to_check = await self._at_start(lambda db: is_unchecked(db, begun=to_check))
        await self._at_start(lambda db: write_number(db, self._file_lock, number))
        await self._at_start(lambda db: migrate(db, back_up))
        await self._at_start(partial(rewrite_if_needed, waits=is_large(self._file)))
        with start_errors(self._path, "opened"):
            await self._snapshots.open()
            await self._probes.open()
        # A process that was killed did not empty the journal.
        await self._journal.empty()
        self._condition.watch()
        if to_check:
            await self._check.begin()

    @property
    def fault(self) -> str:
        return self._condition.fault

    def condemn(self, damage: str) -> None:
        self._condition.condemn(damage)

    async def prepare(self, work: Work[T]) -> T:
        return await self._at_start(at_once(work))

    async def rewrite_if_needed(self) -> None:
        await self._at_start(rewrite_if_needed)

    async def read(self, work: Work[T]) -> T:
        async with self._lock:
            with self._condition:
                return await self._executor.inline(at_once(work))

    async def read_snapshot(self, work: Work[T]) -> T:
        # It waits only for other snapshots, and only they wait for it.
        with self._condition:
            return await self._snapshots.read(at_once(work))

    async def probe(self, work: Work[T]) -> T:
        # It waits neither for snapshots nor for long writes.
        with self._condition:
            return await self._probes.read(at_once(work))

    async def write(self, work: Work[T]) -> T:
        return await self._noted(self._group_commit.write(at_once(work)))

    async def write_long(self, work: Work[T]) -> T:
        # Presses wait for it; snapshots do not.
        return await self._noted(uninterrupted(self._lock, self._write_long(at_once(work))))

    async def _noted(self, change: Awaitable[T]) -> T:
        with self._condition:
            result = await change
        self._condition.changed()
        return result

    @asynccontextmanager
    async def tables(self) -> AsyncIterator[Tables]:
        async with self._lock, all_tables(self._executor, self._path) as tables:
            yield tables

    async def empty_journal(self) -> None:
        await self._journal.empty()

    async def close(self) -> None:
        self._condition = Condition()  # of no files, as the last connection deletes the journal
        # The last part pushed closes first. The writer, closing last, moves the journal into the
        # file, unless that was moved.
        async with AsyncExitStack() as closing:
            closing.callback(self._file_lock.release)
            closing.push_async_callback(self._close_writer)
            for part in (self._probes, self._snapshots, self._journal, self._check):
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

    async def _write_long(self, work: Step[T]) -> T:
        self._condition.refuse_changes()
        return await transaction(self._executor, work, long=True)

    async def _commit(self, works: list[Step[object]]) -> list[StepOutcome]:
        async with self._lock:
            self._condition.refuse_changes()
            with self._condition:
                outcomes = await commit_all(self._executor, works)
        for outcome in outcomes:  # before the next batch
            self._condition.note(outcome.error)
        return outcomes


def migrate(connection: sqlite3.Connection, back_up: BackUp = refuse_upgrade) -> None:
    """Apply the missing migrations, all or none; raises as `apply_missing`, and sqlite3.Error."""

    async def apply(db: Connection) -> Upgrade | None:
        async with db.transaction():
            return await apply_missing(db, partial(Path.read_text, encoding="utf-8"), back_up)

    if upgrade := at_once(apply)(connection):
        upgrade.log()
