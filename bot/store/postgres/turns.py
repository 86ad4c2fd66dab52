"""Turns over all processes, on the server's clock."""

import asyncio
from collections import defaultdict
from datetime import timedelta

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


class Turns:
    """The turns of all processes that use a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queues: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def wait(self, name: str, every: timedelta) -> None:
        """Wait for the next turn of that name; there is one per `every`.

        In this process the first to come is next. Raises StoreBusyError.
        """
        values = {"name": name, "every": every}
        async with self._queues[name]:
            while not await self._database.write(lambda db: db.run_last(_TAKE, values)):
                (left,) = await self._database.read(lambda db: db.one(_LEFT, (name,)))
                await asyncio.sleep(max(left.total_seconds(), _SHORTEST))
