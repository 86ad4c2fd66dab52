"""Seasons: which matches count in which one."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

import pytest
from hypothesis import given, settings, strategies as st

from bot.domain.match import Person
from bot.domain.ratings.leaderboard import Season
from bot.domain.ratings.standing import DIRECT, Category
from bot.store.database import Database
from bot.store.ratings.leaderboards import Leaderboards
from bot.store.ratings.seasons import SeasonTable
from bot.store.upkeep.recount import rebuild
from tests.conftest import NOW, opened
from tests.store import random_histories
from tests.store.acts import delete, exported
from tests.store.random_histories import PLACES, PlannedMatch, play, stored_standings
from tests.store.sqlite.raw import raw

pytestmark = pytest.mark.both_engines

GUILD, OTHER_GUILD = 21, 22

_RESULTS = "SELECT DISTINCT match_id, scope FROM results WHERE scope <> 0"


def a_win(winner: int, loser: int) -> PlannedMatch:
    return PlannedMatch(Person(winner), Person(loser), PLACES[0], 0, 1.0)


async def people_in(database: Database, season: Season) -> set[int]:
    page = await Leaderboards(database).page(Category(season.scope), 0, viewer=11)
    return {row.person for row in page.rows}


async def test_the_last_match_of_a_season(database: Database) -> None:
    """The last match before the start counts in the former season, the next in the new one."""
    table = SeasonTable(database)
    await play(database, [a_win(11, 12)])
    await table.start(GUILD, 2, NOW)
    await play(database, [a_win(13, 14)])
    first, second = await table.all(GUILD)
    assert await people_in(database, first) == {11, 12}
    assert await people_in(database, second) == {13, 14}
    assert (first.until, second.after, second.until) == (1, 1, None)
    assert set((await database.prepare(rebuild)).wrong.values()) == {0}


@pytest.mark.file
async def test_a_start_moves_nothing(database: Database) -> None:
    """A start stores two rows at most, however many people have standings, so nobody waits."""
    await play(database, [a_win(11 + n, 12 + n) for n in range(40)])
    before = await database.write(raw(lambda db: db.total_changes))
    await SeasonTable(database).start(GUILD, 2, NOW)
    assert await database.write(raw(lambda db: db.total_changes)) - before == 2


_PEOPLE = """
WITH RECURSIVE ids (id) AS (SELECT 1001 UNION ALL SELECT id + 1 FROM ids WHERE id < 1000 + {})
INSERT INTO standings SELECT 21, 'classic', id, id, points, deviation, volatility, rated_at, streak,
    best_streak, as_x, records, openings, '1500 1500 1500 1500 1500', people_met
FROM standings, ids WHERE scope = 21 AND variant = 'classic' AND person_id = 11
"""


@pytest.mark.file
async def test_an_end_among_many(path: str) -> None:
    """However many people have ratings, the podium is right, and an end does not take longer."""
    steps = Counter[int]()
    for people in (2000, 20_000):
        async with opened(f"{path}{people}") as database:
            await play(database, [a_win(11, 12)])
            await database.write(raw(lambda db, n=people: db.execute(_PEOPLE.format(n))))  # type: ignore[misc]
            count = partial(steps.update, [people])  # None: go on
            await database.write(raw(lambda db, step=count: db.set_progress_handler(step, 100)))  # type: ignore[misc]
            await SeasonTable(database).start(GUILD, 2, NOW)
            best = await database.read(lambda db: db.all("SELECT person_id, place FROM podiums"))
        top = 1000 + people
        assert {tuple(row) for row in best} == {(top, 1), (top - 1, 2), (top - 2, 3)}
    assert steps[20_000] < 1.1 * steps[2000]


async def test_exports_and_deletions_in_all_seasons(database: Database) -> None:
    """An export has a person's standing in each season; a deletion replaces them in all."""
    table = SeasonTable(database)
    for number in (2, 3):
        await play(database, [a_win(11, 12)])
        await table.start(GUILD, number, NOW)
    await play(database, [a_win(11, 12)])
    found = (await exported(database, 11))["standings"]
    seasons = [(one["scope"], one["season"]) for one in found if one["scope"] != "everywhere"]
    assert sorted(seasons) == [(GUILD, 1), (GUILD, 2), (GUILD, 3)]
    await delete(database, 11, -(2**61) - 12345)
    rows = await database.read(stored_standings)
    assert [row for table_rows in rows.values() for row in table_rows if 11 in row] == []
    assert set((await database.prepare(rebuild)).wrong.values()) == {0}


@dataclass(frozen=True)
class Start:
    guild: int = GUILD


Events = Sequence[PlannedMatch | Start]
starts = st.builds(Start, st.sampled_from([GUILD, OTHER_GUILD]))
events = st.lists(st.one_of(random_histories.planned_matches, starts), max_size=30)


async def in_turn(database: Database, happened: Events) -> dict[int, tuple[int | None, int]]:
    """Have matches and starts happen in turn; return the server and the season of each match."""
    table, numbers, hours = SeasonTable(database), {GUILD: 1, OTHER_GUILD: 1}, 0.0
    found: dict[int, tuple[int | None, int]] = {}
    for event in happened:
        if isinstance(event, Start):
            numbers[event.guild] += 1
            await table.start(event.guild, numbers[event.guild], NOW)
        else:
            hours += event.hours
            (match,) = await play(database, [replace(event, hours=hours)])
            guild = match.place.guild_id
            found[match.id] = guild, numbers.get(guild or 0, 1)
    return found


@pytest.mark.slow
@given(happened=events)
@settings(max_examples=40)
async def test_seasons_equal_their_boundaries(happened: Events) -> None:
    """After anything in any order each match counts in the season it ended in; a recount agrees."""
    async with random_histories.a_database() as database:
        ended_in = await in_turn(database, happened)
        scopes: dict[tuple[int | None, int], int] = {(None, 1): DIRECT}
        for guild in (GUILD, OTHER_GUILD):
            for season in await SeasonTable(database).all(guild):
                scopes[guild, season.number] = season.scope
        rows = await database.read(lambda db: db.all(_RESULTS))
        assert {tuple(row) for row in rows} == {(it, scopes[ended_in[it]]) for it, _ in rows}
        before = await database.read(stored_standings)
        assert set((await database.prepare(rebuild)).wrong.values()) == {0}
        assert await database.read(stored_standings) == before
