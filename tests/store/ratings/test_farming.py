"""What people gain who lose to themselves with accounts that they made for it."""

from collections.abc import Iterable, Sequence

import pytest

from bot.domain.match import Ending, Machine, Person, Seat
from bot.domain.ratings.glicko2 import PERIODS_A_DAY, Rating, updated
from bot.domain.ratings.rules import MOST_POINTS
from bot.domain.ratings.standing import EVERYWHERE, Category
from bot.store.database import Database
from bot.store.ratings.leaderboards import Leaderboards
from bot.store.ratings.standings import find
from engines.levels import SPEC_OF_LEVEL
from tests.store.acts import delete
from tests.store.random_histories import GAMES, PLACES, PlannedMatch, play

GAINER, FIRST = 11, 100
WON, OTHER_WON, LOST, DRAWN = 0, 2, 3, 4  # the numbers of games that X wins, loses and draws
RESULTS = "SELECT * FROM results WHERE person_id = ? AND scope = 0 ORDER BY match_id"
SHARES = "SELECT DISTINCT match_id, share FROM results ORDER BY match_id"
MINUTE = 1 / 60
MOVED_TWICE = GAMES.index(((4, 0, 8, 2), Ending.RESIGNED, "X"))


def accounts(number: int) -> range:
    return range(FIRST, FIRST + number)


def beaten(people: Iterable[int], game: int = WON, hours: float = MINUTE) -> list[PlannedMatch]:
    """Return a match of the gainer, who plays X, against each of some people."""
    return [PlannedMatch(Person(GAINER), Person(one), PLACES[0], game, hours) for one in people]


def among(people: Sequence[int], matches: int, hours: float = MINUTE) -> list[PlannedMatch]:
    """Return draws of some people with each other, `matches` of each person, in a circle."""
    gaps = range(1, matches // 2 + 1)
    pairs = [(one, people[(n + gap) % len(people)]) for gap in gaps for n, one in enumerate(people)]
    return [PlannedMatch(Person(x), Person(o), PLACES[0], DRAWN, hours) for x, o in pairs]


async def assert_no_gain(database: Database) -> None:
    """Check that the gainer has at most `MOST_POINTS`, and no rank, here and everywhere."""
    leaderboards = Leaderboards(database)
    for scope in (EVERYWHERE, PLACES[0].guild_id or 0):
        own = (await leaderboards.page(Category(scope), 0, GAINER)).own
        assert own is None or own.rank is None
        assert own is None or own.standing.rating.points <= MOST_POINTS


@pytest.mark.slow
@pytest.mark.parametrize(
    ("number", "drawn", "games", "hours"),
    [
        (50, 0, [WON], MINUTE),
        (12, 0, [MOVED_TWICE], MINUTE),
        *((12, drawn, [WON], MINUTE) for drawn in (2, 4)),
        (12, 0, [WON] * 5, 1.3),
    ],
)
async def test_beating_fresh_accounts(
    database: Database, number: int, drawn: int, games: list[int], hours: float
) -> None:
    """Many fresh accounts give 1650 at most, unsettled, however they draw or lose first."""
    people = accounts(number)
    won = [match for game in games for match in beaten(people, game, hours)]
    await play(database, [*among(people, drawn), *won])
    await assert_no_gain(database)


async def test_beating_someone_who_deletes_after_each_match(database: Database) -> None:
    """It does not help that the same account loses and deletes its data, 25 times."""
    for number in range(25):
        await play(database, beaten([FIRST], hours=number * MINUTE))
        await delete(database, FIRST, -1 - number)
    await assert_no_gain(database)


@pytest.mark.parametrize("deleted", [GAINER, FIRST])
async def test_a_pair_is_remembered_after_a_deletion(database: Database, deleted: int) -> None:
    """The n-th match of two people within a day counts 1/n, even if one of them was deleted."""
    for number in range(4):
        await play(database, beaten([FIRST], hours=number * MINUTE))
        await delete(database, deleted, -1 - number)
    await play(database, beaten([FIRST + 1, FIRST], hours=5 * MINUTE))
    shares = [row["share"] for row in await database.read(lambda db: db.all(SHARES))]
    assert shares == [1, 1 / 2, 1 / 3, 1 / 4, 1, 1 / 5]


def with_machines(people: Iterable[int]) -> list[PlannedMatch]:
    """Return eight different games of each person against the bot."""
    hard: Seat = Machine(SPEC_OF_LEVEL["hard"], "hard")
    return [
        PlannedMatch(x, o, PLACES[0], game, 25.0)
        for one in people
        for x, o in ((Person(one), hard), (hard, Person(one)))
        for game in (WON, OTHER_WON, LOST, DRAWN)
    ]


@pytest.mark.parametrize("with_people", [True, False])
async def test_people_with_histories_count_in_full(database: Database, with_people: bool) -> None:
    """Beating twenty people who have played others, or the bot, gives what Glicko-2 gives."""
    people, hours = accounts(20), 80.0
    history = among(people, 6) if with_people else with_machines(people)
    await play(database, [*history, *beaten(people, hours=hours)])
    plain, periods = Rating(), 1.0
    for row in await database.read(lambda db: db.all(RESULTS, (GAINER,))):
        opponent = Rating(row["opponent_points"], row["opponent_deviation"])
        plain, periods = updated(plain, [(opponent, 1.0)], periods), hours / 24 * PERIODS_A_DAY
    standing = await database.read(lambda db: find(db, Category(EVERYWHERE), GAINER))
    assert standing is not None
    assert standing.rating == pytest.approx(plain)
    assert standing.is_settled
    assert standing.rating.points > 1900


async def test_eight_friends_are_ranked(database: Database) -> None:
    """Eight newcomers who play nobody but each other are all ranked after 14 matches each."""
    friends = accounts(8)
    pairs = [(one, other) for one in friends for other in friends if one < other]
    days = [
        PlannedMatch(Person(one), Person(other), PLACES[0], (one + other + day) % 5, hours)
        for day in range(2)
        for (one, other), hours in zip(pairs, [30.0, *[MINUTE] * len(pairs)], strict=False)
    ]
    await play(database, days)
    page = await Leaderboards(database).page(Category(EVERYWHERE), 0, GAINER)
    assert [row.rank for row in page.rows] == sorted(row.rank or 0 for row in page.rows)
    assert all(row.rank for row in page.rows)
    assert len(page.rows) == 8
