"""What practice asks of a database: that a later game counts, and that much costs no more."""

import sqlite3
from contextlib import closing
from datetime import datetime, timedelta

import pytest

from bot.domain.match import Ending, Match, Person, Status
from bot.errors import Refusal
from bot.store.database import Connection, Database
from bot.store.matches.matches import MatchTable
from bot.store.people.deletions import DeletionTable
from bot.store.people.practice import PracticeTable
from bot.store.sqlite.statements import at_once
from tests.conftest import ANN, BEN, NOW, a_match, opened
from tests.store.acts import delete, exported
from tests.store.random_histories import copy_last

DAY = timedelta(days=1)
POSITION, OTHER = 77, 78
_JUDGED = """
INSERT INTO practice SELECT ?, id, CASE WHEN id % 5 < 2 THEN 4 ELSE -1 END, variant, id, ended,
    CASE WHEN id % 5 < 2 THEN changed_at END, {shown}, 0, 0
FROM matches
"""
_DUE = "SELECT count(*) FROM practice WHERE due_at IS NOT NULL"


async def finished(database: Database, at: datetime = NOW) -> Match:
    table = MatchTable(database)
    live = await table.add(a_match(o=Person(BEN), started_at=at, changed_at=at, turn_since=at))
    ended = live._replace(
        moves=(0, 3, 1, 4, 8, 5), revision=6, status=Status.OVER, ending=Ending.LINE, winner="O"
    )
    await table.change(live.id, lambda _: ended)
    return ended


async def due(database: Database) -> int:
    return int((await database.read(lambda db: db.one(_DUE)))[0])


@pytest.mark.both_engines
async def test_each_match_is_judged_once(database: Database) -> None:
    """The newest match comes to be judged, until it is known what it holds, also by two devices."""
    table, first, second = PracticeTable(database), *[await finished(database) for _ in "12"]
    for match in (second, first):
        assert await table.next(ANN, None, NOW) == match
        for _ in "12":
            await table.judged(ANN, match.id, {POSITION: 4} if match is first else {})
    assert await table.next(ANN, "drop", NOW) == 0
    assert await table.next(ANN, "classic", NOW) == (first.id, 4)
    assert (await table.next(ANN, None, NOW), await due(database)) == (1, 1)


@pytest.mark.both_engines
async def test_the_later_game_counts(database: Database) -> None:
    """The same position is due in the later game alone, whichever is judged first."""
    table, later = PracticeTable(database), NOW + DAY * 5
    first, second = [await finished(database, NOW + DAY * number) for number in range(2)]
    for match in (second, first):
        await table.judged(ANN, match.id, {POSITION: 4, OTHER: 2})
    assert await due(database) == 2
    assert await table.next(ANN, None, later) == (second.id, 4)
    await table.note(ANN, POSITION, "right", later)
    third = await finished(database, later + DAY)
    await table.judged(ANN, third.id, {POSITION: 0})
    assert await table.due(ANN, "classic", later + DAY) == 2
    assert await table.next(ANN, None, later + DAY) == (third.id, 0)
    assert await table.next(ANN, None, later + DAY) == (second.id, 2)
    assert await table.next(ANN, None, later + DAY) == 2


@pytest.mark.both_engines
async def test_whose_data_is_deleted_meanwhile(database: Database) -> None:
    """Nothing is judged during a deletion or stored after it; an export has each position."""
    table, match = PracticeTable(database), await finished(database)
    await table.judged(ANN, match.id, {POSITION: 4})
    ((row,), *_) = [(await exported(database, ANN))["practice"]]
    found = [row[name] for name in ("match_id", "ply", "variant", "solved")]
    assert found == [match.id, 4, "classic", 0]
    await DeletionTable(database).begin(ANN, -1, NOW)
    for refused in (table.judged(ANN, match.id, {POSITION: 2}), table.next(ANN, None, NOW)):
        with pytest.raises(Refusal, match="being-deleted"):
            await refused
    await delete(database, ANN, -1)
    await table.judged(ANN, match.id, {POSITION: 4})
    assert await due(database) == 0


def steps(path: str, person: int, now: datetime) -> int:
    """Return how many steps of SQLite's machine the next position costs."""
    taken = 0

    def count() -> int:
        nonlocal taken
        taken += 1
        return 0

    async def work(db: Connection) -> object:
        return await PracticeTable.next.__wrapped__(None, db, person, None, now)  # type: ignore[attr-defined]

    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        connection.set_progress_handler(count, 1)
        at_once(work)(connection)
    return taken


@pytest.mark.parametrize("shown", ["NULL", "1"])
async def test_who_has_played_ten_thousand_games(path: str, shown: str) -> None:
    """With 4,000 mistakes the next position, a new one or a due one, costs no more than with 90."""
    costs = []
    for games in (220, 10_000):
        async with opened(f"{path}{games}") as database:
            await finished(database)
            await database.write(lambda db, games=games: copy_last(db, games))  # type: ignore[misc]
            await database.write(lambda db: db.run(_JUDGED.format(shown=shown), (ANN,)))
        costs.append(steps(f"{path}{games}", ANN, NOW + DAY))
    assert costs[1] <= 1.1 * costs[0]
