from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord_internals.raw_response import SentResponse
from bot.errors import AnswerLostError
from bot.messaging.delivery import deliver_first

ERRORS = [(TimeoutError(), 1), (ConnectionResetError(), 2)]


@pytest.mark.parametrize(("error", "attempts"), ERRORS, ids=["timeout", "reset"])
async def test_what_is_sent_again(error: OSError, attempts: int) -> None:
    """A broken first response is sent once more, but not one whose time ran out.

    Its time may have run out while it waited for a rate limit, which another one would break.
    """
    sent = 0

    async def send() -> SentResponse:
        nonlocal sent
        sent += 1
        raise error

    interaction: Any = SimpleNamespace(extras={})
    with pytest.raises(AnswerLostError):
        kind = discord.InteractionResponseType.channel_message
        await deliver_first(interaction, kind, send)
    assert sent == attempts
