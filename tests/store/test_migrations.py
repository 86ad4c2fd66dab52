"""How a start brings a database up to date, on both engines, and which databases it refuses."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import asyncpg
import pytest

from bot.domain.limits import Pace
from bot.domain.shards import ONLY_CLUSTER, Cluster
from bot.errors import StoreUnusableError
from bot.store import migrations
from bot.store.database import Connection, Database
from bot.store.matches.matches import MatchTable
from bot.store.migrations import newest_version, statements
from bot.store.postgres.database import migrate as migrate_server
from bot.store.sqlite.database import migrate
from bot.store.upkeep.open_database import open_database, open_shared, visit
from tests.conftest import a_match, opened
from tests.postgres import Server
from tests.store.sample import copy, rows_of, write_sample

pytestmark = pytest.mark.both_engines

LATER = """-- Matches get notes; a comment; with semicolons.
ALTER TABLE matches ADD COLUMN note TEXT NOT NULL DEFAULT 'a;
b';
CREATE TABLE notes (id INTEGER PRIMARY KEY, match_id BIGINT NOT NULL REFERENCES matches (id));
CREATE INDEX notes_by_match ON notes (match_id);
INSERT INTO notes (match_id) SELECT id FROM matches;
"""
STEPS = [*statements(LATER)]
RELEASED = "5b4e31393d90fb0a67d65b6205b551e6f88ebac51ecc8260746ea55ff5111dca"


def test_what_the_release_stores_stays() -> None:
    """The schema of 1.0.0 never changes, so every later version reads what that one stored."""
    assert migrations.baseline() == RELEASED


def add(folder: Path, script: str = LATER) -> Path:
    file = folder / f"{newest_version() + 1:04}_notes.sql"
    file.write_text(script, encoding="utf-8")
    return file


@pytest.fixture
async def filled(engine: str, path: str, tmp_path: Path) -> str:
    """Return where a database with rows in every table is, as the newest program left it."""
    file = path if engine == "sqlite" else str(tmp_path / "sample.db")
    write_sample(file)
    if engine != "sqlite":
        await copy(file, path)
    return path


async def upgrade(path: str) -> None:
    await (await open_shared(path, ONLY_CLUSTER)).database.close()


async def stored(path: str, sql: str) -> list[tuple[object, ...]]:
    async with opened(path) as database:
        return [tuple(row) for row in await database.read(lambda db: db.all(sql))]


def test_the_files_say_why() -> None:
    """Each begins with a comment, and what only PostgreSQL has belongs to one of the others."""
    files = sorted(migrations.MIGRATIONS.rglob("*.sql"))
    assert {file.name for file in files} == {it.name for it in migrations.numbered().values()}
    assert all(file.read_text(encoding="utf-8").startswith("-- ") for file in files)


async def test_the_sample_leaves_no_table_out(filled: str) -> None:
    """Every table has a row in the sample, from which the tests of this folder start."""
    assert [table for table, rows in (await rows_of(filled)).items() if not rows] == []


async def test_a_later_migration(filled: str, folder: Path) -> None:
    """A start applies it once, and keeps every row with all its columns."""
    before = await rows_of(filled)
    add(folder)
    await upgrade(filled)
    after = await rows_of(filled, leave_out={"note"})
    notes = after.pop("notes")
    assert (after, notes.total()) == (before, before["matches"].total())
    assert set(await stored(filled, "SELECT note FROM matches")) == {("a;\nb",)}
    version = (newest_version(), migrations.baseline())
    assert await stored(filled, migrations.SELECT_VERSION) == [version]


CHALLENGE = """
INSERT INTO matches (
    x_person, challenger, channel_id, can_edit, variant, language, seed, moves, revision, status,
    taken_back, series_x, series_o, series_draws, started_at, changed_at, turn_since, due_at, id,
    pace
) VALUES (1, 1, 31, 1, 'classic', 'en', 1, '', 0, 'invited', '', 0, 0, 0, 1, 1, 1, 300001, ?, ?)
"""
"""A challenge as 1.0.0 stores one."""
LIVE = (
    "UPDATE matches SET status = 'live', o_engine = 'dice' WHERE id < 3",
    "UPDATE matches SET x_engine = 'dice', x_person = NULL WHERE id = 2",
    "UPDATE matches SET o_engine = NULL, o_person = 1 WHERE id = 2",
    "UPDATE matches SET status = 'live', o_person = 2 WHERE id = 3",
    "INSERT INTO playing (channel_id, person_id, match_id) SELECT 31 + id, 1, id FROM matches",
)
"""Makes three of them games against an engine and against a person."""


@asynccontextmanager
async def before(number: int, folder: Path, path: str) -> AsyncIterator[Database]:
    """Yield a new database as it was before a migration, which is upgraded afterwards."""
    files = [file for at, file in migrations.numbered().items() if at >= number]
    later = {file.name: file.read_bytes() for file in files}
    for name in later:
        (folder / name).unlink()
    await upgrade(path)
    async with opened(path) as database:
        yield database
    for name, text in later.items():
        (folder / name).write_bytes(text)
    await upgrade(path)


@pytest.fixture
def empty(engine: str, path: str, request: pytest.FixtureRequest) -> Iterator[str]:
    if engine == "sqlite":
        yield path
        return
    with request.getfixturevalue("postgres").empty_database() as address:
        yield address


async def test_slow_challenges_that_are_open(empty: str, folder: Path) -> None:
    """What 1.0.0 has made is open for a day from then on, and others for as long as before."""
    made = [*enumerate(Pace, 1)]
    async with before(101, folder, empty) as database:
        await database.write(lambda db: db.run_all(CHALLENGE, made))
    lasts = await stored(empty, "SELECT pace, due_at - started_at FROM matches ORDER BY id")
    assert lasts == [("quick", 300_000), ("casual", 300_000), ("slow", 86_400_000)]


async def test_who_plays_of_which_kind(empty: str, folder: Path) -> None:
    """Live games with people and against the bot are told apart, and stay where they were."""
    async with before(108, folder, empty) as database:
        await database.write(lambda db: db.run_all(CHALLENGE, [(1, None), (2, None), (3, "slow")]))
        for sql in LIVE:
            await database.write(lambda db, sql=sql: db.run(sql))  # type: ignore[misc]
    found = await stored(empty, "SELECT * FROM playing ORDER BY match_id")
    assert found == [(32, 1, 1, 1), (33, 1, 2, 1), (34, 1, 3, 0)]


@pytest.mark.parametrize("done", range(len(STEPS) + 1))
async def test_a_failure_at_any_statement(filled: str, folder: Path, done: int) -> None:
    """The database keeps its version and all its data, and the corrected migration succeeds."""
    before = await rows_of(filled)
    broken = add(folder, "".join([*STEPS[:done], "\nNONSENSE;"]))
    with pytest.raises(StoreUnusableError, match="NONSENSE"):
        await upgrade(filled)
    broken.unlink()
    assert await rows_of(filled) == before
    add(folder)
    await upgrade(filled)
    assert (await rows_of(filled))["notes"].total() == before["matches"].total()


async def test_who_does_not_upgrade(filled: str, folder: Path) -> None:
    """What only uses a database, such as a recount, refuses one that a start has to upgrade."""
    add(folder)
    with pytest.raises(StoreUnusableError, match=r"of version \d+ and this program needs \d+"):
        await open_database(filled)
    await upgrade(filled)
    await (await open_database(filled)).close()


async def test_what_is_logged(filled: str, folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The log says from which version to which, and where the backup of a file is, and no more."""
    caplog.set_level("INFO")
    await upgrade(filled)
    assert "upgraded" not in caplog.text
    version = newest_version()
    add(folder)
    await upgrade(filled)
    (line,) = [it for it in caplog.messages if "upgraded" in it]
    said, backup = line.split(" backup=")
    assert said == f"database upgraded: from={version} to={version + 1}"
    assert backup == "none" or filled.removesuffix(".db") in backup


async def test_a_database_of_a_newer_bot(filled: str, folder: Path) -> None:
    """It is refused with advice, at a start and beside a bot, and stays as it is."""
    later = add(folder)
    await upgrade(filled)
    before = await rows_of(filled)
    later.unlink()
    for use in (open_database(filled), visit(filled, _nothing)):
        with pytest.raises(StoreUnusableError, match="newer bot"):
            await use
    add(folder)
    assert await rows_of(filled) == before


async def _nothing(_: Connection) -> None:
    pass


async def test_beside_a_bot_of_an_older_version(filled: str, folder: Path) -> None:
    """A newer program writes nothing to a database that it has not upgraded yet."""
    add(folder)
    with pytest.raises(StoreUnusableError, match="of another version than this program"):
        await visit(filled, _nothing)


@pytest.mark.parametrize("stored", ["a hundred", "", None, "1e2"])
def test_a_version_that_is_no_number(stored: str | None) -> None:
    """A row that was edited by hand is refused with a sentence."""
    with pytest.raises(StoreUnusableError, match="as its version, which is no number: restore"):
        migrations.version_of((stored, migrations.baseline()))


async def test_an_older_process_goes_on(postgres: Server, folder: Path) -> None:
    """While processes are upgraded one by one, an older one works beside a newer one."""
    with postgres.database() as address:
        older = (await open_shared(address, Cluster(1, 2))).database
        match = await MatchTable(older).add(a_match())

        async def work(db: Connection) -> int:
            await db.run("UPDATE matches SET message_id = 7 WHERE id = ?", (match.id,))
            row = await db.one("SELECT * FROM matches WHERE id = ?", (match.id,))
            return int(row["message_id"])

        assert await older.write(work) == 7
        add(folder)
        newer = (await open_shared(address, Cluster(2, 2))).database
        assert await older.write(work) == 7
        assert await MatchTable(newer).find(match.id) == await MatchTable(older).find(match.id)
        await older.close()
        await newer.close()


async def test_processes_make_a_new_database_at_once(postgres: Server) -> None:
    """The first makes the tables, and the others wait for it."""
    with postgres.empty_database() as address:
        opened = await asyncio.gather(*(open_shared(address, Cluster(n, 4)) for n in (1, 2, 3, 4)))
        for shared in opened:
            await shared.database.close()


COLUMNS = """
SELECT table_name, column_name, is_nullable = 'NO', data_type
FROM information_schema.columns WHERE table_schema = 'public'
"""
SQLITE_COLUMNS = """
SELECT tables.name, columns.name, columns."notnull" OR columns.pk > 0, columns.type
FROM sqlite_master AS tables, pragma_table_xinfo(tables.name) AS columns
WHERE tables.type = 'table'
"""
OF_SEVERAL_PROCESSES = {"shard_claims", "shard_locks", "shard_count", "turns"}
"""What only PostgreSQL has, since a file belongs to one process."""
MEANS = {"INTEGER": "number", "BIGINT": "number", "DOUBLE PRECISION": "fraction", "TEXT": "text"}
MEANS |= dict.fromkeys(("BLOB", "BYTEA"), "bytes")


async def test_both_engines_have_the_same_schema(postgres: Server) -> None:
    """Each table has the same columns, of the same kind, on both engines."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        columns = {(*row[:3], MEANS[row[3]]) for row in connection.execute(SQLITE_COLUMNS)}
    with postgres.empty_database() as url:
        raw = await asyncpg.connect(url)
        await migrate_server(raw)
        rows = [row for row in await raw.fetch(COLUMNS) if row[0] not in OF_SEVERAL_PROCESSES]
        await raw.close()
    assert {(*row[:3], MEANS[row[3].upper()]) for row in map(tuple, rows)} == columns
