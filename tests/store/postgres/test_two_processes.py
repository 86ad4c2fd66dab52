"""What people do on two servers at once, each with its own process."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from itertools import combinations, cycle
from random import Random
from typing import Any

import pytest

from bot.domain.limits import ChallengeLimits, Pace
from bot.domain.match import Match, Person, Place, Status
from bot.domain.preferences import Preferences
from bot.domain.ratings.season_end import Ends
from bot.errors import ChallengeWaitsError
from bot.services.deletions import Deletions
from bot.services.matches import Matches
from bot.store.database import Connection, Database
from bot.store.matches.challenges import ChallengeTable
from bot.store.matches.matches import MatchTable, add
from bot.store.matches.playing import mark_playing
from bot.store.people.deletions import DeletionTable
from bot.store.people.preferences import PreferencesTable
from bot.store.ratings import seasons as season_tables
from bot.store.ratings.podiums import end_season
from bot.store.ratings.seasons import SeasonTable
from bot.store.upkeep.recount import rebuild
from tests.conftest import ANN, BEN, NOW, a_match
from tests.jobs.processes import another
from tests.store.acts import a_challenge
from tests.store.random_histories import PEOPLE, PlannedMatch, play

pytestmark = pytest.mark.usefixtures("patient")

Both = tuple[Database, Database]
_ENDED = "UPDATE matches SET ended = 1, status = 'over' WHERE id = ?"
_BEST = """
INSERT INTO standings
VALUES ('21', 'classic', ?, 1, 1700, 90, 0.06, NULL, 0, 0, 0, '{}', '', '1 2 3 4 5', 1)
"""


@pytest.fixture
async def both(database: Database, path: str) -> AsyncIterator[Both]:
    async with another(database, path) as other:
        yield database, other


async def test_pings(both: Both) -> None:
    """Two people who challenge each other on two servers at once are pinged once."""
    tables = [ChallengeTable(one, ChallengeLimits()) for one in both]
    pairs = [(ANN, BEN), (BEN, ANN)] * 2
    added = await asyncio.gather(
        *(tables[n % 2].add(a_challenge(*pair, place=Place(n, n))) for n, pair in enumerate(pairs))
    )
    assert sum(ping for _, ping in added) == 1


async def test_two_who_challenge_each_other_at_once(both: Both) -> None:
    """One challenge is stored, and the other person is told which waits."""
    tables = [ChallengeTable(one, ChallengeLimits()) for one in both]
    made = [a_challenge(*pair)._replace(pace=Pace.QUICK) for pair in ((ANN, BEN), (BEN, ANN))]
    adding = (table.add(match) for table, match in zip(tables, made, strict=True))
    found = await asyncio.gather(*adding, return_exceptions=True)
    ((stored, _),) = (it for it in found if isinstance(it, tuple))
    (waits,) = (it for it in found if isinstance(it, ChallengeWaitsError))
    assert waits.match_id == stored.id


MANY = [a_challenge(ANN, 100 + n, place=Place(n, n)) for n in range(10)]
FIRST = a_match(id=0, place=Place(99, 99))


def a_rematch(number: int) -> Match:
    return FIRST._replace(x=Person(20 + number), place=Place(number, number), rematch_of=1)


@pytest.mark.parametrize(
    ("refusal", "allowed", "matches"),
    [
        ("too-many-challenges", 3, MANY),
        ("already-playing", 3, [FIRST._replace(place=Place(n % 3, n % 3)) for n in range(9)]),
        ("rematch-made", 1, [a_rematch(n) for n in range(6)]),
    ],
)
async def test_limits(both: Both, refusal: str, allowed: int, matches: list[Match]) -> None:
    """At once on two: three open challenges, one match in each channel, one rematch of a match."""
    await MatchTable(both[0]).add(FIRST)
    found = await asyncio.gather(*map(add_to, cycle(both), matches), return_exceptions=True)
    failures = [str(it) for it in found if isinstance(it, Exception)]
    assert failures == (len(matches) - allowed) * [refusal]


async def add_to(database: Database, match: Match) -> None:
    if match.status is Status.INVITED:
        await ChallengeTable(database, ChallengeLimits()).add(match)
    else:
        await MatchTable(database).add(match)


async def test_matches_that_end_at_once(both: Both) -> None:
    """People whose matches end on two servers at once have the standings that a recount finds."""
    histories = [
        [PlannedMatch(Person(one), Person(two), Place(n << 22, 99 * n + one * two), 0, 1.0)] * 3
        for n in (3, 5)
        for one, two in combinations(PEOPLE, 2)
    ]
    await asyncio.gather(*(play(both[n % 2], history) for n, history in enumerate(histories)))
    result = await both[0].prepare(rebuild)
    assert (result.matches, set(result.wrong.values())) == (3 * len(histories), {0})


async def test_preferences(both: Both) -> None:
    """Of two switches that a person sets on two servers at once, none takes the other back."""
    tables = [PreferencesTable(one) for one in both]
    for person in range(20):
        await asyncio.gather(
            tables[0].switch(person, challenges=False), tables[1].switch(person, reminders=False)
        )
        assert await tables[0].of(person) == Preferences(challenges=False, reminders=False)


async def test_a_match_that_starts_while_a_person_is_deleted(both: Both) -> None:
    """The deletion waits for a match that is just being stored elsewhere, and ends it."""
    stored, may_commit = asyncio.Event(), asyncio.Event()

    async def start(db: Connection) -> None:
        match = a_match(id=0)
        await db.lock(*match.people)
        await mark_playing(db, await add(db, match))
        stored.set()
        await may_commit.wait()

    table, matches = DeletionTable(both[0]), Matches(MatchTable(both[0]), lambda: NOW, Random(1))
    starting = asyncio.create_task(both[1].write(start))
    await stored.wait()
    deleting = asyncio.create_task(Deletions(table, matches, Random(2)).delete(ANN))
    await asyncio.wait([deleting], timeout=0.5)
    may_commit.set()
    await asyncio.gather(starting, deleting)
    assert await table.count_matches(ANN) == 0


async def test_a_champion_who_is_deleted(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    """The deletion waits for the end that names the champion elsewhere, and then takes the name."""
    seasons, deletions = SeasonTable(both[1]), DeletionTable(both[0])
    await seasons.set_ends(21, Ends.MONTH, NOW)
    await seasons.set_role(21, 77)
    match = await MatchTable(both[0]).add(a_match(id=0, place=Place(21, 31)))
    await both[0].write(lambda db: db.run(_ENDED, (match.id,)))
    await both[0].write(lambda db: db.run(_BEST, (ANN,)))
    await deletions.begin(ANN, -5, NOW)
    deleting = list[asyncio.Task[bool]]()

    async def slowly(db: Connection, *season: Any) -> str:
        game = await end_season(db, *season)
        deleting.append(asyncio.create_task(deletions.delete_page(ANN)))
        await asyncio.wait(deleting, timeout=0.5)
        return game

    monkeypatch.setattr(season_tables, "end_season", slowly)
    assert await seasons.end_next(NOW + timedelta(days=40))
    assert await deleting[0]
    champions = "SELECT count(*) FROM podiums WHERE person_id = ? UNION ALL "
    champions += "SELECT count(*) FROM season_roles WHERE person_id = ? AND wanted = 1"
    rows = await both[0].read(lambda db: db.all(champions, (ANN, ANN)))
    assert [tuple(row) for row in rows] == [(0,), (0,)]
