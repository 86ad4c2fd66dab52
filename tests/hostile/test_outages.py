"""Discord cannot be reached at the hour at which servers get their puzzle."""

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import ClientConnectionError, ClientConnectorError, web

from bot.domain.daily.post import SENT_WITHIN, SEVERAL
from bot.domain.match import Place
from bot.views.ui import Message
from tests.chat.clock import run_simulated
from tests.chat.faults import CarryOut, Fault, answer, page
from tests.chat.messages import text_of
from tests.hostile.bad_day import limited
from tests.hostile.loopback import Loopback, loopback

SERVERS, MANY = 30, 400
NONCE, DAY = SENT_WITHIN.total_seconds(), 86_400.0


def instead(response: Callable[[], web.Response]) -> Fault:
    """Return a fault that answers a request without carrying it out."""

    async def fault(_: CarryOut) -> web.Response:
        return response()

    return fault


async def reset(_: CarryOut) -> web.Response:
    raise ClientConnectionError


async def unreachable(_: CarryOut) -> web.Response:
    key: Any = SimpleNamespace(host="discord.com", port=443, ssl=True)
    raise ClientConnectorError(key, OSError(111, "refused"))


async def lost(carry_out: CarryOut) -> web.Response:
    carry_out()
    raise ClientConnectionError


FAULTS: dict[str, Fault] = {
    "500": instead(partial(page, 500)),
    "503": instead(partial(page, 503)),
    "reset": reset,
    "unreachable": unreachable,
    "lost": lost,
}
BLOCKED = instead(partial(answer, {"code": 200000, "message": "Blocked by AutoMod"}, 400))
HOUR_LONG = instead(partial(limited, 3600.0, everywhere=False))


class Servers:
    """Servers that want the puzzle: number `n` in channel `n`.

    Until a moment each request to send one meets a fault, in the channels `only` or in all.
    """

    def __init__(self, bot: Loopback, count: int, fault: Fault, until: float) -> None:
        self.bot, self.channels = bot, [str(number) for number in range(1, count + 1)]
        self.fault, self.until, self.only = fault, until, self.channels
        self.tried = set[str]()

    async def exchange(self, method: str, url: str, body: Any) -> web.Response:
        """Stand between the bot and Discord."""
        channel = url.split("/")[-2]
        carry_out = partial(self.bot.chat.post, channel, body)
        assert method == "POST"
        self.tried.add(channel)
        fails = channel in self.only and asyncio.get_running_loop().time() < self.until
        return await self.fault(carry_out) if fails else carry_out()

    async def want(self) -> None:
        """Have all of them choose a channel, at this hour."""
        posts = self.bot.client.context.posts
        for number in map(int, self.channels):
            await posts.set_channel(number, number)
            await posts.set_hour(number, 0)
        self.bot.client.context.wake_posts()

    def posts(self) -> list[str]:
        """Return the channels of all puzzles."""
        messages = self.bot.chat.messages.values()
        found = [it["channel_id"] for it in messages if "### Puzzle #" in text_of(it)]
        return sorted(found, key=int)


At = Callable[[Servers], None]


def hour(
    path: str, at: Mapping[float, At], fault: Fault, until: float, count: int = SERVERS
) -> None:
    """Run the bot from the hour on, and look at servers at some moments."""

    async def run() -> None:
        async with loopback(path) as bot:
            servers = Servers(bot, count, fault, until)
            bot.session.exchange = servers.exchange  # type: ignore[method-assign]
            await servers.want()
            for moment, look in sorted(at.items()):
                await asyncio.sleep(moment - asyncio.get_running_loop().time())
                look(servers)

    run_simulated(run())


def each_has_one(servers: Servers) -> None:
    assert servers.posts() == servers.channels


def few_were_tried(servers: Servers) -> None:
    assert SEVERAL <= len(servers.tried) <= 2 * SEVERAL


def nonces_go(servers: Servers) -> None:
    servers.bot.chat.forget_nonces()


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
@pytest.mark.parametrize("seconds", [5.0, 75.0])
def test_an_outage_at_the_hour(path: str, fault: Fault, seconds: float) -> None:
    """After it each server gets its puzzle, once; meanwhile it was tried in only a few channels."""
    hour(path, {seconds: few_were_tried, 200.0: each_has_one}, fault, seconds)


def test_many_servers(path: str) -> None:
    """After an outage of seconds each of many servers gets it, though all take longer than that."""
    hour(path, {600.0: each_has_one}, FAULTS["503"], 10.0, MANY)


@pytest.mark.parametrize("fault", ["503", "unreachable"])
def test_a_long_outage(path: str, fault: str) -> None:
    """However long Discord is out of reach, those that were tried get the puzzle, too."""
    at: dict[float, At] = dict.fromkeys((200.0, 400.0, 600.0), nonces_go)
    hour(path, at | {900.0: each_has_one}, FAULTS[fault], 700.0)


def test_one_that_may_have_come(path: str) -> None:
    """A post that may have arrived is not sent again once Discord may have forgotten it."""

    def unreachable_now(servers: Servers) -> None:
        servers.fault = unreachable

    at = {0.5: unreachable_now, NONCE: nonces_go, 900.0: each_has_one}
    hour(path, at, lost, NONCE + 10.0)


@pytest.mark.parametrize(("fault", "count"), [(BLOCKED, 15), (HOUR_LONG, 15), (FAULTS["503"], 2)])
def test_channels_hold_nobody_up(path: str, fault: Fault, count: int) -> None:
    """Refusals and limits keep no other channel from its puzzle, nor do failures in two."""

    def in_some(servers: Servers) -> None:
        servers.only = servers.channels[:count]

    def others_have_one(servers: Servers) -> None:
        assert servers.posts() == servers.channels[count:]

    hour(path, {0.0: in_some, 60.0: others_have_one}, fault, DAY)


def test_a_closed_channel_answers(path: str) -> None:
    """A channel that refused an edit is open again once any request there succeeds."""

    async def run() -> None:
        async with loopback(path) as bot:
            closed = bot.client.parts.closed
            for channel in (1, 2):
                await closed.close(Place(1, channel))
            await asyncio.sleep(1)
            await bot.client.context.plain_messages.send(1, "hello", Message())
            await asyncio.sleep(1)
            assert [*await closed.table.all()] == [2]
            await asyncio.sleep(DAY)
            assert await closed.table.all() == {}

    run_simulated(run())
