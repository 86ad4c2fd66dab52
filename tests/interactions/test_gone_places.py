"""Deadlines, and what happens to all that is tied to a channel or server that is gone."""

from datetime import timedelta
from itertools import count
from typing import Any

import pytest

from bot.discord_internals.server_events import install_server_events
from bot.domain.arena.arena import Arena, joined, started_now
from bot.domain.expiry import person_deleted
from bot.domain.limits import Pace
from bot.domain.match import Ending, Machine, Match, Person, Place, Status
from bot.domain.show import ShowRequest
from bot.jobs.due_matches import MatchExpirer
from bot.store.rows import leave_out
from tests.chat.faults import reset, silent
from tests.chat.people import Channel
from tests.chat.world import BEGINNING, World, now as time
from tests.conftest import a_match
from tests.interactions.stored import query

SERVER, AN_HOUR_AGO = 21, BEGINNING - timedelta(hours=1)
GONE, KEPT = Place(SERVER, 31), Place(SERVER, 32)
LATER = 2 * 86_400
"""Seconds after which every deadline has passed."""
_LEFT_BEHIND = """
SELECT (SELECT count(*) FROM playing WHERE channel_id = 31) + (SELECT count(*) FROM engine_turns)
    + (SELECT count(*) FROM redraws) + (SELECT count(*) FROM results WHERE share > 0)
    + (SELECT count(*) FROM matches WHERE channel_id = 31 AND remind_at > 0)
"""
_REMINDED = "UPDATE matches SET reminder_id = 5, remind_at = changed_at WHERE channel_id = 31"
_people = count(1000)


@pytest.fixture
def town(world: World) -> World:
    for place in (GONE, KEPT):
        world.chat.know(Channel(place.channel_id, SERVER))
    return world


async def match(town: World, place: Place, **changes: Any) -> Match:
    x, o = Person(next(_people)), Person(next(_people))
    values = {"x": x, "o": o, "moves": (4, 0, 8), "pace": Pace.QUICK, "message_id": x.id}
    values |= dict.fromkeys(("started_at", "changed_at", "turn_since"), time())
    return await town.client.context.matches.table.add(a_match(place=place, **values | changes))


async def challenge(town: World, place: Place) -> Match:
    challenges = town.client.context.challenges
    return (await challenges.challenge(place, next(_people), next(_people), "en"))[0]


async def ending(town: World, *matches: Match) -> set[Ending | Status | None]:
    """Return how matches ended, which nobody has won if their place is gone, or their status."""
    found = [await town.client.context.matches.find(it.id) for it in matches]
    assert all(it.winner is None for it in found if it.ending is Ending.UNREACHABLE)
    return {it.ending or it.status for it in found}


def asked(town: World) -> list[str]:
    return [it.path.split("/")[-1] for it in town.session.requests if it.route == "channel"]


async def test_a_deleted_channel(town: World, caplog: pytest.LogCaptureFixture) -> None:
    """Its games end without a result, its challenges lapse, and the log names each game."""
    caplog.set_level("INFO")
    posts = town.client.context.posts
    await posts.set_channel(SERVER, GONE.channel_id)
    games = [
        await match(town, GONE),
        await match(town, GONE, o=Machine("perfect"), pace=None),
        await match(town, GONE, x=Machine("tree:30"), pace=None, variant="ultimate", moves=()),
        *[await match(town, GONE) for _ in range(20)],
    ]
    asking, kept = await challenge(town, GONE), await match(town, KEPT)
    query(town.path, _REMINDED)
    await town.client.on_channel_gone(GONE.channel_id)
    assert await ending(town, *games) == {Ending.UNREACHABLE}
    assert caplog.text.count("over by unreachable: ") == len(games)
    assert await ending(town, asking) == {Status.LAPSED}
    assert await ending(town, kept) == {Status.LIVE}
    assert query(town.path, _LEFT_BEHIND) == [(0,)]
    assert (await posts.channel(SERVER)).channel_id is None


async def test_a_server_that_is_left(town: World) -> None:
    """Games end where the bot was a member; those of people who installed it themselves go on."""
    posts = town.client.context.posts
    await posts.set_channel(SERVER, GONE.channel_id)
    games = [await match(town, GONE), await match(town, KEPT)]
    asking = await challenge(town, GONE)
    places = Place(SERVER, 33, can_edit=False), Place(None, 34), Place(22, 35)
    kept = [await match(town, place) for place in places]
    await town.client.on_server_left(SERVER)
    assert await ending(town, *games) == {Ending.UNREACHABLE}
    assert await ending(town, asking) == {Status.LAPSED}
    assert await ending(town, *kept) == {Status.LIVE}
    assert (await posts.channel(SERVER)).channel_id == GONE.channel_id


@pytest.mark.parametrize(
    ("channel", "thread"), [(GONE.channel_id, 41), (41, GONE.channel_id), (41, 42)]
)
async def test_an_arena(town: World, channel: int, thread: int) -> None:
    """One whose channel, thread or server is gone ends, and so do its games, with no result."""
    arenas, now = town.client.context.arenas, time()
    arena = Arena(
        guild_id=SERVER, channel_id=channel, host=1, language="en", starts_at=now, ends_at=now
    )
    arena_id = await arenas.announce(arena, 20, 5)
    await arenas.table.set_thread(arena_id, thread)
    for person in (51, 52):
        await arenas.take_part(arena_id, person, joined)
    await arenas.begin_games(await arenas.change(arena_id, started_now))
    (game,) = await arenas.table.live(arena_id)
    if GONE.channel_id in (channel, thread):
        await town.client.on_channel_gone(GONE.channel_id)
    else:
        await town.client.on_server_left(SERVER)
    assert await ending(town, game) == {Ending.UNREACHABLE}
    assert (await arenas.table.find(arena_id)).arena.phase in {"ending", "over"}


async def test_a_show(town: World) -> None:
    """A show in a channel that is deleted, or on a server that is left, ends; others go on."""
    shows = town.client.context.shows
    for channel, guild in ((31, SERVER), (32, SERVER), (33, 22)):
        await shows.reserve(ShowRequest(channel, 7, str(channel), "en", guild), None, None)
    shown = "SELECT channel_id FROM shows ORDER BY channel_id"
    await town.client.on_channel_gone(31)
    assert query(town.path, shown) == [(32,), (33,)]
    await town.client.on_server_left(SERVER)
    assert query(town.path, shown) == [(33,)]


@pytest.mark.parametrize(
    ("answer", "end"),
    [
        *((it, Ending.OUT_OF_TIME) for it in ("there", "50001", "50013")),
        *(("gone", Ending.UNREACHABLE), ("none", Status.LIVE)),
    ],
)
async def test_before_a_deadline_counts(town: World, answer: str, end: Ending | Status) -> None:
    """Discord is asked once for each place; nobody loses if it is gone or nothing is answered."""
    games = [await match(town, GONE) for _ in range(25)]
    if answer.isdigit():  # the bot is shut out, but people can press
        town.refuse("channel", 403, int(answer))
    if answer == "gone":
        town.chat.lose_channel("31")
    if answer == "none":
        town.session.faults.next("channel", reset)
    await town.restart(LATER)
    assert await ending(town, *games) == {end}
    assert asked(town) == ["31"]
    await town.advance(20)
    assert await ending(town, *games) == {Ending.OUT_OF_TIME if answer == "none" else end}


@pytest.mark.parametrize("broken", [1, 15])
async def test_a_match_that_cannot_be_read(town: World, broken: int) -> None:
    """Some due rows that are broken, also more than a batch, stop no other match from ending."""
    leave_out.cache_clear()
    games = [await match(town, KEPT) for _ in range(30)]
    for it in games[:broken]:
        query(town.path, "UPDATE matches SET moves = 'broken' WHERE id = ?", it.id)
    await town.restart(LATER)
    assert await ending(town, *games[broken:]) == {Ending.OUT_OF_TIME}
    assert await ending(town, await match(town, KEPT)) == {Status.LIVE}
    assert town.log.take().count("row left out: table=matches number=1 ") == 1


async def test_what_is_not_asked_for(town: World) -> None:
    """Challenges lapse without a question, and so do games where the bot is no member."""
    places = Place(SERVER, 33, can_edit=False), Place(None, 34)
    games = [await match(town, place) for place in places]
    asking = await challenge(town, GONE)
    await town.restart(LATER)
    assert await ending(town, *games) == {Ending.OUT_OF_TIME}
    assert await ending(town, asking) == {Status.LAPSED}
    assert asked(town) == []


async def test_a_question_that_takes_long(town: World) -> None:
    """It delays no other deadline, and is asked again only once it has failed."""
    town.session.faults.next("channel", silent)
    slow = [await match(town, GONE) for _ in range(15)]
    other = await match(town, KEPT)
    await town.restart(LATER)
    await town.advance(20)
    assert await ending(town, other) == {Ending.OUT_OF_TIME}
    assert await ending(town, *slow) == {Status.LIVE}
    await town.advance(40)
    assert asked(town) == ["31", "32", "31"]


async def test_before_the_servers_are_known(town: World) -> None:
    """A deadline on a server waits until Discord has told which servers there are."""
    game = await match(town, GONE)
    install_server_events(town.client)
    await town.advance(LATER)
    town.client.parts.scheduler.run(MatchExpirer)
    await town.advance(0, soon=1)
    assert await ending(town, game) == {Status.LIVE}
    await town.client.on_servers_listed(0, 1, [SERVER])
    await town.advance(20)
    assert await ending(town, game) == {Ending.OUT_OF_TIME}


async def test_asked_about_elsewhere(town: World) -> None:
    """A press in another channel does not end a game whose deadline has passed."""
    game, matches = await match(town, GONE, turn_since=AN_HOUR_AGO), town.client.context.matches
    elsewhere = await matches.find_and_expire(game.id, KEPT.channel_id)
    here = await matches.find_and_expire(game.id, GONE.channel_id)
    assert (elsewhere.ending, here.ending) == (None, Ending.OUT_OF_TIME)


async def test_a_deletion_after_the_deadline(town: World) -> None:
    """Someone who deletes their data gives up; the other does not lose by a deadline then."""
    game = await match(town, GONE, turn_since=AN_HOUR_AGO)  # O is to move
    x, _ = game.people
    end_all = town.client.context.matches.end_all
    (ended,) = await end_all([game.id], lambda match, now: person_deleted(match, x, now))
    assert (ended.ending, ended.winner) == (Ending.RESIGNED, "O")
