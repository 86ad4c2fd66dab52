"""Reminders on a bad day of Discord; no test takes that time."""

import asyncio

import pytest
from aiohttp import ServerDisconnectedError, web

from bot.domain.match import Place
from bot.messaging.channel_messages import ChannelMessages
from tests.chat.faults import page
from tests.chat.people import SERVER_CHANNEL
from tests.conftest import ANN, a_match
from tests.hostile.bad_day import CarryOut, Fault, limited
from tests.hostile.loopback import loopback
from tests.messaging.simulated import simulated

SUPPRESS_EMBEDS = 1 << 2


async def sent_and_failed(carry_out: CarryOut) -> web.Response:
    """Carry a request out, but answer with an error."""
    carry_out()
    return page(502)


async def sent_and_dropped(carry_out: CarryOut) -> web.Response:
    """Carry a request out, and break the connection."""
    carry_out()
    raise ServerDisconnectedError


async def dropped(_: CarryOut) -> web.Response:
    """Break the connection before."""
    raise ServerDisconnectedError


async def rate_limit(_: CarryOut) -> web.Response:
    return limited(2.0, everywhere=False)


async def unavailable(_: CarryOut) -> web.Response:
    return page(500)


async def never_answered(_: CarryOut) -> web.Response:
    return await asyncio.Future()


FAULTS = [rate_limit, unavailable, dropped, never_answered, sent_and_failed, sent_and_dropped]


@pytest.mark.parametrize("fault", FAULTS)
@simulated
async def test_a_reminder_on_a_bad_day(
    path: str, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reminder gets through and is there once: each attempt has the same nonce.

    Its link to the board has no preview.
    """
    faults = [fault]
    async with loopback(path) as bot:
        monkeypatch.setattr(bot.bad_day, "draw", lambda *_, **__: faults.pop() if faults else None)
        match = a_match(place=Place(SERVER_CHANNEL.guild_id, SERVER_CHANNEL.channel_id))
        number = await ChannelMessages(bot.client).send_reminder(match, ANN)
        assert [str(number)] == list(bot.chat.messages)
        assert bot.chat.pings == 1
        (message,) = bot.chat.messages.values()
        assert message["flags"] & SUPPRESS_EMBEDS
