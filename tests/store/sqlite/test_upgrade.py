"""From every version there has been to today's, with data: nothing is lost, come what may."""

import contextlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.exhibitions import ExhibitionTable
from bot.store.matches import MatchTable
from bot.store.open_database import open_database
from bot.store.recount import rebuild
from bot.store.sqlite.migrate import migrate, statements
from tests.store.sqlite.versions import (
    FILES,
    SAMPLES,
    VERSIONS,
    dump,
    everything,
    made_by,
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
def old(request: pytest.FixtureRequest, path: str, tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """Return a database of each version there has been."""
    with closing(made_by(request.param, path, tmp_path / "then")) as connection:
        yield connection


def test_every_version_has_its_sample() -> None:
    """To each migration belong rows as a bot of that version stored them."""
    assert [file.stem for file in SAMPLES] == [file.stem[:4] for file in FILES]


def test_samples_leave_no_table_out(old: sqlite3.Connection) -> None:
    """Every table of a version has a row in its sample."""
    kept = everything(old, tables_of(old))
    assert [table for table, rows in kept.items() if not rows] == []


def test_nothing_is_lost(old: sqlite3.Connection) -> None:
    """An upgrade keeps every row, and every column that there still is, as it was."""
    tables = tables_of(old)
    kept = everything(old, tables)
    migrate(old)
    assert everything(old, tables) == kept
    assert old.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert old.execute("PRAGMA foreign_key_check").fetchall() == []


async def test_the_bot_goes_on_with_what_was_there(old: sqlite3.Connection, path: str) -> None:
    """After an upgrade every match and every show of before can be read and is where it was."""
    ids = [match_id for (match_id,) in old.execute("SELECT id FROM matches")]
    playing = old.execute("SELECT person_id, channel_id, match_id FROM playing").fetchall()
    old.close()
    database = await open_database(path)
    matches = MatchTable(database)
    assert [match.id for n in ids if (match := await matches.find(n))] == ids
    for person, channel_id, match_id in playing:
        live = await matches.live_of(person, channel_id)
        assert live is not None
        assert (live.id, live.deadline is not None) == (match_id, True)
    assert all(show.x and show.o for show in await ExhibitionTable(database).all())
    await database.close()


async def test_killed_between_upgrade_and_count(old: sqlite3.Connection, path: str) -> None:
    """However the start that upgraded came to its end, the next one has the standings right."""
    migrate(old)
    old.close()
    database = await open_database(path)
    result = await database.run_long(rebuild)
    assert result.matches > 0
    assert not any(result.wrong.values())
    await database.close()


@pytest.mark.parametrize(("version", "cut"), STEPS)
def test_a_failure_at_any_statement(version: int, cut: int, path: str, tmp_path: Path) -> None:
    """A migration that fails, wherever, leaves the version before with all its data."""
    broken = migrations_up_to(version, tmp_path / "broken")
    file = broken / FILES[version - 1].name
    lines = list(statements(file.read_text(encoding="utf-8")))
    file.write_text("".join([*lines[: cut + 1], "\nNONSENSE;"]), encoding="utf-8")
    with closing(_before(version, path, tmp_path)) as connection:
        before = dump(connection)
        with pytest.raises(sqlite3.OperationalError, match="NONSENSE"):
            migrate(connection, broken)
        assert dump(connection) == before
        migrate(connection)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def _before(version: int, path: str, folder: Path) -> sqlite3.Connection:
    if version > 1:
        return made_by(version - 1, path, folder / "before")
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
    return connection


def test_a_disk_that_fills_up(old: sqlite3.Connection) -> None:
    """However little room there is, a failed upgrade loses nothing, and with room it succeeds."""
    tables = tables_of(old)
    kept, newest = everything(old, tables), len(FILES)
    (pages,) = old.execute("PRAGMA page_count").fetchone()
    while version_of(old) < newest:
        old.execute(f"PRAGMA max_page_count = {pages}")
        with contextlib.suppress(sqlite3.OperationalError):
            migrate(old)
        assert everything(old, tables) == kept
        pages += 1
    assert old.execute("PRAGMA integrity_check").fetchone() == ("ok",)
