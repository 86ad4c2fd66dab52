"""Reminders that Discord confirms late, or with an error."""

import pytest

from bot.domain.match import Place
from bot.messaging.channel_messages import ChannelMessages
from tests.conftest import ANN, a_match
from tests.hostile.bad_day import CarryOut
from tests.hostile.loopback import loopback
from tests.hostile.simulated_clock import run_simulated
from tests.wire.faults import page
from tests.wire.people import SERVER_CHANNEL

SUPPRESS_EMBEDS = 1 << 2


async def sent_and_failed(carry_out: CarryOut) -> object:
    """Carry a request out, but answer with an error."""
    carry_out()
    return page(502)


def test_a_reminder_that_discord_did_not_confirm(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reminder is there once, even if an error answered it: discord.py repeats its nonce.

    Its link to the board has no preview.
    """

    async def play() -> None:
        faults = [sent_and_failed]
        async with loopback(path) as bot:
            monkeypatch.setattr(
                bot.bad_day, "draw", lambda *_, **__: faults.pop() if faults else None
            )
            match = a_match(place=Place(SERVER_CHANNEL.guild_id, SERVER_CHANNEL.channel_id))
            number = await ChannelMessages(bot.client).send_reminder(match, ANN)
            assert [str(number)] == list(bot.chat.messages)
            assert bot.chat.pings == 1
            (message,) = bot.chat.messages.values()
            assert message["flags"] & SUPPRESS_EMBEDS

    run_simulated(play())
