"""What the bot sends and edits in channels on a bad day of Discord; no test takes that time."""

import asyncio

import pytest
from aiohttp import ServerDisconnectedError, web

from bot.discord_internals.requests import ANSWERED_WITHIN
from bot.domain.match import Match, Place
from bot.messaging.channel_messages import ChannelMessages
from tests.chat.faults import page
from tests.chat.messages import board_on, new_message
from tests.chat.people import SERVER_CHANNEL
from tests.conftest import ANN, a_match
from tests.hostile.bad_day import CarryOut, Fault, limited
from tests.hostile.loopback import Loopback, loopback
from tests.messaging.simulated import simulated

LONG = 2 * ANSWERED_WITHIN
MOVED, BOARD = (4,), "....X...."


async def never_answered(_: CarryOut) -> web.Response:
    """Let a request hang."""
    return await asyncio.Future()


async def wait_long(_: CarryOut) -> web.Response:
    """Ask for a long pause of everything."""
    return limited(LONG, everywhere=True)


def shown(bot: Loopback) -> Match:
    """Return a match whose board is in the chat, and is one move behind."""
    channel, guild = SERVER_CHANNEL.channel_id, SERVER_CHANNEL.guild_id
    message = new_message({}, str(channel))
    bot.chat.messages[message["id"]] = message
    return a_match(place=Place(guild, channel), message_id=int(message["id"]), moves=MOVED)


def shows(bot: Loopback, match: Match) -> bool:
    return board_on(bot.chat.messages[str(match.message_id)]) == BOARD


@simulated
async def test_an_edit_without_an_answer(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An edit that Discord never answers is given up, so that other boards are drawn."""
    async with loopback(path) as bot:
        match, edits = shown(bot), ChannelMessages(bot.client)
        with monkeypatch.context() as day:
            day.setattr(bot.bad_day, "draw", lambda *_, **__: never_answered)
            with pytest.raises(TimeoutError):
                await edits.edit_board(match)
        assert asyncio.get_running_loop().time() < LONG
        await edits.edit_board(match)
        assert shows(bot, match)


@simulated
async def test_a_long_rate_limit(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long Discord asks to wait, no edit comes too early, and all are carried out."""
    async with loopback(path) as bot:
        matches, faults = [shown(bot) for _ in range(3)], [wait_long]
        monkeypatch.setattr(bot.bad_day, "draw", lambda *_, **__: faults.pop() if faults else None)
        edits = ChannelMessages(bot.client)
        await asyncio.gather(*(edits.edit_board(match) for match in matches))
        assert all(shows(bot, match) for match in matches)
        assert bot.session.early == []
        assert asyncio.get_running_loop().time() >= LONG


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
