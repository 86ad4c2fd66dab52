"""Leaderboards of many people, compared with the same people sorted in Python."""

from dataclasses import replace
from random import Random

import pytest

from bot.domain.match import Person
from bot.domain.ratings.leaderboard import PAGE, Leaderboard
from bot.domain.ratings.standing import EVERYWHERE, SETTLED_KEY, Category
from bot.domain.who_may_see import Reader
from bot.store.database import Connection, Database
from bot.store.ratings.leaderboards import Leaderboards
from tests.conftest import ANN, BEN
from tests.store.random_histories import PLACES, PlannedMatch, play

HERE, THERE = 21, 22
DROP = Category(HERE, "drop")
_STANDING = """
INSERT INTO standings (scope, variant, person_id, rank_key, points, deviation, volatility, streak,
    best_streak, as_x, records, openings, history)
VALUES (?, ?, ?, ?, ?, ?, 0.06, 0, 0, 0, '{}', '', '')
"""
Points = dict[int, tuple[float, bool]]
"""The points of each person, and whether their rating is settled."""


def crowd(count: int, seed: int) -> Points:
    """Return people, many of them with the same or nearly the same points; most are settled."""
    rng = Random(seed)
    points = [1500.0, 1500.1, 1500.4, 1501.0] * 10 + [1300 + 10.0 * it for it in range(40)]
    return {person: (rng.choice(points), rng.random() < 2 / 3) for person in range(1, count + 1)}


def rank_key(points: float, settled: bool) -> int:
    return round(10 * points) + settled * SETTLED_KEY


async def enter(db: Connection, category: Category, people: Points) -> None:
    for person, (points, settled) in people.items():
        deviation = 100.0 if settled else 200.0
        await db.run(_STANDING, (*category, person, rank_key(points, settled), points, deviation))


def listed(people: Points) -> list[tuple[int, int | None]]:
    """Return the whole list: each person, and the rank of those who are settled."""
    keys = {person: rank_key(*standing) for person, standing in people.items()}
    better = {own: sum(it > own for it in keys.values()) for own in keys.values()}
    order = sorted(people, key=lambda person: (-keys[person], person))
    return [(it, better[keys[it]] + 1 if people[it][1] else None) for it in order]


@pytest.mark.both_engines
@pytest.mark.parametrize("count", [10, 57])
@pytest.mark.parametrize("scope", [HERE, EVERYWHERE])
async def test_all_pages_list_everybody(database: Database, scope: int, count: int) -> None:
    """Pages follow without a gap, the best first, equals share a rank, and others are absent."""
    people = crowd(count, seed=count)
    await database.write(lambda db: enter(db, Category(scope), people))
    await database.write(lambda db: enter(db, Category(THERE), crowd(30, seed=1)))
    await database.write(lambda db: enter(db, Category(scope, "drop"), crowd(30, seed=1)))
    numbers = range(-(-count // PAGE))
    pages = [await Leaderboards(database).page(Category(scope), it, 1) for it in numbers]
    assert [(row.person, row.rank) for page in pages for row in page.rows] == listed(people)
    assert {len(page.rows) for page in pages[:-1]} <= {PAGE}
    assert {(page.people, page.pages) for page in pages} == {(count, len(pages))}
    assert [page.number for page in pages] == list(range(len(pages)))


async def test_everybody_finds_their_own_row(database: Database) -> None:
    """One's own rank and page are those of the whole list; a card shows the same rank."""
    people = crowd(57, seed=3)
    await database.write(lambda db: enter(db, DROP, people))
    boards = Leaderboards(database)
    for place, (person, rank) in enumerate(listed(people)):
        page = await boards.page(DROP, 0, person)
        board = Leaderboard(HERE, variant="drop")
        card = await boards.card(board, person, Reader(1, HERE, 31), HERE)
        assert page.own is not None
        assert card is not None
        assert (page.own.person, page.own.rank, card.row.rank) == (person, rank, rank)
        assert await boards.page_of(DROP, person) == place // PAGE


@pytest.mark.parametrize(("asked", "shown"), [(-1, 0), (2, 2), (3, 2), (10**6, 2)])
async def test_a_page_that_does_not_exist(database: Database, asked: int, shown: int) -> None:
    """Instead of it the nearest one is shown; a person without a standing is led to the first."""
    await database.write(lambda db: enter(db, Category(HERE), crowd(30, seed=2)))
    page = await Leaderboards(database).page(Category(HERE), asked, 99)
    assert (page.number, page.own) == (shown, None)
    assert await Leaderboards(database).page_of(Category(HERE), 99) == 0


@pytest.mark.both_engines
async def test_names_are_shown_by_consent(database: Database) -> None:
    """In the list of all servers only those are named who want to be; in a server everybody is."""
    boards = Leaderboards(database)
    for scope in (Category(EVERYWHERE), Category(HERE)):
        await database.write(lambda db, scope=scope: enter(db, scope, crowd(5, seed=5)))  # type: ignore[misc]
    await boards.set_named(2, named=True)
    await boards.set_named(3, named=True)
    await boards.set_named(3, named=False)
    everywhere, here = [await boards.page(Category(it), 0, 2) for it in (EVERYWHERE, HERE)]
    assert {row.person for row in everywhere.rows if row.named} == {2}
    assert {row.person for row in here.rows if row.named} == {1, 2, 3, 4, 5}
    unnamed = await boards.page(Category(EVERYWHERE), 0, 3)
    assert (everywhere.own_named, unnamed.own_named) == (True, False)


async def test_a_card_shows_the_five_latest_matches(database: Database) -> None:
    """Of many matches in a server the five that ended last are on the card, the newest first."""
    one = PlannedMatch(Person(ANN), Person(BEN), PLACES[0], 1, 1.0)
    ended = await play(database, [replace(one, game=game) for game in (0, 1, 2, 3, 4, 0, 1)])
    card = await Leaderboards(database).card(Leaderboard(HERE), ANN, Reader(BEN, HERE, 31), HERE)
    assert card is not None
    assert [latest.match.id for latest in card.latest] == [it.id for it in reversed(ended)][:5]
