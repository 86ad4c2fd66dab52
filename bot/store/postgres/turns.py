"""Turns where Discord limits all processes together, on the server's clock."""

import asyncio
from collections import defaultdict
from contextlib import suppress
from datetime import timedelta

from bot.errors import StoreError
from bot.store.database import Database

# A turn is never booked in advance, so one that nobody waits for any more is not lost. One further
# off than the next can be is of a clock that was ahead.
_TAKE = """
INSERT INTO turns AS turn (name, next_at) VALUES (:name, clock_timestamp() + :every)
ON CONFLICT (name) DO UPDATE SET next_at = clock_timestamp() + :every
WHERE turn.next_at NOT BETWEEN clock_timestamp() AND clock_timestamp() + :every
"""
_LEFT = "SELECT next_at - clock_timestamp() FROM turns WHERE name = ?"
_SHORTEST = 0.001  # seconds; the turn may have become free in between


IDENTIFY_EVERY = timedelta(seconds=5)
"""The time between two shards that connect, for each of the groups that Discord allows at once."""
REQUEST_EVERY = timedelta(milliseconds=50)
"""The time between two requests that answer no interaction: Discord takes 50 a second at most."""
POST_EVERY = timedelta(milliseconds=200)
"""The time between two posts of the daily puzzle, or edits of them, so that others wait little."""
RETRY = 1.0
"""Seconds until a server that is gone is asked again for a turn."""


class Turns:
    """The turns of all processes that use a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queues: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def identify(self, shard: int, max_concurrency: int) -> None:
        """Wait until a shard may connect, where Discord lets `max_concurrency` do so at once."""
        name = f"identify {shard % max_concurrency}"
        while True:
            try:
                return await self.wait(name, IDENTIFY_EVERY)
            except StoreError:
                await asyncio.sleep(RETRY)

    async def request(self) -> None:
        """Wait until a request may be sent; while the database is gone, it may be sent at once."""
        with suppress(StoreError):
            await self.wait("requests", REQUEST_EVERY)

    async def post(self) -> None:
        """Wait until a puzzle may be posted, or a post edited; raises StoreError."""
        await self.wait("posts", POST_EVERY)

    async def wait(self, name: str, every: timedelta) -> None:
        """Wait for the next turn of that name; there is one per `every`.

        In this process the first to come is next. Raises StoreBusyError.
        """
        values = {"name": name, "every": every}
        async with self._queues[name]:
            while not await self._database.write(lambda db: db.run_last(_TAKE, values)):
                (left,) = await self._database.read(lambda db: db.one(_LEFT, (name,)))
                await asyncio.sleep(max(left.total_seconds(), _SHORTEST))
