"""What the bot sends and edits in channels on a bad day of Discord; no test takes that time."""

import asyncio
from functools import partial

import pytest

from bot.discord_internals.requests import ANSWERED_WITHIN
from bot.domain.match import Match, Place
from bot.messaging.channel_messages import ChannelMessages
from tests.chat.faults import Fault, page
from tests.chat.messages import board_on, new_message
from tests.chat.people import SERVER_CHANNEL
from tests.conftest import ANN, a_match
from tests.hostile.bad_day import limited
from tests.hostile.loopback import Loopback, loopback
from tests.messaging.simulated import FAULTS, drop, instead, never_answered, simulated

LONG = 2 * ANSWERED_WITHIN
MOVED, BOARD = (4,), "....X...."
SUPPRESS_EMBEDS = 1 << 2
ATTEMPTS = [
    *(FAULTS[it] for it in ("429", "500", "drop")),
    *(never_answered, instead(partial(page, 502), done=True), instead(drop, done=True)),
]


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
            day.setattr(bot.session, "draw", lambda *_: never_answered)
            with pytest.raises(TimeoutError):
                await edits.edit_board(match)
        assert asyncio.get_running_loop().time() < LONG
        await edits.edit_board(match)
        assert shows(bot, match)


def one_fault(bot: Loopback, monkeypatch: pytest.MonkeyPatch, fault: Fault) -> None:
    """Have the next request fail."""
    faults = [fault]
    monkeypatch.setattr(bot.session, "draw", lambda *_: faults.pop() if faults else None)


@simulated
async def test_a_long_rate_limit(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long Discord asks to wait, no edit comes too early, and all are carried out."""
    async with loopback(path) as bot:
        matches, edits = [shown(bot) for _ in range(3)], ChannelMessages(bot.client)
        one_fault(bot, monkeypatch, instead(partial(limited, LONG, everywhere=True)))
        await asyncio.gather(*(edits.edit_board(match) for match in matches))
        assert all(shows(bot, match) for match in matches)
        assert bot.session.early == []
        assert asyncio.get_running_loop().time() >= LONG


@pytest.mark.parametrize("fault", ATTEMPTS)
@simulated
async def test_a_reminder_on_a_bad_day(
    path: str, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reminder gets through and is there once: each attempt has the same nonce.

    Its link to the board has no preview.
    """
    async with loopback(path) as bot:
        one_fault(bot, monkeypatch, fault)
        match = a_match(place=Place(SERVER_CHANNEL.guild_id, SERVER_CHANNEL.channel_id))
        number = await ChannelMessages(bot.client).send_reminder(match, ANN)
        assert [str(number)] == list(bot.chat.messages)
        assert bot.chat.pings == 1
        (message,) = bot.chat.messages.values()
        assert message["flags"] & SUPPRESS_EMBEDS
