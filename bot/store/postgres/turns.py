"""Turns where Discord limits all processes together, on the server's clock."""

import asyncio
from collections import defaultdict
from datetime import timedelta

from bot.errors import StoreError
from bot.store.database import Database

# No turn is booked in advance, so none is lost if nobody waits for it any more. A turn that is
# further off than the next can be was stored by a clock that was ahead.
_TAKE = """
INSERT INTO turns AS turn (name, next_at) VALUES (:name, clock_timestamp() + :every)
ON CONFLICT (name) DO UPDATE SET next_at = :every + CASE
    WHEN turn.next_at BETWEEN clock_timestamp() AND clock_timestamp() + :most THEN turn.next_at
    ELSE clock_timestamp()
END
WHERE turn.next_at NOT BETWEEN clock_timestamp() + :early AND clock_timestamp() + :most
"""
_LEFT = "SELECT next_at - clock_timestamp() FROM turns WHERE name = ?"
_SHORTEST = 0.001  # seconds; the turn may have become free in between
IDENTIFY_EVERY = timedelta(seconds=5)
"""The time between two shards that connect, for each of the groups that Discord allows at once."""
RETRY = 1.0  # seconds until a server that is gone is asked again for a turn
_MOST_EARLY = 3


class SharedTurns:
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

    async def wait(self, name: str, every: timedelta) -> None:
        """Wait for a turn, one per `every`, first come first served; raises StoreBusyError."""
        async with self._queues[name]:
            left = await self.take(name, every)
            while left > 0:
                await asyncio.sleep(left)
                left = await self.take(name, every)

    async def take(self, name: str, every: timedelta, early: int = 0) -> float:
        """Take a turn, up to three `early`; return 0 or seconds to wait. Raises StoreBusyError."""
        values = {"name": name, "every": every, "early": early * every}
        values["most"] = (_MOST_EARLY + 1) * every
        if await self._database.write(lambda db: db.run_last(_TAKE, values)):
            return 0.0
        (left,) = await self._database.read(lambda db: db.one(_LEFT, (name,)))
        wait: timedelta = left - early * every
        return max(wait.total_seconds(), _SHORTEST)
