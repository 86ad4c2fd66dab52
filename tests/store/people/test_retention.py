"""Data kept for a limited time is removed when that time is over, and not before."""

from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.domain.limits import CHALLENGE_PAUSE
from bot.domain.match import Person
from bot.domain.preferences import LEFT_SERVERS_KEPT
from bot.domain.stored_data import DELETED_IDS_KEPT
from bot.store.daily.posts import PuzzlePostTable
from bot.store.database import Database
from bot.store.deleted_people import pseudonym_of
from bot.store.matches.matches import MatchTable
from bot.store.people.retention import RetentionTables
from bot.store.upkeep.servers import JoinedServerTable, ServerSettingsTable
from tests.conftest import ANN, BEN, NOW, a_match, first_due
from tests.store.acts import delete

MOMENT = timedelta(milliseconds=1)
LATER = timedelta(hours=1)
PAUSES = {
    "pings": "INSERT INTO pings (low_id, high_id, pinged_at, challenger) VALUES (?, 13, ?, 13)",
    "declines": "INSERT INTO declines (challenger, person_id, declined_at) VALUES (13, ?, ?)",
}


async def add(database: Database, table: str, person: int, time: datetime) -> None:
    """Store that Eve pinged someone, or was declined by them."""
    values = (person, round(time.timestamp() * 1000))
    await database.write(lambda db: db.run(PAUSES[table], values))


async def count(database: Database, table: str) -> int:
    sql = f"SELECT count(*) FROM {table}"  # noqa: S608
    return int((await database.read(lambda db: db.one(sql)))[0])


@pytest.mark.parametrize("table", PAUSES)
async def test_pauses_are_removed_when_they_are_over(database: Database, table: str) -> None:
    """A ping or a decline stays until the last moment of its pause; a later one stays longer."""
    tables = RetentionTables(database)
    await add(database, table, ANN, NOW)
    await add(database, table, BEN, NOW + LATER)
    assert await first_due(database, tables.next_due) == NOW + CHALLENGE_PAUSE
    await tables.remove_due(NOW + CHALLENGE_PAUSE - MOMENT)
    assert await count(database, table) == 2
    await tables.remove_due(NOW + CHALLENGE_PAUSE)
    assert await count(database, table) == 1
    assert await first_due(database, tables.next_due) == NOW + LATER + CHALLENGE_PAUSE
    await tables.remove_due(NOW + LATER + CHALLENGE_PAUSE)
    assert await count(database, table) == 0
    assert await first_due(database, tables.next_due) is None


async def test_whose_deleted_id_it_is_is_forgotten(path: str, database: Database) -> None:
    """Thirty days after a deletion no file of the database tells whose the deleted id is."""
    tables = RetentionTables(database)
    await MatchTable(database).add(a_match(id=0, x=Person(BEN)))
    await delete(database, BEN, -(2**61) - 1)
    pseudonym = await database.read(lambda db: pseudonym_of(db, BEN))
    assert await first_due(database, tables.next_due) == NOW + DELETED_IDS_KEPT
    await tables.remove_due(NOW + DELETED_IDS_KEPT - MOMENT)
    assert stored_in(path, pseudonym)
    await tables.remove_due(NOW + DELETED_IDS_KEPT)
    assert not stored_in(path, pseudonym)
    assert await first_due(database, tables.next_due) is None


def stored_in(path: str, number: int) -> bool:
    """Return whether the database or its journal contains a number, as SQLite writes it."""
    files = [Path(path + suffix) for suffix in ("", "-wal")]
    number_stored = number.to_bytes(8, "big", signed=True)
    return any(file.exists() and number_stored in file.read_bytes() for file in files)


LEFT, STAYS, BACK, KNOWN = 21, 22, 23, 24
POST = """
INSERT INTO puzzle_posts (guild_id, number, channel_id, message_id, claimed_at, edited_at)
VALUES (?, 1, 31, 41, 1, 1)
"""


async def test_what_a_server_had_set_that_was_left(database: Database) -> None:
    """Its settings and its puzzle channel go after thirty days, unless it is back; posts stay."""
    servers, joined = ServerSettingsTable(database), JoinedServerTable(database)
    puzzles, tables = PuzzlePostTable(database), RetentionTables(database)
    for server in (LEFT, STAYS, BACK, KNOWN):
        await joined.join(server, "de")
        await servers.change(server, "language", "de")
        await puzzles.set_channel(server, 31)
    await database.write(lambda db: db.run(POST, (LEFT,)))
    await joined.leave(BACK, NOW)
    await joined.join(BACK, "de")
    await joined.leave(LEFT, NOW + LATER)
    await joined.leave(KNOWN, NOW + 2 * LATER)
    over = NOW + LATER + LEFT_SERVERS_KEPT
    await tables.remove_due(over - MOMENT)
    assert await count(database, "servers") == await count(database, "puzzle_channels") == 4
    await tables.remove_due(over)
    assert (await servers.find(LEFT)).language is None
    for server in (STAYS, BACK, KNOWN):
        assert (await servers.find(server)).language == "de"
    assert await count(database, "puzzle_channels") == 3
    assert await count(database, "puzzle_posts") == 1
    assert await first_due(database, tables.next_due) == NOW + 2 * LATER + LEFT_SERVERS_KEPT
