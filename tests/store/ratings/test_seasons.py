"""Seasons: which matches count in which one, and what remains of one that is undone."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.domain.match import Person
from bot.domain.ratings.standing import EVERYWHERE, Category
from bot.domain.season import Season
from bot.errors import LaterSeasonError, UndoTooLateError, UnknownButtonError
from bot.store.database import Connection, Database
from bot.store.matches.matches import MatchTable
from bot.store.ratings.leaderboards import Leaderboards
from bot.store.ratings.seasons import SeasonTable
from bot.store.upkeep.recount import rebuild
from bot.store.upkeep.season_pages import SeasonPages
from tests.conftest import NOW
from tests.store.people.deleting import delete
from tests.store.people.exporting import exported
from tests.store.random_histories import (
    PEOPLE,
    PLACES,
    SOME,
    PlannedMatch,
    planned_matches,
    play,
    stored_standings,
)
from tests.store.ratings.test_standings import a_database
from tests.store.sqlite.raw import raw

pytestmark = pytest.mark.both_engines

GUILD, OTHER_GUILD = 21, 22
STAND_IN = -(2**61) - 12345

# The second season, which has the scope -3, gets the server's own.
Rows = dict[str, set[tuple[object, ...]]]


def a_win(winner: int, loser: int) -> PlannedMatch:
    return PlannedMatch(Person(winner), Person(loser), PLACES[0], 0, 1.0)


async def complete(database: Database) -> None:
    """Do all pages that are left of incomplete seasons."""
    while await SeasonPages(database).complete_page():
        pass


async def people_in(database: Database, season: Season) -> set[int]:
    """Return who is on the leaderboard of a season."""
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


async def test_a_season_without_a_match(database: Database) -> None:
    """Of two seasons that start after the same match, the later one counts the next match."""
    table = SeasonTable(database)
    await play(database, [a_win(11, 12)])
    for number in (2, 3):
        await table.start(GUILD, number, NOW)
    await play(database, [a_win(13, 14)])
    found = [await people_in(database, season) for season in await table.all(GUILD)]
    assert found == [{11, 12}, set(), {13, 14}]


async def test_other_leaderboards_have_no_seasons(database: Database) -> None:
    """A season's start changes neither another server's leaderboard nor the one of all servers."""
    await play(database, SOME)
    before = await database.read(stored_standings)
    await SeasonTable(database).start(GUILD, 2, NOW)
    assert await database.read(stored_standings) == before
    page = await Leaderboards(database).page(Category(EVERYWHERE), 0, viewer=11)
    assert {row.person for row in page.rows} == {11, 12, 13}
    assert len(await SeasonTable(database).all(OTHER_GUILD)) == 1


@pytest.mark.file
async def test_a_start_moves_nothing(database: Database) -> None:
    """A start stores two rows at most, however many people have standings, so nobody waits."""
    await play(database, [a_win(11 + n, 12 + n) for n in range(40)])
    before = await database.write(raw(lambda db: db.total_changes))
    await SeasonTable(database).start(GUILD, 2, NOW)
    assert await database.write(raw(lambda db: db.total_changes)) - before == 2


async def test_a_season_that_is_asked_for_twice(database: Database) -> None:
    """A second press on the same answer starts nothing, and neither does one for a far season."""
    table = SeasonTable(database)
    found = [(await table.start(GUILD, number, NOW)).number for number in (2, 2, 4, 1)]
    assert found == [2, 2, 2, 2]
    assert [season.number for season in await table.all(GUILD)] == [1, 2]


async def test_what_can_be_undone(database: Database) -> None:
    """Only the current season of that server can be undone, for a day, and twice does no harm."""
    table, day = SeasonTable(database), timedelta(days=1)
    second = await table.start(GUILD, 2, NOW)
    third = await table.start(GUILD, 3, NOW)
    with pytest.raises(LaterSeasonError):
        await table.undo(GUILD, second.id, NOW)
    with pytest.raises(UnknownButtonError):
        await table.undo(OTHER_GUILD, third.id, NOW)
    with pytest.raises(UndoTooLateError):
        await table.undo(GUILD, third.id, NOW + day)
    for _ in range(2):
        assert await table.undo(GUILD, third.id, NOW + day - timedelta(milliseconds=1)) == 3
    assert [season.number for season in await table.all(GUILD)] == [1, 2]
    again = await table.start(GUILD, 3, NOW)
    assert again.id != third.id


async def store_records(db: Connection) -> None:
    """Store more records of another season, of people with lower ids, than one page deletes."""
    for person in range(-999, -699):
        await db.run("INSERT INTO pairs VALUES (-90, 'classic', ?, -1, 1, 0, 0)", (person,))


async def test_nothing_is_left_of_an_undone_season(database: Database) -> None:
    """In the end its standings and records are deleted, however many other seasons have."""
    table, pages = SeasonTable(database), SeasonPages(database)
    second = await table.start(GUILD, 2, NOW)
    await play(database, [a_win(11, 12)])
    await database.write(store_records)
    assert not await pages.are_left()
    await table.undo(GUILD, second.id, NOW)
    assert await pages.are_left()
    await complete(database)
    assert not await pages.are_left()
    stored = await database.read(stored_standings)
    assert [row for rows in stored.values() for row in rows if second.scope in row] == []
    assert len(stored["pairs"]) > 300


async def test_presses_go_on_while_a_season_is_completed(database: Database) -> None:
    """A page counts few matches; one that ends between two pages is counted after those before."""
    table = SeasonTable(database)
    await play(database, [a_win(11, 12)])
    started = await table.start(GUILD, 2, NOW)
    await play(database, [a_win(11 + n % 4, 11 + (n + 1) % 4) for n in range(50)])
    await table.undo(GUILD, started.id, NOW)
    pages = 0
    while await SeasonPages(database).complete_page():
        await play(database, [a_win(12, 11)] if pages < 3 else [])
        pages += 1
    assert pages > 4
    assert set((await database.prepare(rebuild)).wrong.values()) == {0}
    (card,) = [
        row
        for row in (await Leaderboards(database).page(Category(GUILD), 0, 11)).rows
        if row.person == 11
    ]
    assert card.standing.total.matches == 1 + 25 + 3


async def test_a_board_while_a_season_is_completed(database: Database) -> None:
    """A game that is counted in one season, but still in the undone one too, changed each once."""
    table = SeasonTable(database)
    started = await table.start(GUILD, 2, NOW)
    (match,) = await play(database, [a_win(11, 12)])
    await table.undo(GUILD, started.id, NOW)
    more = True
    while more:
        found = await MatchTable(database).find(match.id)
        assert found is not None
        assert [change.person for change in found.rating_changes] == [11, 12]
        more = await SeasonPages(database).complete_page()


async def test_an_export_names_the_seasons(database: Database) -> None:
    """An export has a person's standing in each season of a server."""
    await play(database, [a_win(11, 12)])
    await SeasonTable(database).start(GUILD, 2, NOW)
    await play(database, [a_win(11, 12)])
    found = (await exported(database, 11))["standings"]
    seasons = [(one["scope"], one["season"]) for one in found if one["scope"] != "everywhere"]
    assert sorted(seasons) == [(GUILD, 1), (GUILD, 2)]


async def test_a_deletion_in_all_seasons(database: Database) -> None:
    """A deletion replaces the person in every season, one being undone at the time included."""
    table = SeasonTable(database)
    for number in (2, 3):
        await play(database, [a_win(11, 12)])
        started = await table.start(GUILD, number, NOW)
    await play(database, [a_win(11, 12)])
    await table.undo(GUILD, started.id, NOW)
    await delete(database, 11, STAND_IN)
    rows = await database.read(stored_standings)
    assert [row for table_rows in rows.values() for row in table_rows if 11 in row] == []
    await complete(database)
    assert set((await database.prepare(rebuild)).wrong.values()) == {0}


@dataclass(frozen=True)
class Act:
    """Something that is done between two matches: a start, an undo, a page or a recount."""

    name: str
    guild: int = GUILD


ACTS = [
    *(Act(name, guild) for name in ("start", "undo") for guild in (GUILD, OTHER_GUILD)),
    *(Act(name) for name in ("page", "recount")),
]
START, UNDO = Act("start"), Act("undo")
EVERYBODY_MET = [
    replace(a_win(one, other), hours=30.0) for one in PEOPLE for other in PEOPLE if one != other
]
"""A history after which nobody is new in the season, while everybody is in the next one."""
Events = Sequence[PlannedMatch | Act]
events = st.lists(
    st.one_of(
        planned_matches, st.sampled_from(ACTS), st.sampled_from([START, UNDO, a_win(11, 12)])
    ),
    max_size=30,
)


def timed(happened: Events) -> list[tuple[PlannedMatch | Act, datetime]]:
    """Return when each event happens; the hours of a match then count from the beginning."""
    hours, found = 0.0, []
    for event in happened:
        if isinstance(event, PlannedMatch):
            hours += event.hours
        moved = replace(event, hours=hours) if isinstance(event, PlannedMatch) else event
        found.append((moved, NOW + timedelta(hours=hours)))
    return found


def never_undone(happened: Events) -> set[int]:
    """Return which events are starts of a season that stays."""
    started: dict[int, list[tuple[int, datetime]]] = {GUILD: [], OTHER_GUILD: []}
    for number, (event, now) in enumerate(timed(happened)):
        if not isinstance(event, Act):
            continue
        seasons = started[event.guild]
        if event.name == "start":
            seasons.append((number, now))
        elif event.name == "undo" and seasons and now - seasons[-1][1] < timedelta(days=1):
            seasons.pop()
    return {number for seasons in started.values() for number, _ in seasons}


async def do(database: Database, event: PlannedMatch | Act, now: datetime) -> None:
    """Have one event happen."""
    table = SeasonTable(database)
    if isinstance(event, PlannedMatch):
        await play(database, [event])
    elif event.name == "page":
        await SeasonPages(database).complete_page()
    elif event.name == "recount":
        assert set((await database.prepare(rebuild)).wrong.values()) == {0}
    elif event.name == "start":
        await table.start(event.guild, len(await table.all(event.guild)) + 1, now)
    elif (season := (await table.all(event.guild))[-1]).can_be_undone(now):
        await table.undo(event.guild, season.id, now)


async def by_season(db: Connection) -> Rows:
    """Return the rows of the standings, with the server and the season in place of the scope."""
    sql = "SELECT scope, guild_id, number FROM seasons WHERE undone = 0"
    names = {scope: (guild, number) for scope, guild, number in await db.all(sql)}
    names |= {guild: (guild, 1) for guild in (GUILD, OTHER_GUILD)}
    found = await stored_standings(db)
    found["results"] = {(scope, match, *row) for match, scope, *row in found["results"]}
    return {
        table: {(names.get(scope, scope), *row) for scope, *row in rows}
        for table, rows in found.items()
    }


@pytest.mark.slow
@given(happened=events)
@example(happened=[a_win(11, 12), START, a_win(11, 13), UNDO, a_win(12, 11)])
@example(happened=[START, a_win(11, 12), UNDO, START, a_win(11, 13), UNDO])
@example(happened=[*EVERYBODY_MET, START, a_win(11, 12), UNDO])
@example(happened=[START, a_win(11, 12), START, a_win(11, 13), UNDO, a_win(13, 11), UNDO])
@settings(max_examples=40)
async def test_seasons_equal_their_boundaries(happened: Events) -> None:
    """After anything in any order the standings follow from the matches and the boundaries.

    They equal those of a bot on which the undone seasons never started, and a recount agrees.
    """
    stays = never_undone(happened)
    async with a_database() as database, a_database() as expected:
        for number, (event, now) in enumerate(timed(happened)):
            await do(database, event, now)
            if isinstance(event, PlannedMatch) or number in stays:
                await do(expected, event, now)
        await complete(database)
        found = await database.read(by_season)
        assert found == await expected.read(by_season)
        assert set((await database.prepare(rebuild)).wrong.values()) == {0}
        assert await database.read(by_season) == found
