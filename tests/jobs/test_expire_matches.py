from datetime import datetime, timedelta
from random import Random

import pytest

from bot.domain.limits import Pace
from bot.domain.match import Ending, Match, Person, Place, Status
from bot.domain.moves import pressed
from bot.jobs.expire_matches import MatchExpirer
from bot.services.matches import Matches
from bot.store.database import Database
from bot.store.matches.deadlines import DeadlineTable
from bot.store.matches.matches import MatchTable
from tests.conftest import NOW, a_match, all_there

pytestmark = pytest.mark.both_engines


class Clock:
    """The time, which the test sets."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> datetime:
        return self.now


def quick(number: int) -> Match:
    """Return a quick match; each number gives other people and another channel."""
    x, o = Person(2 * number), Person(2 * number + 1)
    return a_match(place=Place(21, number), x=x, o=o, pace=Pace.QUICK)


def expirer_on(database: Database, clock: Clock) -> tuple[MatchExpirer, list[Match]]:
    """Return an expirer, and the list of matches that it ends."""
    ended: list[Match] = []
    matches = Matches(MatchTable(database), clock, Random(1))
    return MatchExpirer(matches, DeadlineTable(database), ended.append, all_there), ended


async def break_row(database: Database, match: Match) -> None:
    """Have the database hold a match that cannot be read."""
    sql = "UPDATE matches SET moves = 'broken' WHERE id = ?"
    await database.write(lambda db: db.run(sql, (match.id,)))


async def test_only_due_matches_end(database: Database) -> None:
    """Matches whose time is up end as out of time; the others go on."""
    clock, table = Clock(), MatchTable(database)
    for number in range(25):
        await table.add(quick(number))
    late = await table.add(quick(99)._replace(turn_since=NOW + timedelta(seconds=30)))
    expirer, ended = expirer_on(database, clock)
    clock.now += timedelta(seconds=61)
    await expirer.run()
    assert len(ended) == 25
    assert {match.ending for match in ended} == {Ending.OUT_OF_TIME}
    going_on = await table.find(late.id)
    assert going_on is not None
    assert going_on.status is Status.LIVE


@pytest.mark.parametrize("broken", [1, 15])
async def test_a_match_that_fails_does_not_stop_the_others(database: Database, broken: int) -> None:
    """If some of the due rows are broken, also more than a batch, all other matches still end."""
    clock, table = Clock(), MatchTable(database)
    stored = [await table.add(quick(number)) for number in range(30)]
    for match in stored[:broken]:
        await break_row(database, match)
    expirer, ended = expirer_on(database, clock)
    clock.now += timedelta(seconds=61)
    await expirer.run()
    assert {match.id for match in ended} == {match.id for match in stored[broken:]}


async def test_an_expired_match_is_marked_to_be_redrawn(database: Database) -> None:
    """The mark is stored together with the end of the match, so that a crash cannot lose it."""
    clock, table = Clock(), MatchTable(database)
    match = await table.add(quick(1))
    expirer, _ = expirer_on(database, clock)
    clock.now += timedelta(seconds=61)
    await expirer.run()
    assert await DeadlineTable(database).boards_to_redraw(5) == [match.id]


async def test_a_move_postpones_the_reminder(database: Database) -> None:
    """The person to move is reminded two minutes after the last move, not the one before it."""
    table, deadlines = MatchTable(database), DeadlineTable(database)
    match = await table.add(quick(1)._replace(pace=Pace.CASUAL))
    moved_at = NOW + timedelta(minutes=1)
    await table.change(match.id, lambda m: pressed(m, 2, m.revision, 4, moved_at))
    assert await deadlines.to_remind(NOW + timedelta(seconds=170), 5) == []
    due = await deadlines.to_remind(moved_at + timedelta(minutes=2), 5)
    assert due == [match.id]
