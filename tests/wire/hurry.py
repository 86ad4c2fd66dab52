"""Has a bot wait less than it does elsewhere, so that its test need not wait either."""

import asyncio

from bot.messaging import acknowledgement

SLOW = 1.0
"""Seconds that something takes: longer than a bot that acknowledges soon waits."""


def try_again_soon() -> None:
    """Have the bot wait a twentieth of the time before it asks Discord again, and elsewhere."""
    sleep = asyncio.sleep

    async def briefly(delay: float) -> None:
        await sleep(delay / 20)

    setattr(asyncio, "sleep", briefly)  # noqa: B010


def acknowledge_soon() -> None:
    """Have the bot acknowledge after half a second instead of two what is not answered yet."""
    acknowledgement.ACKNOWLEDGE_AFTER = SLOW / 2
