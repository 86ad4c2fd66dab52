"""The page of `/settings` for the daily puzzle, and the posts that come of it."""

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest

from bot.domain.daily.days import start_of
from engines.puzzles.days import puzzle
from tests.chat.actors import Actor
from tests.chat.ids import Payload
from tests.chat.people import Channel, another_channel
from tests.chat.shown import ShownMessage
from tests.chat.world import BEGINNING, World, now as current_time
from tests.interactions.pages import settings
from tests.interactions.puzzle_page import page_of

AHEAD = start_of(2) - BEGINNING
"""How much later it is for the bot than for the other tests."""
CHANNELS = "tc1"
COMES = "The daily puzzle comes here, every day at"
SUBJECT = "Daily puzzle"


@pytest.fixture
def now() -> Callable[[], datetime]:
    return lambda: current_time() + AHEAD


async def at(world: World, moment: datetime) -> None:
    await world.advance((moment - current_time() - AHEAD).total_seconds() + 5)


async def chosen(world: World, owner: Actor, *channels: Channel) -> ShownMessage:
    shown = await settings(owner, SUBJECT)
    await owner.select(shown, channels, custom_id=CHANNELS)
    return shown


def said_in(world: World, channel: Channel) -> list[str]:
    return [it.text for it in world.seen(channel.channel_id)]


def menu_of_channels(shown: ShownMessage) -> Payload:
    return next(it for it in shown.menus if it["type"] == 8)


async def test_a_channel_is_chosen(world: World, owner: Actor) -> None:
    """A line there proves that the bot may post, and the puzzle comes at the hour each day."""
    arcade = another_channel()
    shown = await chosen(world, owner, arcade)
    time = f"<t:{round((start_of(2) + timedelta(hours=18)).timestamp())}:t>"
    assert said_in(world, arcade) == [f"{COMES} {time}."]
    assert shown.text.count(time) == 1
    assert f"The puzzle comes at {time} in your time zone." in shown.text
    (default,) = menu_of_channels(shown)["default_values"]
    assert default == {"id": str(arcade.channel_id), "type": "channel"}
    await at(world, start_of(2) + timedelta(hours=18))
    assert [text.partition(" ·")[0] for text in said_in(world, arcade)[1:]] == ["### Puzzle #2"]
    await at(world, start_of(3) + timedelta(hours=18))
    assert len(said_in(world, arcade)) == 3


async def test_the_hour(world: World, owner: Actor) -> None:
    """There are 24 hours in UTC to pick from; an earlier one brings today's puzzle at once."""
    shown = await settings(owner, SUBJECT)
    hours = shown.options
    assert [hour["label"] for hour in hours] == [f"{hour:02}:00 UTC" for hour in range(24)]
    assert [hour["label"] for hour in hours if hour["default"]] == ["18:00 UTC"]
    await chosen(world, owner, world.channel)
    await at(world, start_of(2) + timedelta(hours=5))
    assert len(said_in(world, world.channel)) == 1
    shown = await settings(owner, SUBJECT)
    await owner.pick(shown, "05:00")
    assert len(said_in(world, world.channel)) == 2
    moment = start_of(2) + timedelta(hours=5)
    assert f"at <t:{round(moment.timestamp())}:t>" in shown.text


async def test_nowhere(world: World, owner: Actor) -> None:
    """The menu of channels for texts and announcements may be left empty; then no puzzle comes."""
    menu = menu_of_channels(await chosen(world, owner, world.channel))
    assert menu["channel_types"] == [0, 5]
    assert (menu["min_values"], menu["max_values"]) == (0, 1)
    assert "**Daily puzzle**: off" in (await chosen(world, owner)).text
    await at(world, start_of(4))
    assert len(said_in(world, world.channel)) == 1


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (403, 50013)])
async def test_where_it_may_not_post(world: World, owner: Actor, status: int, code: int) -> None:
    """The page says so, and what was chosen before stays."""
    await chosen(world, owner, world.channel)
    arcade = another_channel()
    world.refuse_always("post", status, code)
    shown = await chosen(world, owner, arcade)
    text = shown.text
    assert f"I can't post in <#{arcade.channel_id}>, so nothing has changed." in text
    assert f"in <#{world.channel.channel_id}>, every day" in text
    await owner.click(shown, "Back")
    assert f"in <#{world.channel.channel_id}>, every day" in shown.text


async def test_a_deleted_channel(world: World, owner: Actor) -> None:
    """It is forgotten, and never shown in the menu."""
    await chosen(world, owner, world.channel)
    world.chat.lose_channel(str(world.channel.channel_id))
    shown = await settings(owner, SUBJECT)
    assert menu_of_channels(shown)["default_values"] == []
    assert "**Daily puzzle**: off" in shown.text


async def test_after_refusals(world: World, owner: Actor) -> None:
    """Once Discord has refused three posts in a row, the page says why there are no more."""
    await chosen(world, owner, world.channel)
    world.refuse("post", 403, 50013, times=3)
    for number in (2, 3, 4):
        await at(world, start_of(number) + timedelta(hours=18))
    assert "off, since I couldn't post" in (await settings(owner)).text
    assert "off" not in (await chosen(world, owner, world.channel)).text


async def test_solve_on_a_post(world: World, owner: Actor) -> None:
    """*Solve* opens the puzzle in private, and the post then says who solved it, pinging nobody."""
    await at(world, start_of(2) + timedelta(hours=18))
    await chosen(world, owner, world.channel)
    page = page_of(await world.ann.click(world.seen()[-1], "Solve"))
    assert page.is_private
    await page.play(world.ann, *puzzle(2).line[::2])
    await world.advance(25)
    assert f"**First try**: <@{world.ann.id}>" in said_in(world, world.channel)[-1]
    assert world.mentions_allowed()[-1] == {"parse": []}
