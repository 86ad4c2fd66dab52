"""What a restored database takes over from the one that it replaces."""

import sqlite3
from collections import Counter
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot.domain.match import Person, Place
from bot.domain.shards import Shard
from bot.domain.stored_data import FOUND_IN
from bot.store.matches.matches import MatchTable
from bot.store.people import repeated_deletions
from bot.store.people.deletions import DeletionTable
from bot.store.rows import milliseconds
from bot.store.sqlite.backup import back_up
from bot.store.upkeep.restore import restore
from bot.store.upkeep.uptime import UptimeTable
from tests.conftest import ANN, BEN, EVE, NOW, a_match, opened
from tests.interactions.stored import query
from tests.store.acts import delete
from tests.store.sample import Rows, all_rows, tables_of, write_sample
from tests.store.sqlite.faults import bytes_of, damage, fill_with, put_back, remove
from tests.store.test_migrations import add, upgrade

TAKEN = {
    *("puzzle_posts", "season_posts", "podiums", "season_roles", "shares", "puzzle_shares"),
    "command_sync",
    *("people", "blocks", "shut_out", "named_everywhere", "pings", "declines"),
}
SIDE = {"pseudonym_key", "schema_version", "uptime", "runs"}
DAY = timedelta(days=1)
CHANGED = {"redraw", "withdrawn", "match_id"}
FULL = 7  # how many matches the sample has


def rows_of(path: str) -> dict[str, Rows]:
    """Return all rows of a database, without what a restore changes in those that it takes."""
    with closing(sqlite3.connect(path)) as connection:
        tables = tables_of(connection)
        kept = {table: [it for it in names if it not in CHANGED] for table, names in tables.items()}
        return all_rows(connection, kept)


def run(path: str, *statements: str) -> None:
    for sql in statements:
        query(path, sql)


@pytest.fixture
def backup(path: str) -> str:
    """Return where a backup is of a database with rows in every table."""
    write_sample(path)
    back_up(path, f"{path}.backup")
    return f"{path}.backup"


async def go_back(path: str) -> None:
    await restore(f"{path}.backup", path, NOW)


@pytest.mark.parametrize("is_gone", [True, False], ids=["removed since", "added since"])
async def test_each_table(path: str, backup: str, *, is_gone: bool) -> None:
    """What Discord shows and what protects people is as before; all else is as in the backup."""
    full = rows_of(path)
    run(path if is_gone else backup, *(f"DELETE FROM {it}" for it in full.keys() - SIDE))  # noqa: S608
    if not is_gone:
        run(path, "DELETE FROM deletions")
    await go_back(path)
    found = rows_of(path)
    for table in full.keys() - SIDE - {"deletions", "deleted_people", "matches", "arenas"}:
        assert found[table] == (full[table] if (table in TAKEN) != is_gone else Counter()), table


LATER = """-- More of people, and of the world.
ALTER TABLE people ADD COLUMN mood TEXT NOT NULL DEFAULT 'good';
CREATE TABLE moods (person_id BIGINT PRIMARY KEY);
"""


@pytest.fixture
async def newer(path: str, backup: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Make this program and the database, not the backup, newer; return the migration."""
    monkeypatch.setattr(repeated_deletions, "FOUND_IN", [*FOUND_IN, ("moods", "person_id")])
    later = add(folder, LATER)
    await upgrade(path)
    return str(later)


@pytest.mark.parametrize("by", ["the newer bot", "the older bot"])
async def test_back_from_a_newer_version(path: str, newer: str, by: str) -> None:
    """Either program puts the backup back, and takes over what it knows; the older one opens it."""
    run(path, "DELETE FROM blocks", "UPDATE people SET games = 0, mood = 'better'")
    async with opened(path) as database:
        await delete(database, BEN, -77, NOW)
    if by == "the newer bot":
        await go_back(path)
    remove(newer)
    if by == "the older bot":
        await go_back(path)
    async with opened(path) as database:
        assert set(await DeletionTable(database).pending()) == {BEN, 15}
    assert query(path, "SELECT * FROM blocks") == []
    assert query(path, "SELECT * FROM people") == [(ANN, 1, 0, 0, 1)]


@pytest.mark.usefixtures("newer")
async def test_forward_to_a_newer_version(path: str, backup: str) -> None:
    """What an earlier version has kept is taken over as well; columns that it lacks are new."""
    back_up(path, f"{path}.newer")
    put_back({path: bytes_of(backup)})
    run(path, "DELETE FROM blocks", "UPDATE people SET games = 0")
    await restore(f"{path}.newer", path, NOW)
    assert query(path, "SELECT * FROM blocks") == []
    assert query(path, "SELECT DISTINCT games, mood FROM people") == [(0, "good")]


@pytest.mark.usefixtures("backup")
async def test_new_numbers(path: str) -> None:
    """No new game or arena has the number of a lost one, also after a second way back."""
    async with opened(path) as database:
        for channel in range(100, 105):
            await MatchTable(database).add(a_match(place=Place(21, channel)))
    run(path, "UPDATE arenas SET id = 40 WHERE id = 2")
    for lost in (FULL + 5, FULL + 6):
        await go_back(path)
        async with opened(path) as database:
            assert (await MatchTable(database).add(a_match(place=Place(21, 9)))).id == lost + 1
        assert query(path, "SELECT max(id), count(*) FROM arenas") == [(40, 3)]
        assert query(path, "SELECT max(id), count(*) FROM matches") == [(lost + 1, FULL + 2)]
        assert query(path, "PRAGMA foreign_key_check") == []


async def test_shares(path: str, backup: str) -> None:
    """What was shared since stands; the message of a game that is lost goes."""
    run(backup, "DELETE FROM shares")
    async with opened(path) as database:
        for channel in (100, 101):
            await MatchTable(database).add(a_match(place=Place(21, channel)))
    run(path, f"INSERT INTO shares VALUES (5, {FULL + 1}, 11, 21, 31, 49, 1767323405679, 0)")  # noqa: S608
    await go_back(path)
    shares = query(path, "SELECT id, message_id, withdrawn FROM shares ORDER BY id")
    assert shares == [(1, 47, 0), (5, 49, 1)]
    assert query(path, "PRAGMA foreign_key_check") == []


async def test_posts_that_know_more(path: str, backup: str) -> None:
    """Posts that stand are drawn from what is stored; a new podium waits for its season's end."""
    run(backup, "DELETE FROM seasons WHERE number = 2", "DELETE FROM puzzle_attempts")
    run(path, "UPDATE season_posts SET redraw = 1")
    run(path, "INSERT INTO season_posts VALUES (21, 2, 31, NULL, 1767323305678, 0, NULL, 0, 2)")
    await go_back(path)
    assert query(path, "SELECT number, redraw FROM puzzle_posts") == [(1, 1), (2, 2)]
    assert query(path, "SELECT number, redraw FROM season_posts") == [(1, 1), (2, 0)]


async def test_an_older_database_is_replaced(path: str, backup: str) -> None:
    """Whoever puts a newer backup in place of an old copy gets the settings of the backup."""
    run(path, "UPDATE uptime SET alive_at = alive_at - 1", "DELETE FROM people")
    await go_back(path)
    assert rows_of(path)["people"] == rows_of(backup)["people"]


async def test_a_wrong_backup_first(path: str, backup: str) -> None:
    """Whoever then restores the right one, which is newer, loses nothing that people had set."""
    back_up(path, older := f"{path}.older")
    run(older, "UPDATE uptime SET alive_at = alive_at - 1")
    run(path, f"UPDATE people SET games = 0 WHERE person_id = {BEN}")  # noqa: S608
    people = rows_of(path)["people"]
    for file in (older, backup):
        await restore(file, path, NOW)
    assert rows_of(path)["people"] == people != rows_of(backup)["people"]
    async with opened(path) as database:
        await UptimeTable(database).note([Shard(0, 1)], NOW)
    assert query(path, "SELECT count(*) FROM uptime") == [(1,)]


@pytest.mark.parametrize("later", [False, True])
async def test_who_is_back_in_the_right_one(path: str, backup: str, *, later: bool) -> None:
    """A wrong, older backup before it, or a month, deletes nobody who came back since."""
    async with opened(path) as database:
        await delete(database, ANN, -78, NOW)
        await MatchTable(database).add(a_match(x=Person(ANN), place=Place(21, 100)))
    back_up(path, right := f"{path}.right")
    now = NOW + timedelta(days=31 * later)
    if later:
        run(right, "DELETE FROM deleted_people")
        run(right, f"UPDATE uptime SET alive_at = {milliseconds(now)}")  # noqa: S608
        run(right, "DELETE FROM standings WHERE person_id < 0")  # nothing rated
    for file in (backup, right):
        await restore(file, path, now)
    assert query(path, "SELECT * FROM deletions WHERE person_id = ?", ANN) == []


@pytest.mark.parametrize("table", ["blocks", "deleted_people"])
async def test_a_damaged_table(path: str, backup: str, table: str) -> None:
    """What cannot be read whole is not taken over in part, and nobody is told that nobody left."""
    run(path, "DELETE FROM people")
    damage(path, table)
    assert (await restore(backup, path, NOW)).repeated is None
    assert rows_of(path)["people"] == rows_of(backup)["people"]


async def test_a_deletion_that_goes_on(path: str, backup: str) -> None:
    """Someone whose deletion has begun is not brought back by what is taken over."""
    run(path, f"INSERT INTO deletions VALUES ({ANN}, -78, {milliseconds(NOW)})")  # noqa: S608
    run(path, f"INSERT INTO blocks VALUES ({ANN}, {EVE}, 1)")  # noqa: S608
    for _ in range(2):
        await restore(backup, path, NOW)
        assert (ANN, -78) in query(path, "SELECT person_id, deleted_id FROM deletions")


async def test_who_came_back(path: str, backup: str) -> None:
    """Who deleted their data and came back has gone from the backup; what they set since holds."""
    async with opened(path) as database:
        await delete(database, ANN, -78, NOW)
    run(path, f"INSERT INTO people VALUES ({ANN}, 0, 0, 0, 0)")  # noqa: S608
    run(path, f"INSERT INTO blocks VALUES ({ANN}, {EVE}, 1)")  # noqa: S608
    await restore(backup, path, NOW)
    async with opened(path) as database:
        while pending := await DeletionTable(database).pending():
            await DeletionTable(database).delete_page(pending[0])
    assert query(path, "SELECT * FROM people WHERE person_id = ?", ANN) == [(ANN, 0, 0, 0, 0)]
    assert query(path, "SELECT blocked_id FROM blocks WHERE person_id = ?", ANN) == [(EVE,)]
    found = "SELECT count(*) FROM matches WHERE ? IN (x_person, o_person)"
    assert query(path, found, ANN) == [(0,)]


@pytest.mark.parametrize(("age", "is_old"), [(29 * DAY, False), (31 * DAY, True)])
async def test_how_old_a_backup_is(path: str, backup: str, age: timedelta, *, is_old: bool) -> None:
    """One that is older than what is known of deletions says so."""
    run(backup, "UPDATE uptime SET alive_at = 1767323405678")
    assert (await restore(backup, path, NOW + age)).is_old == is_old


async def test_nothing_to_do_with_it(path: str, backup: str) -> None:
    """A database that began from nothing has nothing to give."""
    fill_with(path, b"")
    async with opened(path) as database:
        await MatchTable(database).add(a_match())
    await go_back(path)
    assert rows_of(path) == rows_of(backup)
