"""Notes when the bot is there for people, and gives back the time in which it was not."""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.domain.limits import NO_GAP
from bot.domain.shards import HeldShards, Shard, Shards, shard_of
from bot.log import log
from bot.store.upkeep.uptime import Noted, UptimeTable

NOTE_EVERY = timedelta(seconds=10)
# After so long without a frame a connection is dead: Discord answers a heartbeat every 41 s.
LONGEST_SILENCE = timedelta(seconds=50)


@dataclass
class Uptime:
    """Where the bot is there for people: connected, and able to store.

    Nothing may end by its deadline elsewhere, nor before a gap has been given back.
    """

    table: UptimeTable
    now: Callable[[], datetime]
    held: HeldShards
    _count: int = 1
    _connected: set[Shard] = field(default_factory=set)
    _noted: dict[Shard, datetime] = field(default_factory=dict)
    _in_order: asyncio.Lock = field(default_factory=asyncio.Lock)

    def connect(self, shard: Shard) -> None:
        self._count = shard.shards
        self._connected.add(shard)
        self._noted.pop(shard, None)

    def disconnect(self, shard: Shard) -> None:
        self._connected.discard(shard)
        self._noted.pop(shard, None)

    async def was_silent(self, shard: Shard, length: timedelta) -> None:
        """Learn that a connection was lost after it had been silent; raises StoreError."""
        if length > LONGEST_SILENCE:
            seconds = length.total_seconds()
            log.info("gateway was silent: shard=%d seconds=%d", shard.number, seconds)
            async with self._in_order:
                await self.table.was_last_there(shard, self.now() - length)

    def shards(self) -> Shards:
        """Return the shards on which the bot is there, with nothing left to give back."""
        alive = {shard.number for shard in self._connected if self._is_fresh(shard)}
        return Shards(self._count, frozenset(alive if self.held().held else ()))

    async def run(self) -> datetime | None:
        await self._note(self._connected)
        return self.now() + NOTE_EVERY if self._connected else None

    async def confirm(self, guild_id: int | None) -> None:
        """Give back what is still to be given back where someone acts; raises StoreError.

        Missed presses may come before Discord says that the connection is back.
        """
        shard = Shard(shard_of(guild_id, self._count), self._count)
        if not self._is_fresh(shard) and self.held().has(guild_id):
            await self._note({shard})

    def _is_fresh(self, shard: Shard) -> bool:
        noted_at = self._noted.get(shard)
        return noted_at is not None and abs(self.now() - noted_at) <= NO_GAP

    async def _note(self, shards: Collection[Shard]) -> None:
        async with self._in_order:
            if not (shards and self.held().held):
                return
            now = self.now()
            noted = await self.table.note(tuple(shards), now)
            self._noted |= dict.fromkeys(shards, now)
            _tell(noted)


def _tell(noted: Noted) -> None:
    if noted.boards:
        log.warning("the last run did not stop cleanly: boards=%d", noted.boards)
    for shard, length, matches in noted.gaps:
        facts = (shard, abs(length) // timedelta(seconds=1), matches)
        if length > timedelta():
            log.info("time given back: shard=%d seconds=%d matches=%d", *facts)
        else:
            log.warning("clock set back: shard=%d seconds=%d matches=%d", *facts)
