"""Arenas as they are stored: their points, their pairs, and which process looks at which."""

from datetime import datetime, timedelta
from functools import partial
from random import Random

import pytest

from bot.domain.arena import arena as arenas
from bot.domain.arena.arena import Arena, Phase, joined, left
from bot.domain.arena.field import Score, scores
from bot.domain.limits import Pace
from bot.domain.match import Match, Person, Place
from bot.domain.shards import Shard, Shards
from bot.services.arenas import Arenas
from bot.services.deletions import Deletions
from bot.services.matches import Matches
from bot.store.arena.arenas import AT_ONCE, ArenaTable
from bot.store.database import Database
from bot.store.matches.matches import MatchTable
from bot.store.people.deletions import DeletionTable
from bot.store.people.preferences import PreferencesTable
from bot.store.upkeep.uptime import UptimeTable
from tests.conftest import NOW

pytestmark = pytest.mark.both_engines

GUILD, CHANNEL, HOST = 21, 31, 11
DRAWN = (0, 1, 2, 4, 3, 5, 7, 6, 8)
_POINTS = "SELECT id, x_points, o_points FROM matches WHERE ended IS NOT NULL"


class Hall:
    """The services of arenas on a database, with a clock that the test sets."""

    def __init__(self, database: Database) -> None:
        self.now: datetime = NOW
        self.matches = Matches(MatchTable(database), lambda: self.now, Random(3))
        self.table = ArenaTable(database)
        self.arenas = Arenas(self.table, self.matches)
        self.deletions = Deletions(DeletionTable(database), self.matches, Random(2))

    async def begun(self, *people: int) -> int:
        arena_id = await self.announced()
        for person in people:
            await self.arenas.take_part(arena_id, person, joined)
        await self.arenas.change(arena_id, arenas.started_now)
        return arena_id

    async def announced(self, channel: int = CHANNEL, guild: int = GUILD) -> int:
        where = {"guild_id": guild, "channel_id": channel, "host": HOST}
        times = {"starts_at": self.now, "ends_at": self.now}
        arena = Arena(language="en", variant="classic", **where, **times)  # type: ignore[arg-type]
        return await self.arenas.announce(arena, 60, 5)

    async def paired(self, arena_id: int) -> list[Match]:
        """Begin the games that are due a quarter of a minute later, and return all live ones."""
        self.now += timedelta(seconds=15)
        await self.arenas.begin_games(await self.table.find(arena_id))
        return await self.table.live(arena_id)

    async def end(self, match: Match, how: str) -> Match:
        """End a match: one resigns, nobody wins, or it is gone; "at once" after three moves."""
        if how == "lost":
            return await self.matches.channel_lost(match.id)
        plies = {"drawn": len(DRAWN), "at once": 3}.get(how, 4)
        for ply, cell in enumerate(DRAWN[:plies]):
            match = await self.matches.press(match.id, ply, cell, match.people[ply % 2])
        if how == "drawn":
            return match
        loser = match.people["XO".find(how)]
        over = await self.matches.resign(match.id, loser)
        if how == "at once":
            self.now += timedelta(seconds=1)
            await self.arenas.take_part(match.arena_id or 0, loser, arenas.returned)
        return over

    async def points(self, match: Match) -> tuple[int, int]:
        points = (await self.matches.table.effects(match)).arena_points
        assert points is not None
        return points

    async def scores(self, arena_id: int) -> dict[int, Score]:
        current = await self.table.find(arena_id)
        return {it.person: it for it in scores(current.field, current.arena.counts_until)}


@pytest.fixture
def hall(database: Database) -> Hall:
    return Hall(database)


async def test_points_on_boards(hall: Hall, database: Database) -> None:
    """A finished board has both people's points of then: stored, or following from its games."""
    arena_id, rng, shown = await hall.begun(*range(11, 16)), Random(5), dict[Match, object]()
    for _ in range(12):
        for match in await hall.paired(arena_id):
            over = await hall.end(match, rng.choice(("X", "O", "drawn", "lost", "at once")))
            ranked = await hall.scores(arena_id)
            shown[over] = await hall.points(over)
            assert shown[over] == tuple(ranked[it].points for it in over.people)
    assert len(shown) > 20
    assert sum(it.games for it in (await hall.scores(arena_id)).values()) > len(shown)
    rows = await database.read(lambda db: db.all(_POINTS))
    stored = {row["id"]: (row["x_points"], row["o_points"]) for row in rows}
    assert stored == {it.id: points for it, points in shown.items()}
    await database.write(lambda db: db.run("UPDATE matches SET x_points = NULL"))
    assert {it: await hall.points(it) for it in shown} == shown


async def test_nobody_is_in_two_games(hall: Hall) -> None:
    """A pair is not stored if one of them plays already or has left."""
    arena_id = await hall.begun(11, 12, 13)
    (match,) = await hall.paired(arena_id)
    (free,) = {11, 12, 13} - set(match.people)
    again = match._replace(id=0, x=Person(free), o=Person(match.people[0]))
    assert await hall.table.pair(again) is None
    await hall.end(match, "X")
    await hall.arenas.take_part(arena_id, free, left)
    assert await hall.table.pair(again) is None


async def test_who_plays_elsewhere_in_the_channel_is_not_paired(hall: Hall) -> None:
    """Who has another match with people where the games are gets none until that is over."""
    here = Place(GUILD, CHANNEL)
    arena_id = await hall.begun(11, 12)
    await hall.matches.start(here, 12, "en")
    own = hall.matches.new(here, Person(11), Person(13), "X", language="en", pace=Pace.SLOW)
    own = await hall.matches.add(own)
    assert await hall.paired(arena_id) == []
    await hall.matches.resign(own.id, 11)
    assert len(await hall.paired(arena_id)) == 1


async def test_a_block_outlasts_a_deletion(hall: Hall, database: Database) -> None:
    """Nobody meets a person that they block, also after that person has deleted their data."""
    await PreferencesTable(database).block(11, [12], [])
    await hall.matches.start(Place(GUILD, 99), 12, "en")
    await hall.deletions.delete(12)
    arena_id = await hall.begun(11, 12)
    assert await hall.paired(arena_id) == []
    await hall.arenas.take_part(arena_id, 13, joined)
    (match,) = await hall.paired(arena_id)
    assert {*match.people} in ({11, 13}, {12, 13})


@pytest.mark.parametrize(("minutes", "given"), [(4, 4), (6, 2)])
async def test_a_game_that_ends_too_late(hall: Hall, minutes: int, given: int) -> None:
    """A game that ends before the bot looks, but five minutes after the arena, counts nowhere."""
    arena_id = await hall.begun(11, 12)
    (match,) = await hall.paired(arena_id)
    await hall.end(match, "X")
    (late,) = await hall.paired(arena_id)
    await hall.matches.shown_at(late, 99)
    await hall.arenas.change(arena_id, arenas.ended_now)
    hall.now += timedelta(minutes=minutes)
    await hall.matches.end_due([late.id])
    over, ranked = await hall.matches.find(late.id), await hall.scores(arena_id)
    points = await hall.points(over)
    assert points == tuple(ranked[it].points for it in over.people)
    assert sum(points) == given


async def test_each_process_looks_at_its_own(hall: Hall, database: Database) -> None:
    """Of several processes each finds the arenas of its shards."""
    both = [await hall.announced(31 + n, n << 22) for n in (1, 2)]
    tables = [ArenaTable(database, partial(Shards, 2, frozenset({held}))) for held in (1, 0)]
    assert [await table.due(hall.now) for table in tables] == [[arena_id] for arena_id in both]


async def test_a_clock_that_is_set_back(hall: Hall, database: Database) -> None:
    """Of an arena that runs, people are paired on, and it ends when it was to end."""
    uptime, shard = UptimeTable(database), Shard(0, 1)
    arena_id = await hall.begun(11, 12)
    first, *_ = await hall.paired(arena_id)
    await hall.end(first, "X")
    await hall.table.looked(arena_id, AT_ONCE, hall.now + timedelta(minutes=9))
    await uptime.note([shard], hall.now)
    left = (await hall.table.find(arena_id)).arena.ends_at - hall.now
    hall.now -= timedelta(hours=2)
    assert await hall.paired(arena_id) == []
    hall.now -= timedelta(seconds=15)
    await uptime.note([shard], hall.now)
    assert await hall.table.due(hall.now) == [arena_id]
    assert (await hall.table.find(arena_id)).arena.ends_at - hall.now == left
    assert len(await hall.paired(arena_id)) == 1
    hall.now += left
    await hall.end((await hall.table.live(arena_id))[0], "X")
    assert (await hall.table.change(arena_id, arenas.advanced, hall.now)).arena.phase is Phase.OVER
    assert await hall.announced() != arena_id


async def test_an_announced_arena_after_a_clock_is_set_back(hall: Hall, database: Database) -> None:
    """It begins after as long a wait as was announced; one that can still be so stays."""
    uptime, shard = UptimeTable(database), Shard(0, 1)
    for hours, moved in ((2, timedelta(hours=2)), (0.5, timedelta())):
        arena_id = await hall.announced(channel=int(40 + hours))
        before = (await hall.table.find(arena_id)).arena
        await uptime.note([shard], hall.now)
        hall.now -= timedelta(hours=hours)
        await uptime.note([shard], hall.now)
        after = (await hall.table.find(arena_id)).arena
        times = (before.starts_at - moved, before.ends_at - moved)
        assert (after.starts_at, after.ends_at) == times


async def test_a_look_that_is_cut_short(hall: Hall) -> None:
    """An arena is due again after a look that did not end, and at once if it is changed."""
    arena_id = await hall.begun(11, 12)
    until = hall.now + timedelta(seconds=5)
    await hall.table.change(arena_id, arenas.advanced, hall.now, until)
    assert await hall.table.due(hall.now) == []
    assert await hall.table.due(until) == [arena_id]
    await hall.arenas.take_part(arena_id, 13, joined)
    await hall.table.looked(arena_id, until, None)
    assert await hall.table.due(hall.now) == [arena_id]
