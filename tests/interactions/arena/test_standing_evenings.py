"""Standing evenings: what `/settings` says of them, and the arenas that come of it."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.domain.arena.evening import EACH_DAY, QUICK_GAMES, Evening
from bot.store.sqlite.backup import back_up
from bot.store.upkeep.restore import restore
from tests.chat.actors import Actor
from tests.chat.payloads import press
from tests.chat.people import EVERYBODY, MANAGER, Channel, Role, another_channel
from tests.chat.shown import ShownMessage
from tests.chat.world import AT_ONCE, World, now as current_time
from tests.interactions.arena.evening import Evening as Played
from tests.interactions.arena.test_killed import hold, kill, off
from tests.interactions.games import PLAYERS, called, choose
from tests.interactions.pages import hide_games, settings
from tests.interactions.stored import query
from tests.interactions.test_call_players import MENTIONS_ALL

MONDAY = datetime(2026, 3, 2, tzinfo=UTC)
HOUR = timedelta(hours=1)
_ANOTHER = """
INSERT INTO arenas (
    id, guild_id, channel_id, wants_thread, host, language, variant, starts_at, ends_at, phase
) VALUES (40, 1, 1, 0, 1, 'en', 'drop', 1, 1, 'lapsed')
"""
"""One of another server, after which the next has another number than the lost one."""


def evening(**chosen: int | str) -> Evening:
    return Evening(**{"guild_id": 1, "channel_id": 2, "day": EACH_DAY, "hour": 18} | chosen)  # type: ignore[arg-type]


@pytest.mark.parametrize("day", range(1, EACH_DAY + 1))
@pytest.mark.parametrize("hour", [0, 11, 23])
def test_the_next_start(day: int, hour: int) -> None:
    """It is the first such hour of such a day that is at least five minutes away."""
    for minutes in range(0, 8 * 24 * 60, 17):
        moment = MONDAY + timedelta(minutes=minutes)
        start = evening(day=day, hour=hour).next_after(moment)
        assert start is not None
        assert (start.hour, start.minute) == (hour, 0)
        assert day in (EACH_DAY, start.isoweekday())
        left = start - moment - timedelta(minutes=5)
        assert timedelta() <= left < timedelta(days=1 if day == EACH_DAY else 7)


@pytest.mark.parametrize(("day", "every"), [(EACH_DAY, 1), (3, 7)])
def test_each_time_another_game(day: int, every: int) -> None:
    """Each evening has another game than the last one, and all have their turn."""
    starts = [MONDAY + timedelta(days=every * n) for n in range(len(QUICK_GAMES))]
    games = [evening(day=day, variant="any").arena(start, "en").variant for start in starts]
    assert sorted(games) == sorted(QUICK_GAMES)


async def until_start(world: World, left: timedelta, hour: int = 18) -> None:
    start = evening(hour=hour).next_after(current_time() + left)
    assert start is not None
    await world.advance((start - left - current_time()).total_seconds())


async def chosen(
    world: World, owner: Actor, channel: Channel | None = None, day: str = "Every day"
) -> ShownMessage:
    page = await settings(owner, "Arena")
    await owner.select(page, [channel or world.channel], custom_id="ec1")
    await owner.pick(page, day)
    return page


async def test_two_choices_at_once(world: World, owner: Actor) -> None:
    """None takes back another, which the same page or another manager's sent."""
    page = await chosen(world, owner)
    for menu, value in zip(page.menus[-3:], ("7", "drop", "60"), strict=True):
        picked = press(owner.person, owner.channel, page.message, menu["custom_id"])
        picked["data"] |= {"component_type": menu["type"], "values": [value]}
        world.begin(picked)
    await world.advance(0, AT_ONCE)
    found = await world.client.context.evenings.find(world.server)
    assert found[2:6] == (EACH_DAY, 7, "drop", 60)


def announcements(world: World) -> list[ShownMessage]:
    return [it for it in world.seen() if "Arena: " in it.text]


async def test_an_evening(world: World, owner: Actor) -> None:
    """It is announced an hour before, pings nobody, starts and ends like any, and comes again."""
    page = await chosen(world, owner)
    await owner.pick(page, "Classic: three in a row")
    await owner.pick(page, "10 minutes")
    assert "**Arena**: in" in page.text
    await until_start(world, HOUR + timedelta(minutes=1))
    assert announcements(world) == []
    await world.advance(120)
    (board,) = announcements(world)
    assert "Arena: Classic" in board.text
    assert "lasts 10 minutes" in board.text
    assert world.chat.pings == 0
    played = Played(world, board, in_thread=True)
    for person in (world.ann, world.ben):
        await played.click(person, "Join")
    await until_start(world, timedelta(seconds=-20))
    _, winner = await played.won()
    await world.advance(16 * 60)
    assert any("wins the arena" in it.text for it in played.posted())
    assert f"**Last arena:** <@{winner.id}>" in (await world.eve.slash("stats")).said
    assert len(announcements(world)) == 1
    await until_start(world, HOUR - timedelta(minutes=1))
    assert len(announcements(world)) == 2
    await hide_games(winner)
    assert "Last arena" not in (await world.eve.slash("stats")).said


async def test_nobody_may_end_it_but_managers(world: World, owner: Actor) -> None:
    """It has no host: who may manage the server ends it."""
    await chosen(world, owner)
    await until_start(world, timedelta(minutes=30))
    played = Played(world, announcements(world)[0], in_thread=True)
    assert "Manage Server" in (await played.click(world.ann, "End")).said
    await played.end(owner)
    await world.advance(60)
    assert "called off" in played.text
    assert len(announcements(world)) == 1


async def test_three_without_players(world: World, owner: Actor) -> None:
    """After three in a row that too few join no other comes, until something is chosen again."""
    page = await chosen(world, owner)
    for day in range(1, 4):
        await until_start(world, timedelta(seconds=-60))
        assert len(announcements(world)) == day
    await world.advance(2 * 86400)
    assert len(announcements(world)) == 3
    page = await settings(owner, "Arena")
    assert "too few people joined three times in a row" in page.text
    await owner.pick(page, "Every day")
    await until_start(world, timedelta(seconds=-60))
    assert len(announcements(world)) == 4


async def test_where_an_arena_is(world: World, owner: Actor) -> None:
    """Where an arena is announced or runs, the evening is skipped."""
    await chosen(world, owner)
    await until_start(world, HOUR + timedelta(minutes=5))
    await owner.slash("arena", minutes=60, starts_in=60)
    await until_start(world, timedelta(minutes=2))
    assert len(announcements(world)) == 1


@pytest.mark.parametrize(("left", "comes"), [(6, 1), (4, 0)])
async def test_after_an_outage(world: World, owner: Actor, left: int, comes: int) -> None:
    """It is announced late, but not with less than five minutes left."""
    await chosen(world, owner)
    await until_start(world, HOUR + timedelta(minutes=10))
    await world.restart(after=(70 - left) * 60)
    await world.advance(10)
    assert len(announcements(world)) == comes
    await until_start(world, timedelta(minutes=30))
    assert len(announcements(world)) == comes + 1


async def test_a_channel_that_takes_nothing(world: World, owner: Actor) -> None:
    """Where the bot may not write any more, none comes, and the page says so."""
    arcade = another_channel()
    await chosen(world, owner, arcade)
    world.refuse_always("post", 403, 50001)
    await until_start(world, HOUR - timedelta(minutes=1))
    assert "**Arena**: off" in (await settings(owner)).text


async def test_who_may_not_write(world: World, owner: Actor) -> None:
    """Who may not write in a channel has no arenas come there."""
    page = await settings(owner, "Arena")
    await owner.select(page, [replace(another_channel(), open_to_all=0)], custom_id="ec1")
    assert "You can't write in" in page.text


async def test_the_role_to_call(world: World, owner: Actor) -> None:
    """The announcement mentions it once, if who chose that may; later edits and nights do not."""
    await choose(owner, PLAYERS)
    page = await chosen(world, owner)
    await owner.click(page, "Call players")
    assert f"mentions <@&{PLAYERS.id}>, once" in page.text
    await until_start(world, HOUR - timedelta(minutes=1))
    (board,) = announcements(world)
    await Played(world, board, in_thread=True).click(world.ann, "Join")
    await world.advance(30)
    assert called(world) == [[PLAYERS.id]]


async def test_a_role_that_all_may_mention(world: World, owner: Actor) -> None:
    """It is called for a manager who may not mention all roles, too."""
    await choose(owner, PLAYERS)
    await chosen(world, owner)
    world.chat.know(PLAYERS, Role(76))
    world.chat.everyone = EVERYBODY & ~MENTIONS_ALL
    manager = world.someone(permissions=MANAGER, roles=(76,))
    await manager.click(page := await settings(manager, "Arena"), "Call players")
    assert f"mentions <@&{PLAYERS.id}>, once" in page.text


@pytest.mark.parametrize(("late", "calls"), [(8, 1), (12, 0)])
async def test_a_late_call(world: World, owner: Actor, late: int, calls: int) -> None:
    """The role is still called some minutes late, as the last of two thousand servers are."""
    await choose(owner, PLAYERS)
    await owner.click(await chosen(world, owner), "Call players")
    await until_start(world, HOUR + timedelta(minutes=1))
    await world.restart(after=(late + 1) * 60)
    await world.advance(30)
    assert len(announcements(world)) == 1
    assert called(world) == [[PLAYERS.id]] * calls


@off
@pytest.mark.parametrize("carried_out", [False, True], ids=["before", "after"])
async def test_killed_at_its_post(
    world: World, owner: Actor, off: float, *, carried_out: bool
) -> None:
    """It is posted after a kill, and once only."""
    await chosen(world, owner)
    await until_start(world, HOUR + timedelta(minutes=1))
    hold(world, "post", carried_out=carried_out)
    await world.advance(90)
    await kill(world, off)
    await world.advance(30)
    (board,) = announcements(world)
    await world.ann.click(board, "Join")
    await world.advance(30)
    assert f"<@{world.ann.id}>" in board.text


async def test_a_lost_database(world: World, owner: Actor) -> None:
    """An announcement that a lost database knew is adopted, and can be joined."""
    await chosen(world, owner)
    await until_start(world, HOUR + timedelta(minutes=5))
    await lose_after(world, 20 * 60)
    (board,) = announcements(world)
    await world.ann.click(board, "Join")
    await world.advance(30)
    assert f"<@{world.ann.id}>" in board.text


async def lose_after(world: World, seconds: float) -> None:
    """Go back to a backup of now some time later; ids of arenas differ from the lost ones."""
    back_up(world.path, f"{world.path}.backup")
    await world.advance(seconds)
    await world.stop()
    world.chat.forget_nonces()
    await restore(f"{world.path}.backup", world.path, world.options().now())
    query(world.path, _ANOTHER)
    await world.start()
    await world.advance(30)


async def test_many_at_once(world: World) -> None:
    """At one hour 300 servers get theirs, some a second, and each its own once."""
    start = evening().next_after(current_time() + HOUR)
    assert start is not None
    insert = "INSERT INTO evenings VALUES (?, ?, 8, 18, 'vanish', 20, 0, 0, ?)"
    for number in range(300):
        query(world.path, insert, 10**9 + number, 10**10 + number, round(1000 * start.timestamp()))
    await world.restart()
    await until_start(world, HOUR - timedelta(minutes=5))
    assert query(world.path, "SELECT count(*), count(message_id) FROM arenas") == [(300, 300)]
    shown = [ShownMessage(world.chat, it) for it in world.chat.messages]
    channels = [it.message["channel_id"] for it in shown if "Arena: " in it.text]
    assert len(channels) == len({*channels}) == 300


async def test_chosen_within_the_hour(world: World, owner: Actor) -> None:
    """What is chosen less than an hour before holds from the next time on; one ended stays so."""
    await until_start(world, timedelta(minutes=40))
    page = await chosen(world, owner)
    await world.advance(60)
    assert announcements(world) == []
    await world.advance(HOUR.total_seconds())
    await until_start(world, timedelta(minutes=30))
    (board,) = announcements(world)
    await Played(world, board, in_thread=True).end(owner)
    await owner.pick(page, "10 minutes")
    await world.advance(60)
    assert len(announcements(world)) == 1
    assert "called off" in board.text
