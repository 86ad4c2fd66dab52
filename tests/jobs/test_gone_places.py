"""Deadlines, and what happens to all that is tied to a channel or server that is gone."""

import asyncio
from dataclasses import dataclass, field
from datetime import timedelta
from random import Random
from typing import Any, cast

import pytest

from bot.domain.arena.arena import Arena, joined, started_now
from bot.domain.limits import Pace
from bot.domain.match import Ending, Machine, Match, Person, Place, Status
from bot.domain.show import ShowRequest
from bot.jobs import gone_places
from bot.jobs.expire_matches import MatchExpirer
from bot.jobs.gone_places import GonePlaces
from bot.jobs.show_messages import ShowMessages
from bot.jobs.show_runner import ShowRunner
from bot.messaging.plain_messages import PlainMessages
from bot.services.arenas import Arenas
from bot.services.engine_pool import EnginePool
from bot.services.matches import Matches
from bot.store.arena.arenas import ArenaTable
from bot.store.daily.posts import PostTable
from bot.store.database import Database
from bot.store.matches.deadlines import DeadlineTable
from bot.store.matches.matches import MatchTable, add
from bot.store.matches.playing import EngineTurnTable
from bot.store.matches.shows import ShowTable
from bot.store.places import PlaceTable
from tests.conftest import NOW, a_match
from tests.store.acts import break_row

pytestmark = pytest.mark.both_engines

SERVER = 21
GONE, KEPT = Place(SERVER, 31), Place(SERVER, 32)
LATER = timedelta(days=2)
"""After every deadline."""
_LEFT_BEHIND = """
SELECT (SELECT count(*) FROM playing WHERE channel_id = 31) + (SELECT count(*) FROM engine_turns)
    + (SELECT count(*) FROM redraws) + (SELECT count(*) FROM results WHERE share > 0)
    + (SELECT count(*) FROM matches WHERE channel_id = 31 AND remind_at > 0)
"""
_SENT = "UPDATE matches SET reminder_id = 5, remind_at = changed_at WHERE id = ?"


@dataclass
class Discord:
    """Says which channels are there, or raises an error instead; `asked` are those it was asked.

    It does not answer about `slow` ones.
    """

    answers: dict[int, bool | Exception] = field(default_factory=dict)
    asked: list[int] = field(default_factory=list)
    slow: set[int] = field(default_factory=set)

    async def is_there(self, channel_id: int) -> bool:
        self.asked.append(channel_id)
        if channel_id in self.slow:
            await asyncio.Event().wait()
        said = self.answers.get(channel_id, True)
        if isinstance(said, Exception):
            raise said
        return said


class Town:
    """Games of people who play nothing else, and what looks after their places."""

    def __init__(self, database: Database) -> None:
        self._database, self.now = database, NOW
        self.discord, self.ended, self.heard = Discord(), list[Match](), True
        self.table = MatchTable(database)
        self.matches = Matches(self.table, lambda: self.now, Random(1))
        self.arenas = Arenas(ArenaTable(database), self.matches)
        messages = cast(ShowMessages, None)
        self.shows = ShowRunner(ShowTable(database), messages, Random(1), 0.0, EnginePool())
        self.places = GonePlaces(
            self.matches,
            self.arenas,
            self.shows,
            PlaceTable(database),
            cast(PlainMessages, self.discord),
            lambda _: self.heard,
            self.ended.append,
        )
        self.deadlines = DeadlineTable(database)
        self.expirer = MatchExpirer(
            self.matches, self.deadlines, self.ended.append, self.places.present
        )
        self._people = iter(range(1000, 2000))

    async def match(self, place: Place, **changes: Any) -> Match:
        """Store a match of two new people, three moves long."""
        x, o = Person(next(self._people)), Person(next(self._people))
        values = {"x": x, "o": o, "moves": (4, 0, 8), "pace": Pace.QUICK, "message_id": x.id}
        return await self.table.add(a_match(place=place, **values | changes))

    async def challenge(self, place: Place) -> Match:
        """Store a challenge of two new people."""
        x, o = Person(next(self._people)), Person(next(self._people))
        asked = a_match(place=place, x=x, o=o, status=Status.INVITED, challenger=x.id)
        return await self._database.write(lambda db: add(db, asked))

    async def shown(self) -> list[int]:
        """Return the channels with a show."""
        shows = await ShowTable(self._database).all()
        return sorted(show.request.channel_id for show in shows)

    async def is_live(self, match: Match) -> bool:
        return (await self.matches.find(match.id)).status is Status.LIVE

    async def ending(self, match: Match) -> Ending | None:
        """Return how a match ended, which nobody has won if its place is gone."""
        found = await self.matches.find(match.id)
        assert found.ending is not Ending.UNREACHABLE or found.winner is None
        return found.ending


@pytest.fixture
def town(database: Database) -> Town:
    return Town(database)


@pytest.mark.parametrize("late", [timedelta(), LATER], ids=["in time", "after the deadline"])
async def test_a_deleted_channel(database: Database, town: Town, late: timedelta) -> None:
    """Its games end without a result and its challenges lapse; nothing else of them is left."""
    posts = PostTable(database)
    await posts.set_channel(SERVER, GONE.channel_id)
    games = [
        await town.match(GONE),
        await town.match(GONE, o=Machine("perfect"), pace=None),
        await town.match(GONE, x=Machine("tree:30"), pace=None, variant="ultimate", moves=()),
        *[await town.match(GONE) for _ in range(20)],
    ]
    asked = await town.challenge(GONE)
    kept = await town.match(KEPT)
    for match in games:
        await database.write(lambda db, id_=match.id: db.run(_SENT, (id_,)))  # type: ignore[misc]
    town.now += late
    await town.places.lose_channel(GONE.channel_id)
    assert {await town.ending(match) for match in games} == {Ending.UNREACHABLE}
    assert (await town.matches.find(asked.id)).status is Status.LAPSED
    assert [it.id for it in town.ended] == [*(it.id for it in games), asked.id]
    assert await town.is_live(kept)
    assert (await database.read(lambda db: db.one(_LEFT_BEHIND)))[0] == 0
    assert await EngineTurnTable(database).waiting() == []
    assert (await posts.channel(SERVER)).channel_id is None


async def test_a_server_that_is_left(database: Database, town: Town) -> None:
    """Games end where the bot was a member; those of people who installed it themselves go on."""
    posts = PostTable(database)
    await posts.set_channel(SERVER, GONE.channel_id)
    games = [await town.match(GONE), await town.match(KEPT)]
    asked = await town.challenge(GONE)
    places = Place(SERVER, 33, can_edit=False), Place(None, 34), Place(22, 35)
    kept = [await town.match(place) for place in places]
    await town.places.lose_server(SERVER)
    assert {await town.ending(match) for match in games} == {Ending.UNREACHABLE}
    assert (await town.matches.find(asked.id)).status is Status.LAPSED
    assert all([await town.is_live(match) for match in kept])
    assert (await posts.channel(SERVER)).channel_id == GONE.channel_id


@pytest.mark.parametrize(("channel", "thread"), [(GONE.channel_id, 41), (41, GONE.channel_id)])
async def test_an_arena(town: Town, channel: int, thread: int) -> None:
    """An arena whose channel or thread is deleted ends, and so do its games, with no result."""
    arena = Arena(
        guild_id=SERVER, channel_id=channel, host=1, language="en", starts_at=NOW, ends_at=NOW
    )
    arena_id = await town.arenas.announce(arena, 20, 0)
    await town.arenas.table.set_thread(arena_id, thread)
    for person in (51, 52):
        await town.arenas.take_part(arena_id, person, joined)
    evening = await town.arenas.change(arena_id, started_now)
    await town.arenas.begin_games(evening)
    (match,) = await town.arenas.table.live(arena_id)
    await town.places.lose_channel(GONE.channel_id)
    assert await town.ending(match) is Ending.UNREACHABLE
    assert await town.arenas.table.open_in_channel(channel) == [arena_id]  # until its last look
    assert (await town.arenas.table.find(arena_id)).arena.phase == "ending"


async def test_a_show(town: Town) -> None:
    """A show in a channel that is deleted, or on a server that is left, ends; others go on."""
    requests = [ShowRequest(31, 7, "a", "en", SERVER), ShowRequest(32, 7, "b", "en", SERVER)]
    requests.append(ShowRequest(33, 7, "c", "en", 22))
    for request in requests:
        await town.shows.reserve(request, None, None)
    await town.places.lose_channel(31)
    assert await town.shown() == [32, 33]
    await town.places.lose_server(SERVER)
    assert await town.shown() == [33]


@pytest.mark.parametrize(
    ("answer", "ending"),
    [(True, Ending.OUT_OF_TIME), (False, Ending.UNREACHABLE), (OSError(), None)],
    ids=["there", "gone", "no answer"],
)
async def test_before_a_deadline_counts(
    town: Town, answer: bool | Exception, ending: Ending | None
) -> None:
    """Discord is asked once for each place; nobody loses if it is gone or nothing is answered."""
    games = [await town.match(GONE) for _ in range(25)]
    town.discord.answers[GONE.channel_id] = answer
    town.now += LATER
    await town.expirer.run()
    assert {await town.ending(match) for match in games} == {ending}
    assert town.discord.asked == [GONE.channel_id]
    assert bool(await town.deadlines.due(town.now, 1)) == (ending is None)
    town.discord.answers[GONE.channel_id] = True
    await town.expirer.run()
    assert {await town.ending(match) for match in games} == {ending or Ending.OUT_OF_TIME}


@pytest.mark.parametrize("broken", [1, 15])
async def test_a_match_that_cannot_be_read(database: Database, town: Town, broken: int) -> None:
    """Some due rows that are broken, also more than a batch, stop no other match from ending."""
    games = [await town.match(KEPT) for _ in range(30)]
    late = await town.match(KEPT, turn_since=NOW + LATER)
    for match in games[:broken]:
        await break_row(database, match)
    town.now += LATER
    await town.expirer.run()
    assert {match.id for match in town.ended} == {match.id for match in games[broken:]}
    assert await town.is_live(late)


async def test_what_is_not_asked_for(town: Town) -> None:
    """Challenges lapse without a question, and so do games where the bot is no member."""
    places = Place(SERVER, 33, can_edit=False), Place(None, 34)
    games = [await town.match(place) for place in places]
    asked = await town.challenge(GONE)
    town.now += LATER
    await town.expirer.run()
    assert {await town.ending(match) for match in games} == {Ending.OUT_OF_TIME}
    assert (await town.matches.find(asked.id)).status is Status.LAPSED
    assert town.discord.asked == []


async def test_a_question_that_takes_long(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """It delays no other deadline, and is not asked again meanwhile."""
    monkeypatch.setattr(gone_places, "HOLDS_UP", 0.01)
    town.discord.slow.add(GONE.channel_id)
    slow = [await town.match(GONE) for _ in range(15)]
    other = await town.match(KEPT)
    town.now += LATER
    for _ in range(2):
        await town.expirer.run()
    assert await town.ending(other) is Ending.OUT_OF_TIME
    assert {await town.ending(match) for match in slow} == {None}
    assert town.discord.asked == [GONE.channel_id, KEPT.channel_id]


async def test_before_the_servers_are_known(town: Town) -> None:
    """A deadline on a server waits until Discord has told which servers there are."""
    match = await town.match(GONE)
    town.now, town.heard = NOW + LATER, False
    await town.expirer.run()
    assert await town.ending(match) is None
    town.heard = True
    await town.expirer.run()
    assert await town.ending(match) is Ending.OUT_OF_TIME


async def test_asked_about_elsewhere(town: Town) -> None:
    """A press in another channel does not end a game whose deadline has passed."""
    match = await town.match(GONE)
    town.now += LATER
    elsewhere = await town.matches.find_and_expire(match.id, KEPT.channel_id)
    here = await town.matches.find_and_expire(match.id, GONE.channel_id)
    assert (elsewhere.ending, here.ending) == (None, Ending.OUT_OF_TIME)


async def test_a_deletion_after_the_deadline(town: Town) -> None:
    """Someone who deletes their data gives up; the other does not lose by a deadline then."""
    match = await town.match(GONE)  # O is to move
    town.now += LATER
    x, _ = match.people
    (ended,) = await town.matches.end_of_deleted([match.id], x)
    assert (ended.ending, ended.winner) == (Ending.RESIGNED, "O")
