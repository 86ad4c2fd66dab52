"""Which boards are redrawn after a run that did not stop cleanly."""

from datetime import datetime, timedelta

import pytest

from bot.domain.match import Match, Person, Place
from bot.domain.shards import Shards
from bot.store.database import Database
from bot.store.matches.deadlines import DeadlineTable
from bot.store.matches.matches import MatchTable
from bot.store.upkeep.runs import RunTable
from tests.conftest import NOW, a_match

pytestmark = pytest.mark.both_engines

MINUTE = timedelta(minutes=1)
MOMENT = timedelta(milliseconds=1)
COUNT = 3


def run_on(database: Database, *held: int, count: int = COUNT) -> RunTable:
    """Return the run of a process that holds these shards."""
    return RunTable(database, lambda: Shards(count, frozenset(held)))


async def a_board(database: Database, shard: int, person: int, changed_at: datetime) -> Match:
    """Store a match on a server of a shard."""
    place = Place(((9 * COUNT + shard) << 22) + 5, person)
    match = a_match(id=0, place=place, x=Person(person))
    return await MatchTable(database).add(match._replace(changed_at=changed_at))


async def marked(database: Database) -> list[int]:
    """Return which boards are to be redrawn, the newest first."""
    return await DeadlineTable(database).boards_to_redraw(99)


async def test_the_last_minute_before_a_kill(database: Database) -> None:
    """Boards that changed within a minute of the last change may be out of date, no others."""
    assert await RunTable(database).begin(10) == 0
    for number, before in enumerate((timedelta(0), MINUTE, MINUTE + MOMENT)):
        await a_board(database, 0, number + 1, NOW - before)
    runs = RunTable(database)
    assert await runs.begin(10) == 2
    await runs.end()
    assert await RunTable(database).begin(10) == 0


async def test_a_kill_of_one_of_two(database: Database) -> None:
    """Only boards on its shards are redrawn, whatever others did since; their clean end stays."""
    killed, other = run_on(database, 0, 1), run_on(database, 2)
    for run in (killed, other):
        assert await run.begin(10) == 0
    old = await a_board(database, 0, 1, NOW - MINUTE - MOMENT)
    late = [await a_board(database, shard, shard + 2, NOW) for shard in (0, 1)]
    await a_board(database, 2, 5, NOW + 5 * MINUTE)
    await other.end()
    assert await run_on(database, 2).begin(10) == 0
    assert await run_on(database, 0, 1).begin(10) == 2
    assert await marked(database) == [match.id for match in reversed(late)]
    assert old.id not in await marked(database)


async def test_a_shard_that_comes_later(database: Database) -> None:
    """Where a process runs already nothing is redrawn when it takes the shard of one killed."""
    await run_on(database, 1).begin(10)
    held = {0}
    run = RunTable(database, lambda: Shards(COUNT, frozenset(held)))
    await run.begin(10)
    match, _ = [await a_board(database, shard, shard + 1, NOW) for shard in (1, 0)]
    assert run.has_begun()
    held.add(1)
    assert not run.has_begun()
    assert await run.begin(10) == 1
    assert await marked(database) == [match.id]


async def test_a_doubt_at_the_start(database: Database) -> None:
    """A process that cannot tell what it holds leaves alone what others have begun."""
    await run_on(database, 1).begin(10)
    match = await a_board(database, 1, 1, NOW)
    assert await run_on(database).begin(10) == 0
    assert await run_on(database, 1).begin(10) == 1
    assert await marked(database) == [match.id]


async def test_another_number_of_shards(database: Database) -> None:
    """After a kill of all, the first process to start finds the boards of the shards of before."""
    await run_on(database, 1).begin(10)
    match, _ = [await a_board(database, shard, shard + 1, NOW) for shard in (1, 2)]
    assert await run_on(database, 0, 1, 2, 3, count=8).begin(10) == 1
    assert await marked(database) == [match.id]
    assert await run_on(database, 4, 5, 6, 7, count=8).begin(10) == 0


async def test_no_more_boards_than_that(database: Database) -> None:
    """The latest boards of a shard are redrawn first, and of all shards at most so many."""
    await run_on(database, 0, 1).begin(10)
    for person in range(1, 7):
        await a_board(database, person % 2, person, NOW + person * MOMENT)
    assert await run_on(database, 0, 1).begin(4) == 4
    assert len(await marked(database)) == 4
