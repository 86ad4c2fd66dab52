"""When what did not get through is sent again."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.discord_internals.raw_response import SentResponse
from bot.discord_internals.readable_answers import NotConfirmedError
from bot.errors import AnswerLostError
from bot.messaging.delivery import deliver, deliver_first
from tests.chat.clock import run_simulated

RESET, REFUSED = ConnectionResetError(), aiohttp.ClientConnectorError(cast("Any", None), OSError())
AGAIN = [0.0, 0.0, 0.5, 1.0, 1.5, 2.0, 2.5]
LATER = [
    (RESET, {}, AGAIN),
    (REFUSED, {"times": 1}, AGAIN),
    (RESET, {"times": 1}, [0.0]),
    (RESET, {"times": 2}, [0.0, 0.0]),
    (NotConfirmedError(503), {"times": 2}, [0.0, 0.5]),
]
"""What an attempt ends with, how often Discord may get it, and when it is sent."""


def attempts(error: Exception, took: float = 0.0, **given: Any) -> list[float]:
    found: list[float] = []

    async def send() -> SentResponse:
        found.append(round(asyncio.get_running_loop().time(), 1))
        await asyncio.sleep(took)
        raise error

    async def sent() -> None:
        interaction: Any = SimpleNamespace(extras={})
        with pytest.raises(AnswerLostError):
            if given:
                await deliver(send, **given)
            else:
                kind = discord.InteractionResponseType.channel_message
                await deliver_first(interaction, kind, send)

    run_simulated(sent())
    return found


@pytest.mark.parametrize(
    ("error", "took", "expected"),
    [
        (RESET, 0.0, AGAIN),
        (REFUSED, 0.0, AGAIN),
        (RESET, 1.0, [0.0, 1.0, 2.5]),
        (TimeoutError(), 2.995, [0.0]),
    ],
)
def test_a_first_response(error: Exception, took: float, expected: list[float]) -> None:
    """It is sent again at once, then each half second for 3 s, or until its time is over."""
    assert attempts(error, took) == expected


@pytest.mark.parametrize(("error", "given", "expected"), LATER)
def test_a_later_answer(error: Exception, given: dict[str, int], expected: list[float]) -> None:
    """It is sent again like that, unless Discord may have it, and would show it too often."""
    assert attempts(error, **({"until": 3.0} | given)) == expected
