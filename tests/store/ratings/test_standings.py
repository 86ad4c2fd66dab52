from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings

from bot.domain.ratings.standing import EVERYWHERE, Category
from bot.store.database import Database
from bot.store.ratings.leaderboards import Leaderboards
from bot.store.upkeep.open_database import open_database
from bot.store.upkeep.recount import rebuild
from tests.store.random_histories import (
    SOME,
    PlannedMatch,
    histories,
    play,
)

pytestmark = pytest.mark.both_engines


@asynccontextmanager
async def a_database() -> AsyncIterator[Database]:
    """Open a new database, since each example needs one."""
    with TemporaryDirectory() as folder:
        database = await open_database(str(Path(folder) / "noughts.db"))
        try:
            yield database
        finally:
            await database.close()


@given(history=histories)
@settings(max_examples=25)
async def test_standings_equal_a_recount(history: list[PlannedMatch]) -> None:
    """After any history a recount finds nothing wrong."""
    async with a_database() as database:
        await play(database, history)
        result = await database.prepare(rebuild)
    assert result.matches == len(history)
    assert set(result.wrong.values()) == {0}


async def test_the_same_game_again_changes_no_rating(database: Database) -> None:
    """A game that repeats an earlier one against the bot counts as a match, but moves no rating."""
    found = []
    for _ in range(2):
        await play(database, SOME[:1])
        (row,) = (await Leaderboards(database).page(Category(EVERYWHERE), 0, 11)).rows
        found.append(row.standing)
    assert [standing.total.matches for standing in found] == [1, 2]
    assert found[0].rating == found[1].rating


@pytest.mark.parametrize(("between", "reason"), [(49, "repeated"), (50, None)])
async def test_how_far_back_a_repeat_is_found(
    database: Database, between: int, reason: str | None
) -> None:
    """It is one of the latest fifty matches, of whatever game and however long ago."""
    same, others = SOME[0], [replace(SOME[1], hours=30.0), replace(SOME[0], variant="misere")]
    await play(database, [same, *(others[n % 2] for n in range(between)), replace(same, hours=30)])
    sql = "SELECT reason FROM results WHERE scope = 0 ORDER BY match_id DESC LIMIT 1"
    assert (await database.read(lambda db: db.one(sql)))["reason"] == reason
