"""Counts the responses with which Discord refuses a request because there are too many.

discord.py waits and tries again by itself, so nobody else sees them. A public trace of aiohttp
would see them too, but takes 4 % of the instructions of a press.
"""

from typing import Any

import aiohttp
import discord.http
import discord.webhook.async_

from bot.metrics import RATE_LIMITED

_TOO_MANY = 429
_read = discord.http.json_or_text


def install_rate_limit_count() -> None:
    """Have discord.py count each 429 whose body it reads, as it does with every response."""
    discord.http.json_or_text = _read_and_count
    discord.webhook.async_.json_or_text = _read_and_count  # type: ignore[attr-defined]


async def _read_and_count(response: aiohttp.ClientResponse) -> dict[str, Any] | str:
    if response.status == _TOO_MANY:
        RATE_LIMITED.inc()
    return await _read(response)
