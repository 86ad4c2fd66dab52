"""Shared by the tests of several modules: a fixed time, a database, and a match."""

import gc
import os
import shutil
import signal
import sys
import tempfile
from collections import defaultdict
from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from operator import itemgetter
from pathlib import Path

import aiosqlite
import pytest
from hypothesis import settings

from bot.domain.match import Machine, Match, Person, Place
from bot.store.database import Database
from bot.store.held_shards import DueTable, Query
from bot.store.postgres import database as on_server, pool
from bot.store.upkeep.open_database import open_database
from tests.chat.until import TIMEOUT
from tests.postgres import Server, in_thread, server
from tests.texts_of_commands import read_texts_of_commands_once

NOW = datetime(2026, 1, 2, 3, 4, 5, 678000, UTC)
ANN, BEN, EVE = 11, 12, 13

MEMORY = Path("/dev/shm")  # noqa: S108 - tempfile makes folders in it that are private
ROOM = 4 * 2**30  # bytes, which are some times what a run of all tests has at once


def keep_in_memory() -> None:
    """Have `tempfile` use the memory, also in child processes, unless `TMPDIR` is set."""
    if "TMPDIR" not in os.environ and _is_fit(MEMORY):
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


def _is_fit(folder: Path) -> bool:
    if sys.platform == "linux" and folder.is_dir():
        system = os.statvfs(folder)
        return system.f_bavail * system.f_frsize > ROOM and not system.f_flag & os.ST_NOEXEC
    return False


keep_in_memory()
read_texts_of_commands_once()

# A shell has what it runs in the background ignore Ctrl-C, and so do all programs started by that.
signal.signal(signal.SIGINT, signal.default_int_handler)

# A slow machine fails no test.
settings.register_profile("untimed", deadline=None)
settings.register_profile("everyday", settings.get_profile("untimed"), max_examples=20)


def visible(text: str) -> str:
    """Return a text as people see it, without isolation marks or spaces that forbid line breaks."""
    return text.replace("\u2068", "").replace("\u2069", "").replace("\u00a0", " ")


def a_match(**changes: object) -> Match:
    """Return a new match of Ann, who plays X, against the perfect engine, with `changes`."""
    seats = {"x": Person(ANN), "o": Machine("perfect", "unbeatable")}
    values = {"id": 1, "place": Place(21, 31), "language": "en", "seed": 41} | seats
    moments = dict.fromkeys(("started_at", "changed_at", "turn_since"), NOW)
    return Match(**(values | moments | changes))  # type: ignore[arg-type]


async def all_there(places: Collection[Place]) -> Collection[Place]:
    return places


async def first_due(database: Database, query: Query, now: datetime = NOW) -> datetime | None:
    """Return what a look at the database finds by a job's query."""
    (due,) = await DueTable(database).first([query], now)
    return due


ENGINES = ("sqlite", pytest.param("postgresql", marks=pytest.mark.outside))
OUTSIDE = ("browser/", "hostile/", "wire/", "store/postgres/")
"""Folders of tests that start the bot as a process, a server or a browser, or simulate crowds."""


def pytest_configure(config: pytest.Config) -> None:
    """Try a fifth of the examples where tests that take long are left out."""
    settings.load_profile("everyday" if "not slow" in config.option.markexpr else "untimed")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run tests that are marked `both_engines` once on each, except those about the `file`."""
    marked, file = map(metafunc.definition.get_closest_marker, ("both_engines", "file"))
    if marked and "engine" in metafunc.fixturenames and not file:
        metafunc.parametrize("engine", ENGINES)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark what starts more than the test, and have `-k postgres` choose what uses the server."""
    if isinstance(item, pytest.Function) and "postgres" in item.fixturenames:
        item.extra_keyword_matches.add("postgres")
        item.add_marker("outside")
    if item.nodeid.removeprefix("tests/").startswith(OUTSIDE):
        item.add_marker("outside")


def pytest_collection_finish() -> None:
    """Leave what was imported and collected out of all later collections of garbage."""
    gc.freeze()


@pytest.fixture
def engine() -> str:
    return "sqlite"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return the server of the tests on PostgreSQL; all workers of a run share it."""
    own = tmp_path_factory.getbasetemp()
    folder = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    with server(folder) as running, closing(running):
        yield running


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have works wait for each other however slow the machine is."""
    monkeypatch.setattr(pool, "PATIENCE", TIMEOUT)
    monkeypatch.setattr(pool, "RECONNECT_TIMEOUT", TIMEOUT)
    monkeypatch.setitem(pool.SETTINGS, "lock_timeout", str(round(1000 * TIMEOUT)))
    monkeypatch.setattr(on_server, "QUICK", TIMEOUT)


@pytest.fixture
def path(engine: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """Return the path or the address of the test's database; there is no file at the path yet."""
    if engine == "sqlite":
        yield str(tmp_path / "noughts.db")
        return
    with request.getfixturevalue("postgres").database() as address:
        yield address


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a file of SQLite with all tables, which is copied for every test."""
    file = tmp_path_factory.mktemp("database") / "noughts.db"
    in_thread(_create(str(file)))
    return file


async def _create(path: str) -> None:
    await (await open_database(path)).close()


@pytest.fixture
def with_tables(engine: str, path: str, request: pytest.FixtureRequest) -> str:
    """Return the path or the address of the test's database, which has all tables."""
    if engine == "sqlite":
        shutil.copy(request.getfixturevalue("empty_file"), path)
    return path


@asynccontextmanager
async def opened(path: str) -> AsyncIterator[Database]:
    """Return the database at `path`; it is closed at the end, even after an error."""
    database = await open_database(path)
    try:
        yield database
    finally:
        await database.close()


@pytest.fixture
async def database(with_tables: str) -> AsyncIterator[Database]:
    async with opened(with_tables) as database:
        yield database


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what each folder took, in seconds of all workers together."""
    took: defaultdict[Path, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in (it for it in reports if isinstance(it, pytest.TestReport)):
            took[Path(report.nodeid.partition("::")[0]).parent] += report.duration
    if len(took) > 1:
        terminalreporter.section("seconds a folder")
        for folder, seconds in sorted(took.items(), key=itemgetter(1), reverse=True):
            terminalreporter.line(f"{seconds:7.1f}  {folder.as_posix()}")


def pytest_sessionfinish() -> None:
    """Stop the threads of databases that a failed test left open: Python would wait for them."""
    for connection in [it for it in gc.get_objects() if type(it) is aiosqlite.Connection]:
        connection.stop()
