"""A long deletion: in pages, with other people's presses between, and finished after any kill."""

import sqlite3
from contextlib import closing
from random import Random

import pytest

from bot.domain.limits import ChallengeLimits
from bot.domain.match import Person, Place, Status
from bot.errors import Refusal
from bot.services.deletions import PAGES_AT_ONCE, Deletions
from bot.services.exports import Exports
from bot.services.matches import Matches
from bot.store.database import Connection, Database
from bot.store.matches.challenges import ChallengeTable
from bot.store.matches.matches import MatchTable
from bot.store.people.deletion_pages import PAGE
from bot.store.people.deletions import DeletionTable
from bot.store.people.personal_data import PersonalDataTable
from bot.store.people.shares import ShareTable
from bot.store.upkeep.recount import rebuild
from tests.conftest import ANN, BEN, EVE, NOW, a_match, opened
from tests.store.acts import a_challenge
from tests.store.people.test_personal_data import DELETED_ID, GONE, STAYS, crowd
from tests.store.random_histories import PLACES, PlannedMatch, copy_last, play, stored_standings
from tests.store.sample import all_rows, tables_of
from tests.store.sqlite.faults import files_of, put_back

pytestmark = pytest.mark.both_engines

MANY = 3 * PAGE  # more matches than some pages hold


def deletions_of(database: Database) -> Deletions:
    matches = Matches(MatchTable(database), lambda: NOW, Random(1))
    return Deletions(DeletionTable(database), matches, Random(2))


async def play_many(database: Database, matches: int = MANY) -> None:
    await play(database, [PlannedMatch(Person(ANN), Person(BEN), PLACES[0], 0, 1.0)])
    await database.write(lambda db: copy_last(db, matches))


async def begun(database: Database) -> DeletionTable:
    await play_many(database)
    table = DeletionTable(database)
    await table.begin(ANN, DELETED_ID, NOW)
    assert not await table.delete_page(ANN)
    return table


async def matches_of(db: Connection, person: int) -> int:
    sql = "SELECT count(*) FROM matches WHERE ? IN (x_person, o_person)"
    return int((await db.one(sql, (person,)))[0])


async def test_others_play_during_a_deletion(database: Database) -> None:
    """A deletion of many matches takes several transactions, and others play between them."""
    table = await begun(database)
    assert await table.pending() == [ANN]
    await MatchTable(database).add(a_match(id=0, x=Person(EVE)))
    assert 0 < await database.read(lambda db: matches_of(db, ANN)) < MANY
    while not await table.delete_page(ANN):
        assert await database.read(lambda db: matches_of(db, EVE)) == 1
    assert await database.read(lambda db: matches_of(db, ANN)) == 0
    assert await table.pending() == []
    assert await table.delete_page(ANN)  # there is nothing left to wait for


async def test_many_opponents(database: Database) -> None:
    """Records against many people are replaced in several transactions, and all stay."""
    others = [*range(1, ANN), *range(ANN + 1, MANY)]
    rows = [(min(other, ANN), max(other, ANN)) for other in others]
    add = "INSERT INTO pairs VALUES (21, 'classic', ?, ?, 1, 2, 3)"
    await database.write(lambda db: db.run_all(add, rows))
    table = DeletionTable(database)
    await table.begin(ANN, DELETED_ID, NOW)
    assert [await table.delete_page(ANN) for _ in range(4)] == [False, False, True, True]
    found = await database.read(lambda db: db.all("SELECT low_id, high_id, low_wins FROM pairs"))
    wins = {(DELETED_ID, other, 1 if other > ANN else 3) for other in others}
    assert {tuple(row) for row in found} == wins


async def test_nobody_plays_while_they_are_deleted(database: Database) -> None:
    """Until all is replaced they start, share and export nothing, and nobody challenges them."""
    table, matches = await begun(database), MatchTable(database)
    challenges = ChallengeTable(database, ChallengeLimits())
    for refused, key in (
        (matches.add(a_match(id=0)), "being-deleted"),
        (challenges.add(a_challenge(ANN, EVE)), "being-deleted"),
        (challenges.add(a_challenge(EVE, ANN)), "not-challengeable"),
        (ShareTable(database).add(ANN, 7, Place(21, 31)), "being-deleted"),
        (Exports(PersonalDataTable(database)).files(ANN), "being-deleted"),
    ):
        with pytest.raises(Refusal, match=key):
            await refused
    while not await table.delete_page(ANN):
        continue
    await challenges.add(a_challenge(ANN, EVE))
    await matches.add(a_match(id=0))


async def test_a_second_press_goes_on(database: Database) -> None:
    """Deleting while the deletion goes on makes no second deleted id, and tells the truth."""
    many = PAGES_AT_ONCE * PAGE + 1
    await play_many(database, many)
    counts = [await DeletionTable(database).count_matches(it) for it in (ANN, BEN, EVE)]
    assert counts == [many + 1, many + 1, 0]
    deletions = deletions_of(database)
    assert not await deletions.delete(ANN)
    assert await deletions.delete(ANN)
    people = "SELECT DISTINCT x_person FROM matches"
    rows = await database.read(lambda db: db.all(people))
    assert len(rows) == 1
    assert rows[0][0] < 0


async def test_a_match_that_cannot_be_read(database: Database) -> None:
    """It does not stop the deletion: the person's other matches end, and their id goes from all."""
    matches = MatchTable(database)
    broken, live = [
        await matches.add(a_match(id=0, x=Person(ANN), place=Place(21, channel)))
        for channel in (31, 32)
    ]
    sql = "UPDATE matches SET moves = 'broken' WHERE id = ?"
    await database.write(lambda db: db.run(sql, (broken.id,)))
    assert await deletions_of(database).delete(ANN)
    ended = await matches.find(live.id)
    assert ended is not None
    assert ended.status is Status.OVER
    assert await database.read(lambda db: matches_of(db, ANN)) == 0


async def test_a_deletion_ends_what_the_person_plays(database: Database) -> None:
    """Live matches and challenges end, even if the process was killed before it came to that."""
    matches = MatchTable(database)
    live = await matches.add(a_match(id=0, x=Person(ANN), o=Person(BEN)))
    challenges = ChallengeTable(database, ChallengeLimits())
    asked, _ = await challenges.add(a_challenge(EVE, ANN, place=Place(21, 32)))
    await DeletionTable(database).begin(ANN, DELETED_ID, NOW)
    await deletions_of(database).finish(ANN)
    ended = [await matches.find(match_id) for match_id in (live.id, asked.id)]
    assert [(match.status, match.winner) for match in ended if match] == [
        (Status.OVER, "O"),
        (Status.DECLINED, None),
    ]


@pytest.mark.file
@pytest.mark.parametrize("pages", [0, 3, 5])
async def test_killed_after_any_page(path: str, pages: int) -> None:
    """Whenever the process is killed, the next one finishes, and all standings are right."""
    async with opened(path) as database:
        await play(database, crowd(60, 30))
        await play_copies(database)
        before = await database.read(stored_standings)
        table = DeletionTable(database)
        await table.begin(GONE, DELETED_ID, NOW)
        for _ in range(pages):
            await table.delete_page(GONE)
        killed = files_of(path)
    put_back(killed)
    async with opened(path) as database:
        for person in await DeletionTable(database).pending():
            await deletions_of(database).finish(person)
        result = await database.prepare(rebuild)
        after = await database.read(stored_standings)
    with closing(sqlite3.connect(path)) as connection:
        rows = all_rows(connection, tables_of(connection))
    assert {table: row for table, found in rows.items() for row in found if GONE in row} == {}
    assert set(result.wrong.values()) == {0}
    assert of_others(after) == of_others(before)


async def play_copies(database: Database) -> None:
    """Have the person who is deleted play many matches that do not count."""
    await play(database, [PlannedMatch(Person(GONE), Person(STAYS), PLACES[0], 5, 1.0)])
    await database.write(lambda db: copy_last(db, MANY))


def of_others(tables: dict[str, set[tuple[object, ...]]]) -> set[tuple[object, ...]]:
    """Return the standings of all people but the one who is deleted."""
    return {row for row in tables["standings"] if row[2] not in (GONE, DELETED_ID)}


async def test_a_recount_finishes_a_deletion(path: str) -> None:
    """A recount between two pages leaves nobody halfway: it finishes the deletion first."""
    async with opened(path) as database:
        await play(database, crowd(20, 30))
        await play_copies(database)
        await DeletionTable(database).begin(GONE, DELETED_ID, NOW)
        await DeletionTable(database).delete_page(GONE)
        result = await database.prepare(rebuild)
        assert await database.read(lambda db: matches_of(db, GONE)) == 0
    assert set(result.wrong.values()) == {0}
