import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings

from bot.domain.match import Person
from bot.domain.ratings.standing import EVERYWHERE, SETTLED_BUCKET
from bot.store.leaderboards import Leaderboards
from bot.store.matches import MatchTable
from bot.store.open_database import open_database
from bot.store.recount import rebuild
from bot.store.server_settings import ServerSettingsTable
from bot.store.sqlite.database import Database
from bot.store.standings import apply_missed_result
from tests.store.history import PEOPLE, PLACES, SOME, PlannedMatch, histories, kept, play


@asynccontextmanager
async def a_database() -> AsyncIterator[Database]:
    """Return a database of its own for each example."""
    with TemporaryDirectory() as folder:
        database = await open_database(str(Path(folder) / "noughts.db"))
        try:
            yield database
        finally:
            await database.close()


@given(history=histories)
@settings(max_examples=25, deadline=None)
async def test_standings_equal_a_recount(history: list[PlannedMatch]) -> None:
    """After any history a recount finds nothing to put right."""
    async with a_database() as database:
        await play(database, history)
        result = await database.run_long(rebuild)
    assert result.matches == len(history)
    assert set(result.wrong.values()) == {0}


@given(history=histories)
@settings(max_examples=10, deadline=None)
async def test_counting_twice_changes_nothing(history: list[PlannedMatch]) -> None:
    """A match that is counted again, in whatever order, leaves all standings as they are."""
    async with a_database() as database:
        await play(database, history)
        before = await database.read(kept)
        for number in range(len(history), 0, -1):
            match = await MatchTable(database).find(number)
            assert match is not None
            await database.write(partial(apply_missed_result, match=match))
        assert await database.read(kept) == before


@given(history=histories)
@settings(max_examples=10, deadline=None)
async def test_standings_do_not_depend_on_restarts(history: list[PlannedMatch]) -> None:
    """A bot that is restarted after each match keeps the standings of one that never was."""
    async with a_database() as database:
        await play(database, history)
        steady = await database.read(kept)
    with TemporaryDirectory() as folder:
        path, offset = str(Path(folder) / "noughts.db"), 0.0
        for past in history:
            offset += past.hours
            restarted = await open_database(path)
            await play(restarted, [PlannedMatch(past.x, past.o, past.place, past.game, offset)])
            await restarted.close()
        last = await open_database(path)
        again = await last.read(kept)
        await last.close()
    assert again == steady


@given(history=histories)
@settings(max_examples=15, deadline=None)
async def test_a_board_holds_everybody_in_order(history: list[PlannedMatch]) -> None:
    """Page by page a board lists whoever has a standing, the settled first, by points."""
    async with a_database() as database:
        await play(database, history)
        boards = Leaderboards(database)
        page = await boards.page(EVERYWHERE, 0, viewer=PEOPLE[0])
        expected = {row[1] for row in (await database.read(kept))["standings"] if row[0] == 0}
    slots = [row.standing.rank_bucket for row in page.rows]
    assert slots == sorted(slots, reverse=True)
    assert {row.person for row in page.rows} == expected
    ranks = {row.rank for row in page.rows if row.rank is not None}
    better = [sum(slot > own for slot in slots) + 1 for own in slots if own > SETTLED_BUCKET]
    assert ranks == set(better)


VANDALISM: dict[str, str] = {
    "a rating": "UPDATE standings SET points = points + 1 WHERE person_id = 11",
    "a missing row": "DELETE FROM standings WHERE person_id = 11",
    "a row too many": "INSERT INTO slots VALUES (0, 0, 7, 3)",
    "a record": "UPDATE pairs SET draws = draws + 1",
    "everything": "DELETE FROM standings",
}


@pytest.mark.parametrize("sql", VANDALISM.values(), ids=VANDALISM.keys())
async def test_a_recount_repairs(database: Database, sql: str) -> None:
    """Whatever was changed behind the bot's back is found, counted and put right."""
    await play(database, SOME)
    before = await database.read(kept)
    await database.write(lambda db: db.execute(sql).rowcount)
    result = await database.run_long(rebuild)
    assert sum(result.wrong.values()) > 0
    assert await database.read(kept) == before
    assert sum((await database.run_long(rebuild)).wrong.values()) == 0


async def test_matches_from_before_standings_are_counted_at_the_start(path: str) -> None:
    """A database of a bot that kept no standings gets them when it is brought up to date."""
    database = await open_database(path)
    await play(database, SOME)
    before = await database.read(kept)
    await database.close()
    with sqlite3.connect(path) as connection:
        for table in ("standings", "slots", "pairs", "named_everywhere", "servers", "runs"):
            connection.execute(f"DROP TABLE {table}")
        for index in ("matches_by_ended", "matches_of_x", "matches_of_o", "matches_by_change"):
            connection.execute(f"DROP INDEX {index}")
        for column in ("ended", "everywhere"):
            connection.execute(f"ALTER TABLE matches DROP COLUMN {column}")
        connection.execute("UPDATE schema_version SET version = 3")
    connection.close()
    migrated = await open_database(path)
    assert await migrated.read(kept) == before
    await migrated.close()


async def test_a_season_counts_what_ended_in_it(database: Database) -> None:
    """After a reset the board starts empty, elsewhere all stays, and a recount agrees."""
    guild = PLACES[0].guild_id or 0
    await play(database, SOME)
    await ServerSettingsTable(database).reset(guild)
    boards = Leaderboards(database)
    assert (await boards.page(guild, 0, 11)).rows == ()
    assert len((await boards.page(EVERYWHERE, 0, 11)).rows) == 3
    await play(database, [PlannedMatch(Person(13), Person(11), PLACES[0], 0, 3.0)])
    assert {row.person for row in (await boards.page(guild, 0, 11)).rows} == {11, 13}
    assert set((await database.run_long(rebuild)).wrong.values()) == {0}


async def test_the_same_game_again_moves_no_rating(database: Database) -> None:
    """What was played against the bot before, as it is stored, counts as a match and no more."""
    found = []
    for _ in range(2):
        await play(database, SOME[:1])
        (row,) = (await Leaderboards(database).page(EVERYWHERE, 0, 11)).rows
        found.append(row.standing)
    assert [standing.total.matches for standing in found] == [1, 2]
    assert found[0].rating == found[1].rating
