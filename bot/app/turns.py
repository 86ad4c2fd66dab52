"""Keeps to what Discord takes of all processes of the bot together."""

import asyncio
from contextlib import suppress
from datetime import timedelta

from bot.errors import StoreError
from bot.store.postgres.turns import Turns

IDENTIFY_EVERY = timedelta(seconds=5)
"""The time between two shards that connect, for each of the groups that Discord allows at once."""
REQUEST_EVERY = timedelta(milliseconds=50)
"""The time between two requests that answer no interaction: Discord takes 50 a second at most."""
RETRY = 1.0
"""Seconds until a server that is gone is asked again for a turn."""


class DiscordTurns:
    """The turns of this process among all others."""

    def __init__(self, turns: Turns) -> None:
        self._turns = turns

    async def identify(self, shard: int, max_concurrency: int) -> None:
        """Wait until a shard may connect, where Discord lets `max_concurrency` do so at once."""
        name = f"identify {shard % max_concurrency}"
        while True:
            try:
                return await self._turns.wait(name, IDENTIFY_EVERY)
            except StoreError:
                await asyncio.sleep(RETRY)

    async def request(self) -> None:
        """Wait until a request may be sent; while the database is gone, it may be sent at once."""
        with suppress(StoreError):
            await self._turns.wait("requests", REQUEST_EVERY)
