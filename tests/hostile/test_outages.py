"""Discord cannot be reached at the hour at which servers get their puzzle."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import ClientConnectorError, web

from bot.domain.match import Place
from bot.domain.post import SENT_WITHIN, SEVERAL
from bot.views import ui
from bot.views.ui import Message
from tests.chat.faults import CarryOut, Fault, limited, lost, page_instead, refused, reset
from tests.chat.messages import text_of
from tests.chat.world import World

SERVERS, MANY = 30, 400
NONCE, DAY = SENT_WITHIN.total_seconds(), 86_400.0


async def unreachable(_: CarryOut) -> web.Response:
    key: Any = SimpleNamespace(host="discord.com", port=443, ssl=True)
    raise ClientConnectorError(key, OSError(111, "refused"))


FAULTS: dict[str, Fault] = {"503": page_instead(503), "reset": reset, "lost": lost}
FAULTS["unreachable"] = unreachable
BLOCKED = refused(400, {"code": 200000, "message": "Blocked by AutoMod"})


def fail(world: World, fault: Fault, until: float, only: int = MANY) -> None:
    """Have a fault meet each post until a moment, in some of the first channels only."""

    def draw(route: str, path: str) -> Fault | None:
        fails = route == "post" and channel_in(path) <= only
        return fault if fails and asyncio.get_running_loop().time() < until else None

    world.session.draw = draw


def channel_in(path: str) -> int:
    return int(path.split("/")[-2])


async def want(world: World, count: int = SERVERS) -> None:
    """Have servers choose a channel, the server `n` the channel `n`, at this hour."""
    posts = world.client.context.posts
    for number in range(1, count + 1):
        await posts.set_channel(number, number)
        await posts.set_hour(number, 0)
    world.client.context.wake_posts()


async def posted(world: World, moment: float) -> list[int]:
    await world.advance(moment - asyncio.get_running_loop().time())
    messages = world.chat.messages.values()
    return sorted(int(it["channel_id"]) for it in messages if "### Puzzle #" in text_of(it))


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
@pytest.mark.parametrize("seconds", [5.0, 75.0])
async def test_an_outage_at_the_hour(world: World, fault: Fault, seconds: float) -> None:
    """After it each server gets its puzzle, once; meanwhile it was tried in only a few channels."""
    fail(world, fault, seconds)
    await want(world)
    await posted(world, seconds)
    tried = {channel_in(it.path) for it in world.session.requests if it.route == "post"}
    assert SEVERAL <= len(tried) <= 2 * SEVERAL
    assert await posted(world, 200) == [*range(1, SERVERS + 1)]


async def test_many_servers(world: World) -> None:
    """After an outage of seconds each of many servers gets it, though all take longer than that."""
    fail(world, FAULTS["503"], 10)
    await want(world, MANY)
    assert await posted(world, 600) == [*range(1, MANY + 1)]


@pytest.mark.parametrize("fault", ["503", "unreachable"])
async def test_a_long_outage(world: World, fault: str) -> None:
    """However long Discord is out of reach, those that were tried get the puzzle, too."""
    fail(world, FAULTS[fault], 700)
    await want(world)
    for moment in (200, 400, 600):
        await posted(world, moment)
        world.chat.forget_nonces()
    assert await posted(world, 900) == [*range(1, SERVERS + 1)]


async def test_one_that_may_have_come(world: World) -> None:
    """A post that may have arrived is not sent again once Discord may have forgotten it."""
    fail(world, lost, NONCE)
    await want(world)
    await posted(world, 1)
    fail(world, unreachable, NONCE + 10)
    await posted(world, NONCE)
    world.chat.forget_nonces()
    assert await posted(world, 900) == [*range(1, SERVERS + 1)]


@pytest.mark.parametrize(
    ("fault", "count"), [(BLOCKED, 15), (limited(3600.0), 15), (FAULTS["503"], 2)]
)
async def test_channels_hold_nobody_up(world: World, fault: Fault, count: int) -> None:
    """Refusals and limits keep no other channel from its puzzle, nor do failures in two."""
    fail(world, fault, DAY, count)
    await want(world)
    assert await posted(world, 60) == [*range(count + 1, SERVERS + 1)]


async def test_a_closed_channel_answers(world: World) -> None:
    """A channel that refused an edit is open again once any request there succeeds."""
    closed = world.client.parts.closed
    for channel in (1, 2):
        await closed.close(Place(1, channel))
    await world.client.context.channel_messages.send(1, "hello", Message(ui.text("hello")))
    await world.advance(1)
    assert [*await closed.table.all()] == [2]
    await world.advance(DAY)
    assert await closed.table.all() == {}
