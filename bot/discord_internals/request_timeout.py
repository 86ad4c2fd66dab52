"""Gives up requests that Discord does not answer.

To cancel them from outside would also cancel the waits for rate limits in discord.py: the next
request would come too early, or, after a limit for all requests, none would ever be sent again.
"""

from functools import partial

import discord
from aiohttp import ClientTimeout

ANSWERED_WITHIN = 30.0
"""Seconds for each request; other boards may wait for it. aiohttp alone would wait for 300."""


def install_request_timeout(client: discord.Client) -> None:
    """Make each request with the bot's token raise TimeoutError if its answer takes too long."""
    timeout = ClientTimeout(total=ANSWERED_WITHIN)
    client.http.request = partial(client.http.request, timeout=timeout)  # type: ignore[method-assign]
