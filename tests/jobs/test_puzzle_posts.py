"""Posts of the daily puzzle: one a server and day, edited in slots to list who solved it."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial

import pytest

from bot.app.settings import Settings
from bot.domain.daily.attempt import hinted, pressed
from bot.domain.daily.days import start_of
from bot.domain.post import AGAIN, LATE_SLOT, SENT_WITHIN, SLOT, Post
from bot.store.daily.posts import PuzzlePostTable
from bot.store.rows import leave_out
from tests.chat.actors import Actor
from tests.chat.faults import CarryOut, Fault, lost, reset
from tests.chat.people import Channel, another_channel
from tests.chat.world import AT_ONCE, World
from tests.interactions.pages import hide_games
from tests.interactions.stored import query, rows

NUMBER = 30
SECOND, MINUTE, HOUR, DAY = 1, 60, 3600, 86_400
AN_EDIT, A_LATE_EDIT = SLOT.total_seconds() + 1, LATE_SLOT.total_seconds() + 1
SENT_AGAIN = AGAIN.total_seconds() + 1


class Clock:
    """The bot's clock, which is `ahead`; it shows the midnight of a day at the start."""

    ahead = timedelta()

    def __call__(self) -> datetime:
        return start_of(NUMBER) + timedelta(seconds=asyncio.get_running_loop().time()) + self.ahead


@pytest.fixture
def now() -> Clock:
    return Clock()


async def want(world: World, channel: Channel | None = None, hour: int = 0) -> None:
    chosen, context = channel or world.channel, world.client.context
    await context.posts.set_channel(chosen.guild_id or 0, chosen.channel_id)
    await context.posts.set_hour(chosen.guild_id or 0, hour)
    await look(world)


async def look(world: World) -> None:
    world.client.context.wake_posts()
    await world.advance(0, AT_ONCE)


def texts(world: World, channel: Channel | None = None) -> list[str]:
    return [it.text for it in world.seen((channel or world.channel).channel_id)]


def numbers(world: World) -> list[int]:
    return [int(text.partition("Puzzle #")[2].split()[0]) for text in texts(world)]


async def solve(world: World, person: int, tries: int = 1, *, hint: bool = False) -> None:
    """Have a person open today's puzzle on the server and solve it at the last try."""
    daily, time = world.client.context.daily, world.client.context.daily.now()
    attempt = (await daily.open(person, 0, world.channel.guild_id)).attempt
    day, number = attempt.puzzle, attempt.number
    if hint:
        attempt = (await daily.change(person, number, hinted)).attempt
    wrong = [it for it in day.position().legal_moves() if not day.is_right(it, 0)][: tries - 1]
    for move in (*wrong, *day.line[::2]):
        made = partial(pressed, revision=attempt.revision, cell=move, now=time)
        attempt = (await daily.change(person, number, made)).attempt


def edits(world: World) -> int:
    return [it.route for it in world.session.requests].count("edit")


@pytest.fixture
async def posted(world: World) -> World:
    await want(world)
    return world


@pytest.fixture
async def named(posted: World) -> World:
    """Return one where the post names Ann."""
    await solve(posted, posted.ann.id)
    await posted.advance(AN_EDIT)
    assert names(posted, posted.ann)
    return posted


def names(world: World, person: Actor) -> bool:
    return f"<@{person.id}>" in "".join(texts(world))


def before(act: Callable[[], Awaitable[object]]) -> Fault:
    """Return a fault with which something happens before a request is carried out."""

    async def fault(carry_out: CarryOut) -> object:
        await act()
        return carry_out()

    return fault  # type: ignore[return-value]


async def test_the_hour_of_a_server(world: World) -> None:
    """It comes at that hour, or later on that day if the bot was off, but not on the next."""
    await want(world, hour=18)
    await world.advance(18 * HOUR - 2)
    assert texts(world) == []
    await world.advance(3)
    assert numbers(world) == [NUMBER]
    await world.restart(DAY + 5 * HOUR)
    assert numbers(world) == [NUMBER, NUMBER + 1]
    await world.restart(DAY + 2 * HOUR)
    assert len(texts(world)) == 2


async def test_looking_until_the_hour(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A post that is due from an hour on is not missed by a look that began just before it."""
    reserve = PuzzlePostTable.reserve

    async def slow(table: PuzzlePostTable, now: datetime, after: int) -> Post | None:
        post: Post | None = await reserve(table, now, after)
        await asyncio.sleep(3)
        return post

    monkeypatch.setattr(PuzzlePostTable, "reserve", slow)
    await want(world, hour=18)
    await world.advance(18 * HOUR - 2.3)
    await look(world)
    await world.advance(10)
    assert numbers(world) == [NUMBER]


async def test_nobody_is_posted_to_twice(posted: World) -> None:
    """Neither another channel, nor another hour, nor a new process brings a second post a day."""
    other = another_channel()
    for channel in (other, posted.channel):
        await want(posted, channel, hour=5)
        await posted.restart(6 * HOUR)
    assert (numbers(posted), texts(posted, other)) == ([NUMBER], [])


@pytest.mark.parametrize("first", [True, False])
async def test_a_clock_ahead_and_back(world: World, now: Clock, *, first: bool) -> None:
    """Set a day ahead and back, it brings no puzzle twice, nor an earlier one after a later."""
    if first:
        await want(world)
    now.ahead = timedelta(days=1)
    if not first:
        await want(world)
    await world.advance(HOUR)
    was = [NUMBER, NUMBER + 1] if first else [NUMBER + 1]
    assert numbers(world) == was
    now.ahead = timedelta()
    await look(world)
    for hours in (1, 21):
        assert numbers(world) == was
        await world.advance(hours * HOUR)
    assert numbers(world) == was
    await world.advance(DAY + 2 * HOUR)
    assert numbers(world) == [*was, NUMBER + 2]


async def test_reserved_by_a_clock_ahead(world: World, now: Clock) -> None:
    """A post reserved by a process that died, while the clock was ahead, is not sent later."""
    now.ahead = timedelta(hours=2)
    lose_posts(world)
    await want(world)
    await world.kill()
    now.ahead -= timedelta(hours=1)
    await world.advance(6 * MINUTE)
    await world.start()
    assert len(texts(world)) == 1


def lose_posts(world: World) -> None:
    """Have all attempts of the next post come through, but nobody told."""
    for _ in range(3):
        world.session.faults.next("post", lost)


@pytest.mark.parametrize("killed", [False, True])
async def test_sent_again(world: World, *, killed: bool) -> None:
    """One that may not have come comes once, and names earlier solvers only when it is known."""
    await solve(world, world.ann.id)
    lose_posts(world)
    await want(world)
    if killed:
        await world.kill()
        await world.start()
    await world.advance(2 * SENT_AGAIN)
    assert (len(texts(world)), names(world, world.ann)) == (1, False)
    await world.advance(AN_EDIT)
    assert (len(texts(world)), names(world, world.ann)) == (1, True)


async def test_given_up(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """After three minutes one that may have come is not sent again, and the log says so."""
    world.chat.hides_history = True
    lose_posts(world)
    await want(world)
    await world.kill()
    await world.advance(SENT_WITHIN.total_seconds())
    await world.start()
    assert numbers(world) == [NUMBER]
    assert f"post given up: kind=puzzle server={world.server} number={NUMBER}" in caplog.text
    await world.advance(DAY)
    assert numbers(world) == [NUMBER, NUMBER + 1]


@pytest.mark.parametrize(
    ("status", "code", "most"), [(403, 50001, 3), (404, 0, 3), (400, 50083, 3), (404, 10003, 1)]
)
async def test_refusals(world: World, status: int, code: int, most: int) -> None:
    """After three refused days in a row, or once its channel is gone, none comes."""
    world.refuse("post", status, code, times=most - 1)
    await want(world)
    await world.advance((most - 1) * DAY)
    assert len(texts(world)) == 1
    world.refuse("post", status, code, times=most)
    for _ in range(most):
        assert (await world.client.context.posts.channel(world.server)).channel_id
        await world.advance(DAY)
    assert (await world.client.context.posts.channel(world.server)).channel_id is None


async def test_what_a_post_says(posted: World) -> None:
    """It names the puzzle, its task and how hard it is, then who solved it after how many tries."""
    (text,) = texts(posted)
    assert text.startswith(f"### Puzzle #{NUMBER} ·")
    assert all(it in text for it in ("moves", "●", "Nobody here has solved it yet."))
    await solve(posted, 1)
    await solve(posted, 2, 3, hint=True)
    await solve(posted, 3)
    await posted.advance(AN_EDIT)
    (text,) = texts(posted)
    assert "**First try**: <@1>, <@3>\n**Third try**: <@2> 💡" in text
    assert "Nobody" not in text


@pytest.mark.parametrize(("discord", "chosen"), [("de", None), ("ru", "de")])
async def test_the_language_of_a_post(world: World, discord: str, chosen: str | None) -> None:
    """It is the one that the server's managers have set, otherwise that of its Discord."""
    await world.client.context.joined_servers.join(world.server, discord)
    await world.client.context.server_settings.change(world.server, "language", chosen)
    await want(world)
    assert "Hier hat es noch niemand gelöst." in texts(world)[0]


async def test_a_full_post(posted: World) -> None:
    """Only some are named, and the rest counted."""
    for person in range(1000, 1050):
        await solve(posted, person)
    await posted.advance(AN_EDIT)
    (text,) = texts(posted)
    assert text.count("<@") == 20
    assert "30 more people here have solved it." in text


async def test_edited_in_slots(posted: World) -> None:
    """A post is edited at most every 20 seconds, and after an hour every 15 minutes."""
    person = iter(range(1000, 2000))
    for step, slot in ((SECOND, SLOT.total_seconds()), (MINUTE, LATE_SLOT.total_seconds())):
        before = edits(posted)
        for _ in range(round(4 * slot / step)):
            await solve(posted, next(person))
            await posted.advance(step)
        assert edits(posted) - before in (3, 4)
        await posted.advance(HOUR)


async def test_an_edit_that_fails(posted: World) -> None:
    """It is made again in the next slot, not before."""
    await posted.advance(AN_EDIT)
    posted.session.faults.next("edit", reset)
    await solve(posted, posted.ann.id)
    await posted.advance(SLOT.total_seconds() - 1)
    assert edits(posted) == 1
    await posted.advance(2)
    assert (edits(posted), names(posted, posted.ann)) == (2, True)


async def test_the_longest_unedited_first(world: World) -> None:
    """Of many posts that changed, those are edited first that were longest unchanged."""
    channels = [another_channel(1000 + number) for number in (3, 1, 4, 0, 2)]
    for channel in channels:
        await want(world, channel)
    await world.advance(AN_EDIT)
    for channel in channels[::-1]:
        await solve(world.at(channel), channel.guild_id or 0)
    await world.advance(2 * AN_EDIT)
    edited = [it.path.split("/")[-3] for it in world.session.requests if it.route == "edit"]
    assert edited == [str(channel.channel_id) for channel in channels]


async def test_solved_while_it_is_edited(posted: World) -> None:
    """Whoever solves it while an edit is in flight, however long, is named by the next one."""
    for seconds, person in ((0, posted.ben), (AN_EDIT + 5, posted.eve)):

        async def meanwhile(seconds: float = seconds, person: Actor = person) -> None:
            await asyncio.sleep(seconds)
            await solve(posted, person.id)

        posted.session.faults.next("edit", before(meanwhile))
        await solve(posted, 1000 + round(seconds))
        await posted.advance(AN_EDIT)
        assert not names(posted, person)
        await posted.advance(3 * AN_EDIT)
        assert names(posted, person)


async def test_the_post_of_the_day_before(named: World) -> None:
    """It names nobody any more, however long ago it was, and only counts."""
    for days in (1, 5):
        await named.advance(days * DAY)
        assert f"<@{named.ann.id}>" not in texts(named)[0]
        assert "One person here has solved it." in texts(named)[0]


FORMER = "Yesterday's puzzle was solved by"


async def test_the_day_after(named: World) -> None:
    """The next post names who solved the former puzzle, also late, but nobody who hides."""
    assert FORMER not in texts(named)[0]
    await named.advance(DAY)
    assert f"{FORMER} <@{named.ann.id}>" in texts(named)[1]
    daily = named.client.context.daily
    late = (await daily.open(named.ben.id, NUMBER, named.server)).attempt
    for move in late.puzzle.line[::2]:
        made = partial(pressed, revision=late.revision, cell=move, now=daily.now())
        late = (await daily.change(named.ben.id, NUMBER, made)).attempt
    await named.advance(A_LATE_EDIT)
    assert f"{FORMER} <@{named.ann.id}>, <@{named.ben.id}>" in texts(named)[1]
    await hide_games(named.ann)
    await named.advance(A_LATE_EDIT)
    assert f"{FORMER} <@{named.ben.id}>\n-# … and 1 more person" in texts(named)[1]
    await named.client.context.deletions.delete(named.ben.id)
    await look(named)
    await named.advance(A_LATE_EDIT)
    assert (FORMER in texts(named)[1], names(named, named.ben)) == (False, False)
    await named.client.context.preferences.switch(named.ann.id, games=True)
    await named.advance(DAY)
    assert (len(texts(named)), names(named, named.ann)) == (3, False)


async def test_many_the_day_before(posted: World) -> None:
    """Ten are named, and the rest counted; nobody is pinged."""
    for person in range(1000, 1025):
        await solve(posted, person)
    await posted.advance(DAY + AN_EDIT)
    text = texts(posted)[1]
    assert text.count("<@") == 10
    assert text.endswith("-# … and 15 more people")
    assert not any(any(it.values()) for it in posted.mentions_allowed())


async def test_hidden_games(named: World) -> None:
    """Who hides their games is counted and not named, from the moment on they do, and back."""
    await solve(named, named.ben.id)
    for shown in (False, True):
        await named.client.context.preferences.switch(named.ann.id, games=shown)
        await look(named)
        await named.advance(2 * AN_EDIT)
        assert names(named, named.ann) is shown
        assert ("One more person here has solved it." in texts(named)[0]) is not shown
        assert names(named, named.ben)


async def test_deleted_data(posted: World) -> None:
    """A person who deletes their data is on no post any more, on none that is in flight either."""
    await solve(posted, posted.ann.id)
    await solve(posted, posted.ben.id)
    delete = posted.client.context.deletions.delete
    posted.session.faults.next("edit", before(lambda: delete(posted.ann.id)))
    await posted.advance(AN_EDIT)
    assert names(posted, posted.ann)
    await posted.advance(AN_EDIT)
    assert (names(posted, posted.ann), names(posted, posted.ben)) == (False, True)


async def test_a_post_in_a_closed_channel(named: World) -> None:
    """A post that the bot may not edit is tried once a day until it can be, and then forgotten."""
    for route, code in (("edit", 50001), ("post", 50013)):
        named.refuse(route, 403, code, times=5)
    tried = edits(named)
    await hide_games(named.ann)
    for day in range(5):
        await named.advance(DAY - HOUR)
        assert (names(named, named.ann), edits(named) - tried) == (True, 1 + day)
        await named.advance(HOUR)
    await named.advance(HOUR)
    assert not names(named, named.ann)
    await want(named)
    await named.advance(4 * DAY)
    assert rows(named.path, "puzzle_posts") == 2


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_channel_that_is_open_again(named: World, *, restarts: bool) -> None:
    """As soon as the bot can post there, names go from the former post."""
    named.refuse("edit", 403, 50001)
    await named.advance(DAY - HOUR)
    await hide_games(named.ann)
    assert names(named, named.ann)
    if restarts:
        await named.restart()
    await named.advance(HOUR)
    assert not names(named, named.ann)


async def test_a_deleted_message(posted: World) -> None:
    """Nothing is sent or edited again for it, and the next puzzle comes tomorrow."""
    posted.chat.messages.clear()
    await solve(posted, posted.ann.id)
    await posted.advance(DAY - HOUR)
    assert (numbers(posted), edits(posted)) == ([], 1)
    await posted.advance(DAY)
    assert numbers(posted) == [NUMBER + 1]


async def test_switched_off(named: World) -> None:
    """With DAILY=off there are no new posts, but names still go from the old ones."""
    options = named.options
    named.options = lambda: replace(options(), settings=Settings(daily=False))
    await named.restart(DAY)
    await named.client.context.preferences.switch(named.ann.id, games=False)
    await look(named)
    assert (numbers(named), names(named, named.ann)) == ([NUMBER], False)


async def test_without_any_channel(named: World) -> None:
    """Names go from posts where no server's channel is stored any more, as after a restore."""
    query(named.path, "DELETE FROM puzzle_channels")
    await hide_games(named.ann)
    await named.advance(AN_EDIT)
    assert not names(named, named.ann)


async def test_rows_that_cannot_be_read(world: World) -> None:
    """The listed puzzle comes, without the unreadable attempt; the log names both rows once."""
    leave_out.cache_clear()
    query(world.path, "INSERT INTO puzzles VALUES (?, 'X?')", NUMBER)
    await want(world)
    values = "(person_id, number, guild_id, solved_at) VALUES (5, ?, ?, 0)"
    query(world.path, f"INSERT INTO puzzle_attempts {values}", NUMBER, world.server)
    query(world.path, "UPDATE puzzle_posts SET redraw = 1")
    await world.advance(A_LATE_EDIT)
    await look(world)
    assert f"puzzle #{NUMBER}" in texts(world)[0].lower()
    named = re.findall(r"row left out: table=(\w+) number=30", world.log.take())
    assert named == ["puzzles", "puzzle_attempts"]
