"""Edits of boards that Discord answers late, or asks to wait for; no test takes that time."""

import asyncio

import pytest
from aiohttp import web

from bot.discord_internals.requests import ANSWERED_WITHIN
from bot.domain.match import Match, Place
from bot.messaging.channel_messages import ChannelMessages
from tests.chat.messages import board_on, new_message
from tests.chat.people import SERVER_CHANNEL
from tests.conftest import a_match
from tests.hostile.bad_day import CarryOut, limited
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
