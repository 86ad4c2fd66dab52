"""What happens to deadlines while the bot is away, and to stored moments ahead of its clock."""

import sqlite3
from contextlib import closing
from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.domain.limits import CLOCK_WAITS, DEFAULT_PACE, INVITATION, MOVE_TIME, Pace
from bot.domain.match import Match, Person, Place
from bot.domain.shards import Shard
from bot.store.database import Database
from bot.store.matches.deadlines import DeadlineTable
from bot.store.matches.matches import MatchTable, add
from bot.store.rows import milliseconds, moment
from bot.store.upkeep.recount import rebuild
from bot.store.upkeep.uptime import RECENT, Gap, UptimeTable
from tests.conftest import ANN, BEN, NOW, a_match
from tests.store.acts import a_challenge
from tests.store.random_histories import SOME, play
from tests.store.sample import tables_of

pytestmark = pytest.mark.both_engines

ONLY = Shard(0, 1)
SECOND = timedelta(seconds=1)
BACK = timedelta(hours=2)


async def note(database: Database, at: datetime, *shards: Shard) -> list[Gap]:
    """Note it in a run that stops cleanly after that."""
    run = UptimeTable(database)
    noted = await run.note(shards or (ONLY,), at)
    await run.end()
    return noted.gaps


async def live(database: Database, at: datetime, guild: int | None = 21, **changes: Any) -> Match:
    """Store a live match whose turn began at a moment, in a channel of its own."""
    place = Place(guild, milliseconds(at) + (guild or 0))
    match = a_match(id=0, place=place, **changes)._replace(turn_since=at)
    return await MatchTable(database).add(match)


async def quick(database: Database, since: datetime, **changes: Any) -> Match:
    return await live(database, since, o=Person(BEN), pace=Pace.QUICK, **changes)


async def found(database: Database, match: Match) -> Match:
    again = await MatchTable(database).find(match.id)
    assert again is not None
    return again


async def columns(database: Database, match: Match) -> dict[str, datetime]:
    sql = "SELECT due_at, remind_at FROM matches WHERE id = ?"
    row = await database.read(lambda db: db.one(sql, (match.id,)))
    return {name: moment(row[name]) for name in row.keys() if row[name] is not None}  # noqa: SIM118


@pytest.mark.parametrize("before", [-9, 600])
@pytest.mark.parametrize("pace", [None, Pace.QUICK, Pace.SLOW])
async def test_what_is_left_of_a_turn(database: Database, pace: Pace | None, before: int) -> None:
    """After a gap people have as long for their move as they had when it began, or the turn."""
    since = NOW - before * SECOND
    await note(database, NOW)
    opponent: dict[str, Any] = {} if pace is None else {"o": Person(BEN), "pace": pace}
    match = await live(database, since, **opponent)
    back = NOW + timedelta(hours=3)
    await note(database, back)
    after = await found(database, match)
    assert after == match._replace(turn_since=back - max(before, 0) * SECOND)
    expected = {"due_at": after.deadline, "remind_at": after.remind_at}
    assert await columns(database, match) == {k: v for k, v in expected.items() if v is not None}


async def test_a_gap_counts_once(database: Database) -> None:
    """No gap is given back twice, nor one that is as short as a restart."""
    match = await quick(database, NOW)
    assert await note(database, NOW) == []
    assert await note(database, NOW + 15 * SECOND) == []
    assert await found(database, match) == match
    assert await note(database, NOW + 45 * SECOND) == [Gap(0, 30 * SECOND, 1)]
    assert await note(database, NOW + 46 * SECOND) == []
    assert (await found(database, match)).turn_since == NOW + 30 * SECOND


async def test_what_else_runs_on(database: Database) -> None:
    """A challenge lapses on time, a waiting clock waits, another shard's gap moves nothing."""
    await note(database, NOW, Shard(0, 2), Shard(1, 2))
    invited = await database.write(lambda db: add(db, a_challenge(ANN, BEN)))
    waits = await quick(database, NOW + CLOCK_WAITS, arena_id=1)
    other = await live(database, NOW, 1 << 22)
    gaps = await note(database, NOW + timedelta(minutes=4), Shard(0, 2))
    assert gaps == [Gap(0, timedelta(minutes=4), 0)]
    assert await found(database, invited) == invited
    assert (await found(database, waits)).turn_since == NOW + CLOCK_WAITS
    assert await found(database, other) == other


async def test_quick_boards_show_the_new_deadline(database: Database) -> None:
    """Only boards of quick matches are redrawn at once, where the bot can edit them."""
    await note(database, NOW)
    shown = await quick(database, NOW)
    await quick(database, NOW, guild=None)
    await live(database, NOW, guild=22)
    closed = "UPDATE matches SET can_edit = 0 WHERE guild_id IS NULL"
    await database.write(lambda db: db.run(closed))
    await note(database, NOW + timedelta(minutes=4))
    assert [*await DeadlineTable(database).boards_to_redraw(9)] == [shown.id]


async def test_boards_after_a_kill(database: Database) -> None:
    """Those of its shard that changed since shortly before the end are redrawn, others are not."""
    killed, other = UptimeTable(database), UptimeTable(database)
    await killed.note([Shard(0, 2)], NOW)
    await other.note([Shard(1, 2)], NOW)
    changes = {0: NOW + SECOND, 1: NOW, 2: NOW - RECENT, 4: NOW - RECENT - SECOND}
    boards = {n: await live(database, at, n << 22, changed_at=at) for n, at in changes.items()}
    await other.end()
    assert (await killed.note([Shard(0, 2)], NOW)).boards == 0
    for number, marked in ((1, 0), (0, 2)):
        assert (await UptimeTable(database).note([Shard(number, 2)], NOW)).boards == marked
    assert [*await DeadlineTable(database).boards_to_redraw(9)] == [boards[2].id, boards[0].id]


async def test_boards_after_a_clean_stop(database: Database) -> None:
    """Nothing is redrawn, unless the next run is killed in its turn."""
    await live(database, NOW)
    await note(database, NOW)
    for marked in (0, 1):
        assert (await UptimeTable(database).note([ONLY], NOW)).boards == marked


@pytest.mark.parametrize("shards", [1, 3, 8])
async def test_another_number_of_shards(database: Database, shards: int) -> None:
    """Each shard has its own gap, the first that of private messages; their number can change."""
    servers = (None, *(number << 22 for number in (1, 2, 3, 7)))
    matches = [await live(database, NOW, server) for server in servers]
    killed = UptimeTable(database)
    for number, seconds in enumerate((0, 20, 40, 60)):
        await killed.note([Shard(number, 4)], NOW + seconds * SECOND)
    back, boards = NOW + timedelta(hours=1), 0
    for number in range(shards):
        gaps, marked = await UptimeTable(database).note([Shard(number, shards)], back)
        assert gaps[0].length >= timedelta(minutes=59)
        boards += marked
    assert boards == len(matches)
    moved = [(await found(database, it)).turn_since for it in matches]
    assert min(moved) >= back - 60 * SECOND
    rows = await database.read(lambda db: db.all("SELECT DISTINCT shards FROM uptime"))
    assert [row["shards"] for row in rows] == [shards]


async def test_live_matches_after_a_clock_is_set_back(database: Database) -> None:
    """Whoever is to move has the whole time from now on; a clock that waits waits no longer."""
    ahead = NOW + BACK
    await note(database, ahead)
    matches = [
        await quick(database, ahead),
        await quick(database, ahead + CLOCK_WAITS, guild=22, arena_id=1),
        await quick(database, NOW - SECOND, guild=23),
    ]
    await note(database, NOW)
    for match, since in zip(matches, (NOW, NOW + CLOCK_WAITS, NOW - SECOND), strict=True):
        after = await found(database, match)
        assert (after.turn_since, after.revision) == (since, match.revision)
        assert (await columns(database, match))["due_at"] == since + MOVE_TIME[Pace.QUICK]


async def test_a_challenge_after_a_clock_is_set_back(database: Database) -> None:
    """An open challenge stays open for as long as one that is made now."""
    await note(database, NOW + BACK)
    invited = await database.write(lambda db: add(db, a_challenge(ANN, BEN, NOW + BACK)))
    await note(database, NOW)
    until = NOW + INVITATION[DEFAULT_PACE]
    assert await columns(database, invited) == {"due_at": until}
    assert (await found(database, invited)).deadline == until


async def test_a_recount_after_a_clock_is_set_back(database: Database) -> None:
    """Results of games that ended ahead are right, and so are those of games after them."""
    await play(database, SOME)
    await note(database, NOW + timedelta(days=9))
    await note(database, NOW + SECOND)
    await play(database, SOME)
    assert set((await database.prepare(rebuild)).wrong.values()) == {0}


@pytest.mark.file
async def test_no_stored_moment_stays_ahead(database: Database, path: str) -> None:
    """After the clock was set back by two hours, nothing lies ahead that was stored before."""
    await note(database, NOW + BACK)
    with closing(sqlite3.connect(path)) as connection, connection:
        moments = list(fill(connection, milliseconds(NOW + BACK)))
    assert len(moments) > 20
    await note(database, NOW)
    for table, column in moments:
        select = f"SELECT max({column}) FROM {table}"  # noqa: S608
        (latest,) = await database.read(lambda db, sql=select: db.one(sql))  # type: ignore[misc]
        assert latest <= milliseconds(NOW), f"{table}.{column}"


def fill(connection: sqlite3.Connection, now: int) -> list[tuple[str, str]]:
    """Store a row with this moment in every column of one, and return these columns."""
    moments = []
    for table in tables_of(connection):
        declared = dict(connection.execute("SELECT name, type FROM pragma_table_info(?)", [table]))
        numbers = [it for it, kind in declared.items() if kind == "BIGINT"]
        own = [it for it in numbers if it.endswith(("_at", "since"))]
        if own and table != "uptime":
            defaults: dict[str, Any] = {"TEXT": "live"}
            values = {name: defaults.get(kind, 1) for name, kind in declared.items()}
            values |= dict.fromkeys(own, now)
            if table == "matches":  # between two people, outside an arena
                values |= dict.fromkeys(("x_engine", "o_engine", "arena_id"))
            columns, marks = ", ".join(values), ", ".join("?" * len(values))
            connection.execute(
                f"INSERT OR REPLACE INTO {table} ({columns}) VALUES ({marks})",  # noqa: S608
                list(values.values()),
            )
            # A season ends when a month or a week does, whatever the clock showed. When a rating
            # was calculated stays, so that a recount finds the same.
            fixed = ("season_settings", "standings")
            moments += [(table, name) for name in own if table not in fixed]
    return moments
