"""An upgrade from any earlier version loses no data, whatever fails."""

import contextlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.matches.matches import MatchTable
from bot.store.matches.shows import ShowTable
from bot.store.sqlite.migrate import migrate, statements
from bot.store.upkeep.open_database import open_database
from bot.store.upkeep.recount import rebuild
from bot.store.upkeep.runs import RunTable
from tests.store.sqlite.versions import (
    FILES,
    SAMPLES,
    VERSIONS,
    all_rows,
    database_of_version,
    dump,
    migrations_up_to,
    tables_of,
    version_of,
)

STEPS = [
    pytest.param(version, cut, id=f"{version}-{cut}")
    for version in VERSIONS
    for cut in range(len(list(statements(FILES[version - 1].read_text(encoding="utf-8")))))
]


@pytest.fixture(params=VERSIONS)
def old(request: pytest.FixtureRequest, path: str) -> Iterator[sqlite3.Connection]:
    """Return a database of each version so far."""
    with closing(database_of_version(request.param, path)) as connection:
        yield connection


def test_every_version_has_its_sample() -> None:
    """Each migration has a sample: rows as a bot of that version stored them."""
    assert [file.stem for file in SAMPLES] == [file.stem[:4] for file in FILES]


def test_samples_leave_no_table_out(old: sqlite3.Connection) -> None:
    """Every table of a version has a row in its sample."""
    kept = all_rows(old, tables_of(old))
    assert [table for table, rows in kept.items() if not rows] == []


def test_nothing_is_lost(old: sqlite3.Connection) -> None:
    """An upgrade keeps every row, with every old column unchanged."""
    tables = tables_of(old)
    kept = all_rows(old, tables)
    migrate(old)
    assert all_rows(old, tables) == kept
    assert old.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert old.execute("PRAGMA foreign_key_check").fetchall() == []


def test_old_matches_are_classic(old: sqlite3.Connection) -> None:
    """The one game that older versions knew has its own name after an upgrade."""
    migrate(old)
    names = {variant for (variant,) in old.execute("SELECT variant FROM matches")}
    assert names - {"sizes", "ultimate"} == {"classic"}


async def test_the_bot_reads_old_matches_and_shows(old: sqlite3.Connection, path: str) -> None:
    """After an upgrade, every old match and show can be read, in the same channel."""
    ids = [match_id for (match_id,) in old.execute("SELECT id FROM matches")]
    playing = old.execute("SELECT person_id, channel_id, match_id FROM playing").fetchall()
    old.close()
    database = await open_database(path)
    matches = MatchTable(database)
    assert [match.id for n in ids if (match := await matches.find(n))] == ids
    for person, channel_id, match_id in playing:
        live = await matches.live_of(person, channel_id)
        assert live is not None
        assert live.id == match_id
        assert live.deadline is not None or live.waits_for_engine
    shows = await ShowTable(database).all()
    assert all(show.x and show.o for show in shows)
    await database.close()


async def test_a_kill_before_the_upgrade(old: sqlite3.Connection, path: str) -> None:
    """Boards that a bot of an earlier version left out of date when it was killed are redrawn."""
    knew_of_kills = "runs" in tables_of(old)
    if knew_of_kills:
        old.execute("DELETE FROM redraws")
    old.close()
    database = await open_database(path)
    assert (await RunTable(database).begin(9) > 0) == knew_of_kills
    await database.close()


async def test_killed_between_upgrade_and_count(old: sqlite3.Connection, path: str) -> None:
    """If the bot is killed right after the upgrade, the next start calculates the standings."""
    migrate(old)
    old.close()
    database = await open_database(path)
    result = await database.prepare(rebuild)
    assert result.matches > 0
    assert not any(result.wrong.values())
    await database.close()


@pytest.mark.parametrize(("version", "cut"), STEPS)
def test_a_failure_at_any_statement(version: int, cut: int, path: str, tmp_path: Path) -> None:
    """If any statement of a migration fails, the database keeps its version and all its data."""
    broken = migrations_up_to(version, tmp_path / "broken")
    file = broken / FILES[version - 1].name
    lines = list(statements(file.read_text(encoding="utf-8")))
    file.write_text("".join([*lines[: cut + 1], "\nNONSENSE;"]), encoding="utf-8")
    with closing(_database_before(version, path)) as connection:
        before = dump(connection)
        with pytest.raises(sqlite3.OperationalError, match="NONSENSE"):
            migrate(connection, broken)
        assert dump(connection) == before
        migrate(connection)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def _database_before(version: int, path: str) -> sqlite3.Connection:
    if version > 1:
        return database_of_version(version - 1, path)
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
    return connection


def test_a_disk_that_fills_up(old: sqlite3.Connection) -> None:
    """On a full disk an upgrade fails without losing data; with enough space it succeeds."""
    tables = tables_of(old)
    kept, newest = all_rows(old, tables), len(FILES)
    (pages,) = old.execute("PRAGMA page_count").fetchone()
    while version_of(old) < newest:
        old.execute(f"PRAGMA max_page_count = {pages}")
        with contextlib.suppress(sqlite3.OperationalError):
            migrate(old)
        assert all_rows(old, tables) == kept
        pages += 1
    assert old.execute("PRAGMA integrity_check").fetchone() == ("ok",)
