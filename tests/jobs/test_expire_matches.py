from datetime import datetime, timedelta
from random import Random

from bot.domain.match import Ending, Match, Person, Place, Status
from bot.domain.moves import pressed
from bot.domain.time_limits import TimeControl
from bot.jobs.expire_matches import MatchExpirer
from bot.services.matches import Matches
from bot.store.deadlines import DeadlineTable
from bot.store.matches import MatchTable
from bot.store.sqlite.database import Database
from tests.conftest import NOW, a_match


class Time:
    """A clock's hand that the test moves."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> datetime:
        return self.now


def quick(number: int) -> Match:
    """Return a quick match of two people of its own, in a channel of its own."""
    x, o = Person(2 * number), Person(2 * number + 1)
    return a_match(place=Place(21, number), x=x, o=o, time_control=TimeControl.QUICK)


def expirer_on(database: Database, time: Time) -> tuple[MatchExpirer, list[Match]]:
    """Return an expirer, and the matches that it has ended so far."""
    ended: list[Match] = []
    matches = Matches(MatchTable(database), time, Random(1))
    return MatchExpirer(matches, DeadlineTable(database), ended.append), ended


async def test_whatever_is_due_ends_and_nothing_else(database: Database) -> None:
    """Of many matches, those whose time is up end by the clock; the others go on."""
    time, table = Time(), MatchTable(database)
    for number in range(25):
        await table.add(quick(number))
    late = await table.add(quick(99)._replace(turn_since=NOW + timedelta(seconds=30)))
    expirer, ended = expirer_on(database, time)
    time.now += timedelta(seconds=61)
    await expirer.expire_due()
    assert len(ended) == 25
    assert {match.ending for match in ended} == {Ending.OUT_OF_TIME}
    going_on = await table.find(late.id)
    assert going_on is not None
    assert going_on.status is Status.LIVE


async def test_a_match_that_cannot_be_ended_keeps_no_other_from_it(database: Database) -> None:
    """One broken row among those that are due leaves the rest to end as they should."""
    time, table = Time(), MatchTable(database)
    stored = [await table.add(quick(number)) for number in range(12)]
    broken = (stored[3].id,)
    sql = "UPDATE matches SET moves = 'broken' WHERE id = ?"
    await database.write(lambda db: db.execute(sql, broken).rowcount)
    expirer, ended = expirer_on(database, time)
    time.now += timedelta(seconds=61)
    await expirer.expire_due()
    assert {match.id for match in ended} == {match.id for match in stored} - set(broken)


async def test_what_the_clock_ends_waits_to_be_redrawn(database: Database) -> None:
    """That a board is to be redrawn is stored with the end itself, so that no crash forgets it."""
    time, table = Time(), MatchTable(database)
    match = await table.add(quick(1))
    expirer, _ = expirer_on(database, time)
    time.now += timedelta(seconds=61)
    await expirer.expire_due()
    assert await DeadlineTable(database).redraws(5) == [match.id]


async def test_a_move_puts_the_reminder_off(database: Database) -> None:
    """Whoever is to move is reminded two minutes after the last move, not the one before it."""
    table, deadlines = MatchTable(database), DeadlineTable(database)
    match = await table.add(quick(1)._replace(time_control=TimeControl.CASUAL))
    moved_at = NOW + timedelta(minutes=1)
    await table.change(match.id, lambda m: pressed(m, 2, m.revision, 4, moved_at))
    assert await deadlines.to_remind(NOW + timedelta(seconds=170), 5) == []
    due = await deadlines.to_remind(moved_at + timedelta(minutes=2), 5)
    assert [one.id for one in due] == [match.id]
